// What the lines of a list come to, by currency: lines without a price or with a fault are not in it.
import { roundedAmount, unitsOf } from './money.ts'

export interface Quoted {
  total: string
  currency: string
  fault: string | null
}

export interface ListTotals {
  /** Amounts in full coins: '61.50'. */
  totals: { currency: string; amount: string }[]
  /** Lines that are not in the totals. */
  unpriced: number
}

/** Null is a line without a price. */
export function totalsOf(quotes: readonly (Quoted | null)[]): ListTotals {
  const sums = new Map<string, bigint>()
  let unpriced = 0
  for (const quote of quotes) {
    if (!quote || quote.fault !== null) unpriced += 1
    else sums.set(quote.currency, (sums.get(quote.currency) ?? 0n) + unitsOf(quote.total))
  }
  const totals = [...sums].map(([currency, units]) => {
    return { currency, amount: roundedAmount(units, currency) }
  })
  return { totals, unpriced }
}
