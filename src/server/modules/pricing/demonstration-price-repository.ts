// Writes the prices of the demonstration's items in a few statements for all of them: 21,000 items take two seconds.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Shares are of the suggested retail price, `rate` is currency units per US dollar. */
export interface DemonstrationRules {
  id: string
  currency: string
  rate: number
  steps: ReadonlyArray<{ from: number; share: number }>
  specialShare: number
  /** The largest order quantity of the items that have one. */
  max: number
  /** Some items are then sold in multiples of a carton. */
  isSoldInCartons: boolean
}

/** Only for a shop with items of the demonstration and without price lists, whose staff never imported or removed prices. */
export async function lacksDemonstrationPrices(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select not exists (select from price_list)
      and not exists (select from audit_entry where action like 'prices.%')
      and exists (select from product where ${isDemonstration} and status = 'active') as needed`.execute(
    db,
  )
  return rows[0]?.needed ?? false
}

export async function insertDemonstrationList(
  trx: Kysely<Database>,
  list: { id: string; name: string; currency: string; group: string },
): Promise<void> {
  await trx
    .insertInto('price_list')
    .values({
      id: list.id,
      name: list.name,
      currency: list.currency,
      price_group: list.group,
      company_id: null,
      member_kind: null,
      is_demonstration: true,
    })
    .execute()
}

/** Fills the temporary table `demonstration_item` with the items that get prices; it is dropped on commit. */
export async function choosePricedItems(trx: Kysely<Database>): Promise<void> {
  await sql`create temporary table demonstration_item on commit drop as ${items}`.execute(trx)
}

export async function analyzePrices(trx: Kysely<Database>): Promise<void> {
  await sql`analyze price_row, price_term`.execute(trx)
}

// Demonstration items mark their invented fields as derived.
const isDemonstration = sql`basis ->> 'other' = 'derived'`

/** `number` is a stable hash of the item number, by which the rules choose items: one in 97 has no price. */
const items = sql`
  select id, retail, number from (
    select p.id, r.amount as retail, ('x' || substr(md5(p.item_no), 1, 7))::bit(28)::integer as number
    from product p join price_row r on r.product_id = p.id and r.list = 'srp' and r.currency = 'USD'
      and r.min_quantity = 1 and r.valid_from is null
    where ${isDemonstration}) item
  where number % 97 <> 0`

/** Returns the number of rows. */
export async function insertDemonstrationRows(
  trx: Kysely<Database>,
  list: DemonstrationRules,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into price_row (product_id, list, currency, min_quantity, amount)
    select i.id, ${list.id}, ${list.currency}, step.from, ${inCurrency(list, sql`step.share`)}
    from demonstration_item i,
      json_to_recordset(${JSON.stringify(list.steps)}::json) as step ("from" integer, share numeric)
    order by i.id, step.from`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

export async function insertDemonstrationTerms(
  trx: Kysely<Database>,
  list: DemonstrationRules,
): Promise<void> {
  const inCartons = list.isSoldInCartons ? sql`number % 12 = 1` : sql`false`
  const special = inCurrency(list, sql`${list.specialShare}::numeric`)
  await sql`
    insert into price_term (list, product_id, quantity_multiple, max_order_quantity, special_amount,
      special_monthly_quantity)
    select ${list.id}, i.id,
      case when ${inCartons} then case when retail < 5 then 20 else 10 end end,
      case when number % 40 = 3 then ${list.max}::integer end,
      case when number % 25 = 2 then ${special} end,
      case when number % 25 = 2 then 20 * (1 + number % 3) end
    from demonstration_item i
    where ${inCartons} or number % 40 = 3 or number % 25 = 2`.execute(trx)
}

/** Rounds to cents; prices under two currency units keep all four decimals. */
function inCurrency({ rate }: DemonstrationRules, share: ReturnType<typeof sql>) {
  const amount = sql`(retail * ${share} * ${rate}::numeric)`
  return sql`round(${amount}, case when ${amount} < 2 then 4 else 2 end)`
}
