// Finds orders whose backordered pieces can be served, and what older orders still wait for.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The order whose money is held longest comes first. Only orders that are not being picked. */
export async function findServableOrders(db: Kysely<Database>, limit: number): Promise<string[]> {
  const { rows } = await sql<{ order_no: string }>`
    select o.order_no from trade_order o
    where o.state in ('paid', 'held', 'packed', 'part_shipped') and o.id in (
      select l.order_id from order_line l join stock_level s using (product_id)
      where l.backordered > 0 and s.on_hand > s.reserved)
    order by coalesce(o.held_at, o.placed_at), o.id limit ${limit}`.execute(db)
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
