// Reads and writes offers, and the lines of an order as an offer changes them.
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderOfferTable, OrderPart } from '../../db/schema/orders.ts'

export type OfferRow = Selectable<OrderOfferTable>

export async function insertOffer(
  trx: Kysely<Database>,
  offer: Insertable<OrderOfferTable>,
): Promise<void> {
  await trx.insertInto('order_offer').values(offer).execute()
}

export function findOffer(
  db: Kysely<Database>,
  orderId: number,
  revision: number,
): Promise<OfferRow | undefined> {
  return db
    .selectFrom('order_offer')
    .where('order_id', '=', orderId)
    .where('revision', '=', revision)
    .selectAll()
    .executeTakeFirst()
}

export interface OfferedUnits {
  position: number
  quantity: number
  cancelled: number
  /** Pieces at the special price. */
  special: number
  parts: readonly OrderPart[]
  /** Minor units. */
  total: number
}

/**
 * Nothing of the order is reserved or shipped yet. A discontinued line that is offered again loses its mark
 * `discontinued`.
 */
export async function writeOfferedUnits(
  trx: Kysely<Database>,
  orderId: number,
  lines: readonly OfferedUnits[],
): Promise<void> {
  await sql`
    update order_line l set quantity = g.quantity, cancelled = g.cancelled, special_quantity = g.special,
      parts = g.parts, total = g.total, discontinued = l.discontinued and g.cancelled > 0
    from json_to_recordset(${JSON.stringify(lines)}::json) as g (position int, quantity int, cancelled int,
      special int, parts jsonb, total bigint)
    where l.order_id = ${orderId} and l.position = g.position`.execute(trx)
}

/** Pieces on hand that no order has reserved or waits for, by line. */
export async function findFreeUnits(
  db: Kysely<Database>,
  orderId: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ position: number; free: number }>`
    select l.position, greatest(0, s.on_hand - s.reserved - s.backordered) as free
    from order_line l join stock_level s on s.product_id = l.product_id
    where l.order_id = ${orderId}`.execute(db)
  return new Map(rows.map(({ position, free }) => [position, free]))
}
