// The address of the area that only its own pages name.

/** The deposit calculator. */
export const DEPOSIT_PATH = '/dropship/deposit.html'
