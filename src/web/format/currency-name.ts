// How the shop writes a currency.

/** CNY is displayed as RMB. */
export function currencyName(currency: string): string {
  return currency === 'CNY' ? 'RMB' : currency
}
