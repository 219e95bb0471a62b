// How the shop writes a currency.

/** Buyers know the currency CNY as RMB. */
export function currencyName(currency: string): string {
  return currency === 'CNY' ? 'RMB' : currency
}
