// Demonstration price lists, derived by fixed rules from the suggested retail price and marked as such.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

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
  most: number
}

const wholesale = {
  group: 'wholesale',
  steps: [
    { from: 5, share: 0.62 },
    { from: 20, share: 0.56 },
    { from: 100, share: 0.5 },
  ],
  specialShare: 0.45,
  most: 500,
} as const

const dropship = {
  group: 'dropship',
  steps: [{ from: 1, share: 0.72 }],
  specialShare: 0.65,
  most: 50,
} as const

const LISTS: DemonstrationList[] = [
  { ...wholesale, id: 'demo-wholesale-usd', name: 'Demonstration wholesale USD', currency: 'USD' },
  { ...wholesale, id: 'demo-wholesale-hkd', name: 'Demonstration wholesale HKD', currency: 'HKD' },
  { ...wholesale, id: 'demo-wholesale-cny', name: 'Demonstration wholesale CNY', currency: 'CNY' },
  { ...dropship, id: 'demo-dropship-usd', name: 'Demonstration drop ship USD', currency: 'USD' },
]

/** True in a shop that sells the demonstration catalogue and has never had a price list. */
export async function needsDemonstrationPrices(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select not exists (select from price_list)
      and not exists (select from audit_entry where action like 'prices.%')
      and exists (select from product where ${isDemonstration} and status = 'active') as needed`.execute(
    db,
  )
  return rows[0]?.needed ?? false
}

/**
 * Writes the lists for items of the demonstration catalogue, never for a merchant's own; returns the number of
 * price rows. One item in 97 has no price, one in 12 is sold in cartons, one in 25 has a special price with a
 * monthly quantity, one in 40 a maximum order. Pure SQL: 21,000 items take two seconds.
 */
export async function writeDemonstrationPrices(trx: Kysely<Database>): Promise<number> {
  for (const list of LISTS) {
    await trx
      .insertInto('price_list')
      .values({
        id: list.id,
        name: list.name,
        currency: list.currency,
        price_group: list.group,
        company_id: null,
        is_demonstration: true,
      })
      .execute()
  }
  await sql`create temporary table demonstration_item on commit drop as ${items}`.execute(trx)
  let rows = 0
  for (const list of LISTS) {
    rows += await writeRows(trx, list)
    await writeTerms(trx, list)
  }
  await sql`analyze price_row, price_term`.execute(trx)
  return rows
}

// Demonstration items mark their invented fields as derived.
const isDemonstration = sql`basis ->> 'other' = 'derived'`

/** `number` is a stable hash of the item number; the rules select by it. */
const items = sql`
  select id, retail, number from (
    select p.id, r.amount as retail, ('x' || substr(md5(p.item_no), 1, 7))::bit(28)::integer as number
    from product p join price_row r on r.product_id = p.id and r.list = 'srp' and r.currency = 'USD'
      and r.min_quantity = 1 and r.valid_from is null
    where ${isDemonstration}) item
  where number % 97 <> 0`

async function writeRows(trx: Kysely<Database>, list: DemonstrationList): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into price_row (product_id, list, currency, min_quantity, amount)
    select i.id, ${list.id}, ${list.currency}, step.from, ${inCurrency(list, sql`step.share`)}
    from demonstration_item i,
      json_to_recordset(${JSON.stringify(list.steps)}::json) as step ("from" integer, share numeric)
    order by i.id, step.from`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

async function writeTerms(trx: Kysely<Database>, list: DemonstrationList): Promise<void> {
  const inCartons = list.group === 'wholesale' ? sql`number % 12 = 1` : sql`false`
  const special = inCurrency(list, sql`${list.specialShare}::numeric`)
  await sql`
    insert into price_term (list, product_id, quantity_multiple, max_order_quantity, special_amount,
      special_monthly_quantity)
    select ${list.id}, i.id,
      case when ${inCartons} then case when retail < 5 then 20 else 10 end end,
      case when number % 40 = 3 then ${list.most}::integer end,
      case when number % 25 = 2 then ${special} end,
      case when number % 25 = 2 then 20 * (1 + number % 3) end
    from demonstration_item i
    where ${inCartons} or number % 40 = 3 or number % 25 = 2`.execute(trx)
}

/** Rounds to cents; prices under two currency units keep all four decimals. */
function inCurrency({ currency }: DemonstrationList, share: ReturnType<typeof sql>) {
  const amount = sql`(retail * ${share} * ${DEMONSTRATION_RATES[currency]}::numeric)`
  return sql`round(${amount}, case when ${amount} < 2 then 4 else 2 end)`
}
