// Reads which price lists apply to a member, and the products in the order of their prices.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isValidOn, listsOf, type PricePrincipal } from './price-repository.ts'

/** Ids of price lists, the company's own last, one per line. */
export async function findListIds(
  db: Kysely<Database>,
  principal: PricePrincipal,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`${listsOf(principal)} order by company, id`.execute(db)
  return rows.map(({ id }) => id).join('\n')
}

/**
 * Product ids, cheapest first. `minimum` is the minimum of an item without its own. In the query, a step is one price of
 * an item from a quantity on, `ladder` has all of them, and `entry` has the price at the smallest order (as
 * `smallestOrder` in shared/price-rules.ts); `company`: in the company's own list, which replaces the group's for an item
 * with steps in it (`own`).
 */
export async function findRanking(
  db: Kysely<Database>,
  principal: PricePrincipal,
  { minimum, region }: { minimum: number; region: string },
): Promise<Int32Array> {
  const { rows } = await sql<{ ids: number[] | null }>`
    with lists as materialized (${listsOf(principal)}),
    step as (
      select distinct on (r.product_id, l.company, r.min_quantity)
        r.product_id, l.company, r.min_quantity, r.amount
      from lists l join price_row r on r.list = l.id and r.currency = l.currency
      where ${isValidOn(principal.today)}
      order by r.product_id, l.company, r.min_quantity, r.valid_from desc nulls last),
    ladder as (
      select s.*, bool_or(s.company) over (partition by s.product_id) as own,
        min(s.min_quantity) over (partition by s.product_id, s.company) as first_quantity
      from step s),
    term as (
      select t.product_id, (array_agg(t.minimum_quantity order by l.company desc)
          filter (where t.minimum_quantity is not null))[1] as minimum,
        (array_agg(t.quantity_multiple order by l.company desc)
          filter (where t.quantity_multiple is not null))[1] as multiple
      from lists l join price_term t on t.list = l.id group by t.product_id),
    entry as (
      select distinct on (l.product_id) l.product_id, l.amount
      from ladder l left join term t on t.product_id = l.product_id,
        lateral (select greatest(coalesce(t.minimum, ${minimum}::bigint), l.first_quantity) as minimum,
          coalesce(t.multiple, 1) as multiple) o
      where l.company = l.own and l.min_quantity <= (o.minimum + o.multiple - 1) / o.multiple * o.multiple
      order by l.product_id, l.min_quantity desc)
    select json_agg(p.id order by e.amount, p.item_no) as ids
    from entry e join product p on p.id = e.product_id
    where p.status = 'active' and (${region} = 'GLOBAL' or p.regions = '{}'
      or p.regions && array['GLOBAL', ${region}]::text[])`.execute(db)
  return Int32Array.from(rows[0]?.ids ?? [])
}
