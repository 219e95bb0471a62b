// All products sorted by the price for one kind of member; cached for a few price lists.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { MemberCtx } from '../../context/context.ts'
import { perDatabase } from '../../platform/per-database.ts'
import { SingleFlightCache } from '../../platform/single-flight.ts'
import { holds, listsOf, type PriceAsker } from './price-repository.ts'
import { usualMinimum } from './price-resolution.ts'
import { askerOf } from './pricing-service.ts'

/** Product ids, cheapest first, without the unpriced ones. Members with the same key see the same order. */
export interface PriceOrder {
  key: string
  ids: Int32Array
}

const cachesOf = perDatabase(() => ({
  lists: new SingleFlightCache(500),
  orders: new SingleFlightCache(16),
}))

/** Sorts by the regular unit price of the smallest order. Read once per catalogue version and day. */
export async function priceOrder(ctx: MemberCtx): Promise<PriceOrder> {
  const { lists: listCache, orders } = cachesOf(ctx.db)
  const asker = askerOf(ctx)
  const lists = await listCache.read(askerKey(ctx, asker), () => findListIds(ctx.db, asker))
  const minimum = usualMinimum(ctx.actor)
  const { region } = ctx.actor
  const key = JSON.stringify([ctx.catalogueVersion, asker.today, lists, minimum, region])
  return orders.read(key, async () => {
    return { key, ids: await findOrder(ctx.db, asker, { minimum, region }) }
  })
}

function askerKey({ catalogueVersion }: MemberCtx, asker: PriceAsker): string {
  return JSON.stringify([catalogueVersion, asker.companyId, asker.priceGroup, asker.currency])
}

async function findListIds(db: Kysely<Database>, asker: PriceAsker): Promise<string> {
  const { rows } = await sql<{ id: string }>`${listsOf(asker)} order by near, id`.execute(db)
  return rows.map(({ id }) => id).join('\n')
}

async function findOrder(
  db: Kysely<Database>,
  asker: PriceAsker,
  { minimum, region }: { minimum: number; region: string },
): Promise<Int32Array> {
  const { rows } = await sql<{ ids: number[] | null }>`
    with lists as materialized (${listsOf(asker)}),
    step as (
      select distinct on (r.product_id, l.near, r.min_quantity)
        r.product_id, l.near, r.min_quantity, r.amount
      from lists l join price_row r on r.list = l.id and r.currency = l.currency
      where ${holds(asker.today)}
      order by r.product_id, l.near, r.min_quantity, r.valid_from desc nulls last),
    ladder as (
      select s.*, bool_or(s.near) over (partition by s.product_id) as own from step s),
    term as (
      select t.product_id, (array_agg(t.minimum_quantity order by l.near desc)
        filter (where t.minimum_quantity is not null))[1] as minimum
      from lists l join price_term t on t.list = l.id group by t.product_id),
    entry as (
      select distinct on (l.product_id) l.product_id, l.amount
      from ladder l left join term t on t.product_id = l.product_id
      where l.near = l.own
      order by l.product_id, l.min_quantity > coalesce(t.minimum, ${minimum}::integer),
        case when l.min_quantity > coalesce(t.minimum, ${minimum}::integer)
          then l.min_quantity else -l.min_quantity end)
    select json_agg(p.id order by e.amount, p.item_no) as ids
    from entry e join product p on p.id = e.product_id
    where p.status = 'active' and (${region} = 'GLOBAL' or p.regions = '{}'
      or p.regions && array['GLOBAL', ${region}]::text[])`.execute(db)
  return Int32Array.from(rows[0]?.ids ?? [])
}
