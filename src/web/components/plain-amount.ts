// Amounts of money as people type and paste them.

/** '1,000.00' or ' 1 000.00' -> '1000.00', which the server accepts. Checks nothing. */
export function plainAmount(typed: string): string {
  return typed.trim().replaceAll(/[,\s](?=\d{3}(?:\D|$))/g, '')
}
