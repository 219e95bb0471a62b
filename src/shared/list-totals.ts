// Totals of a list by currency; lines without a price or with an error are excluded.
import { roundedAmount, tenThousandthsOf } from './money.ts'

export interface LineQuote {
  total: string
  currency: string
  fault: string | null
}

export interface ListTotals {
  /** Amounts with all decimals of the currency: '61.50'. */
  totals: { currency: string; amount: string }[]
  /** Number of lines excluded from the totals. */
  unpriced: number
}

/** Null is a line without a price. */
export function totalsOf(quotes: readonly (LineQuote | null)[]): ListTotals {
  const sums = new Map<string, bigint>()
  let unpriced = 0
  for (const quote of quotes) {
    if (!quote || quote.fault !== null) unpriced += 1
    else sums.set(quote.currency, (sums.get(quote.currency) ?? 0n) + tenThousandthsOf(quote.total))
  }
  const totals = [...sums].map(([currency, sum]) => {
    return { currency, amount: roundedAmount(sum, currency) }
  })
  return { totals, unpriced }
}
