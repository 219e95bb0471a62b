// Client-side prices of list lines while the server call is pending, by the shared pricing rule.
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { addTotals } from '../../../../shared/money.ts'
import { quoteQuantity } from '../../../../shared/price-rules.ts'

/** The line with another quantity and its new price. */
export function withQuantity(line: WishListItem, quantity: number): WishListItem {
  const { price } = line.product
  return { ...line, quantity, quote: price ? quoteQuantity(price, quantity) : null }
}

export interface ListTotals {
  totals: { currency: string; amount: string }[]
  /** Number of lines not included in the totals. */
  unpriced: number
}

/** Totals by currency; lines without a price or with an invalid quantity are only counted. */
export function totalsOf(lines: readonly WishListItem[]): ListTotals {
  const sums = new Map<string, string[]>()
  let unpriced = 0
  for (const { quote } of lines) {
    if (!quote || quote.fault) unpriced += 1
    else sums.set(quote.currency, [...(sums.get(quote.currency) ?? []), quote.total])
  }
  const totals = [...sums].map(([currency, amounts]) => ({
    currency,
    amount: addTotals(amounts, currency),
  }))
  return { totals, unpriced }
}

/** The lines with one line moved to another position. */
export function moved<T>(lines: readonly T[], from: number, to: number): T[] {
  const others = lines.filter((_, index) => index !== from)
  const line = lines[from]
  if (line === undefined) return [...lines]
  return [...others.slice(0, to), line, ...others.slice(to)]
}
