// Bounds of what a company may call an item.

/** Characters of the longest name; a longer text is a description, which two items may share. */
export const LONGEST_ALIAS = 120
