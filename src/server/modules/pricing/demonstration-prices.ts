// Demonstration price lists, derived by fixed rules from the suggested retail price and marked as such.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  analyzePrices,
  choosePricedItems,
  type DemonstrationRules,
  insertDemonstrationList,
  insertDemonstrationRows,
  insertDemonstrationTerms,
  lacksDemonstrationPrices,
} from './demonstration-price-repository.ts'

/** Currency units per US dollar: fixed on 2 January 2026 for this demonstration, not a market rate. */
const DEMONSTRATION_RATES = { USD: 1, HKD: 7.8, CNY: 7 }

interface DemonstrationList {
  id: string
  name: string
  group: 'wholesale' | 'dropship'
  currency: keyof typeof DEMONSTRATION_RATES
  /** Unit prices as shares of the suggested retail price. */
  steps: ReadonlyArray<{ from: number; share: number }>
  specialShare: number
  /** The maximum order of the items that have one. */
  max: number
}

const wholesale = {
  group: 'wholesale',
  steps: [
    { from: 5, share: 0.62 },
    { from: 20, share: 0.56 },
    { from: 100, share: 0.5 },
  ],
  specialShare: 0.45,
  max: 500,
} as const

const dropship = {
  group: 'dropship',
  steps: [{ from: 1, share: 0.72 }],
  specialShare: 0.65,
  max: 50,
} as const

const LISTS: DemonstrationList[] = [
  { ...wholesale, id: 'demo-wholesale-usd', name: 'Demonstration wholesale USD', currency: 'USD' },
  { ...wholesale, id: 'demo-wholesale-hkd', name: 'Demonstration wholesale HKD', currency: 'HKD' },
  { ...wholesale, id: 'demo-wholesale-cny', name: 'Demonstration wholesale CNY', currency: 'CNY' },
  { ...dropship, id: 'demo-dropship-usd', name: 'Demonstration drop ship USD', currency: 'USD' },
]

/** True in a shop that sells the demonstration catalogue and has never had a price list. */
export function needsDemonstrationPrices(db: Kysely<Database>): Promise<boolean> {
  return lacksDemonstrationPrices(db)
}

/**
 * Writes the lists for items of the demonstration catalogue, never for a seller's own; returns the number of
 * price rows. One item in 97 has no price, one in 12 is sold to wholesalers in cartons, one in 25 has a special price
 * with a monthly quantity, one in 40 a maximum order. Pure SQL: 21,000 items take two seconds.
 */
export async function writeDemonstrationPrices(trx: Kysely<Database>): Promise<number> {
  for (const list of LISTS) await insertDemonstrationList(trx, list)
  await choosePricedItems(trx)
  let rows = 0
  for (const list of LISTS) {
    const rules = rulesOf(list)
    rows += await insertDemonstrationRows(trx, rules)
    await insertDemonstrationTerms(trx, rules)
  }
  await analyzePrices(trx)
  return rows
}

function rulesOf(list: DemonstrationList): DemonstrationRules {
  const rate = DEMONSTRATION_RATES[list.currency]
  return { ...list, rate, isSoldInCartons: list.group === 'wholesale' }
}
