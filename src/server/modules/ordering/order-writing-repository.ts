// Locks orders and writes their states, the pieces of their lines, and their events.
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderLineTable, TradeOrderTable } from '../../db/schema/orders.ts'

export type OrderRow = Selectable<TradeOrderTable>
export type LineRow = Selectable<OrderLineTable>

/** Locked until the transaction ends. */
export function lockOrder(trx: Kysely<Database>, orderNo: string): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('trade_order')
    .where('order_no', '=', orderNo)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** False while its member is suspended. */
export async function isOfApprovedMember(
  trx: Kysely<Database>,
  { company_id, kind }: Pick<OrderRow, 'company_id' | 'kind'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from membership
    where company_id = ${company_id} and kind = ${kind} and state = 'approved'`.execute(trx)
  return rows.length > 0
}

export function findLines(db: Kysely<Database>, orderId: number): Promise<LineRow[]> {
  return db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('position')
    .execute()
}

export async function updateOrder(
  trx: Kysely<Database>,
  orderId: number,
  changes: Updateable<TradeOrderTable>,
): Promise<void> {
  await trx.updateTable('trade_order').where('id', '=', orderId).set(changes).execute()
}

export interface LineUnits {
  position: number
  reserved: number
  backordered: number
  shipped: number
  cancelled: number
}

export async function writeUnits(
  trx: Kysely<Database>,
  orderId: number,
  lines: readonly LineUnits[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update order_line l set reserved = g.reserved, backordered = g.backordered,
      shipped = g.shipped, cancelled = g.cancelled
    from json_to_recordset(${JSON.stringify(lines)}::json) as g (position int, reserved int,
      backordered int, shipped int, cancelled int)
    where l.order_id = ${orderId} and l.position = g.position`.execute(trx)
}

export interface OrderEventRow {
  at: Date
  event: string
  state: OrderRow['state']
  /** `member:` with the id of a login, `staff:` with an email address, or a part of the shop, such as 'scheduler'. */
  actor: string
  /** `reason` and `message` are what people wrote: kept apart, and erased with the recipient. */
  note: Record<string, unknown>
}

/** The order is locked, so that the numbers of its events follow each other. */
export async function insertEvent(
  trx: Kysely<Database>,
  orderId: number,
  { at, event, state, actor, note }: OrderEventRow,
): Promise<void> {
  const { reason, message, ...facts } = note
  const words = JSON.stringify({ reason, message })
  const inserted = sql`
    insert into order_event (order_id, seq, at, event, state, actor, note)
    select ${orderId}, coalesce(max(seq), 0) + 1, ${at}, ${event}, ${state}, ${actor},
      ${JSON.stringify(facts)}::jsonb
    from order_event where order_id = ${orderId}`
  if (words === '{}') await inserted.execute(trx)
  else {
    await sql`
      with inserted as (${inserted} returning order_id, seq)
      insert into order_event_words (order_id, seq, words)
      select order_id, seq, ${words}::jsonb from inserted`.execute(trx)
  }
}
