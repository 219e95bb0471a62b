// Limits of an alias, the name that a company gives an item.

/** In characters; a longer text is a description, which two items may share. */
export const LONGEST_ALIAS = 120
