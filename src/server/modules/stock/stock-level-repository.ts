// Carries the figures of the catalogue file over to the stock that orders use, and compares and writes stock bands.
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Sets the pieces on hand of the next `limit` products whose figure in the catalogue file changed; returns the id of the
 * last one, null when none was left. `counted` is the figure that was carried over last.
 */
export async function carryBatch(
  trx: Kysely<Database>,
  { after, limit }: { after: number; limit: number },
): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with due as (
      select s.product_id, s.quantity from stock s left join stock_level l using (product_id)
      where s.product_id > ${after} and s.quantity is distinct from l.counted
      order by s.product_id limit ${limit}
    ), carried as (
      insert into stock_level as l (product_id, on_hand, counted, band)
      select product_id, quantity, quantity, 0 from due order by product_id
      on conflict (product_id) do update set on_hand = excluded.on_hand, counted = excluded.counted
      returning l.product_id
    )
    select max(product_id) as last from carried`.execute(trx)
  return rows[0]?.last ?? null
}

/** The band of `stock_level` from its free pieces, as the catalogue shows it: 0 out of stock, 1 low, 2 in stock. */
const bandOf = (lowBelow: number): RawBuilder<number> => sql<number>`
  (case when on_hand - reserved - backordered < 1 then 0
    when on_hand - reserved - backordered < ${lowBelow} then 1 else 2 end)`

export async function hasChangedBand(db: Kysely<Database>, lowBelow: number): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (select from stock_level where band <> ${bandOf(lowBelow)}) as changed`.execute(
    db,
  )
  return rows[0]?.changed ?? false
}

/** Returns how many bands changed. Rows that orders have locked are skipped until the next run. */
export async function writeBands(trx: Kysely<Database>, lowBelow: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with changed as (
      select product_id from stock_level where band <> ${bandOf(lowBelow)}
      order by product_id for update skip locked
    ), written as (
      update stock_level set band = ${bandOf(lowBelow)}
      where product_id in (select product_id from changed) returning 1
    )
    select count(*)::int as count from written`.execute(trx)
  return rows[0]?.count ?? 0
}
