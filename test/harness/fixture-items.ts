// Which items of the demonstration catalogue every server test may rely on, beside its first 600 rows.

export const FIRST_ROWS = 600

/** Item numbers that tests name; add yours here. */
export const CHOSEN_ITEMS: string[] = []
