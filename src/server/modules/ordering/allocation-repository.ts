// Finds orders whose backordered pieces can be served, and what older orders still wait for.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/**
 * Orders that get pieces now, as `allocateUnits` counts them; the order whose money is held longest comes first. Only orders
 * that are not being picked. `itemsOf`: only orders that wait for an item of that order.
 */
export async function findServableOrders(
  db: Kysely<Database>,
  { limit, itemsOf }: { limit: number; itemsOf?: string | undefined },
): Promise<string[]> {
  const isWanted =
    itemsOf === undefined
      ? sql`true`
      : sql`l.product_id in (select of.product_id from order_line of
          where of.order_id = (select id from trade_order where order_no = ${itemsOf}))`
  // The sums make the pieces that older orders wait for: all up to this order, without its own.
  const { rows } = await sql<{ order_no: string }>`
    with waiting as (
      select o.order_no, o.id, o.state, coalesce(o.held_at, o.placed_at) as since,
        s.on_hand - s.reserved as unreserved,
        sum(l.backordered) over (partition by l.product_id order by coalesce(o.held_at, o.placed_at), o.id)
          - sum(l.backordered) over (partition by l.product_id, o.id) as older
      from order_line l join stock_level s using (product_id) join trade_order o on o.id = l.order_id
      where l.backordered > 0 and s.on_hand > s.reserved and ${isWanted})
    select order_no from waiting
    where state in ('paid', 'held', 'packed', 'part_shipped') and unreserved > older
    group by order_no, since, id order by since, id limit ${limit}`.execute(db)
  return rows.map(({ order_no }) => order_no)
}

/** By product: the backordered pieces of orders whose money is held longer than this one's. */
export async function findOlderBackorders(
  trx: Kysely<Database>,
  orderId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ product_id: number; pieces: number }>`
    select l.product_id, sum(l.backordered)::int as pieces
    from order_line l join trade_order o on o.id = l.order_id, trade_order this
    where this.id = ${orderId} and l.product_id = any(${productIds}::int[]) and l.backordered > 0
      and (coalesce(o.held_at, o.placed_at), o.id) < (coalesce(this.held_at, this.placed_at), this.id)
    group by l.product_id`.execute(trx)
  return new Map(rows.map(({ product_id, pieces }) => [product_id, pieces]))
}
