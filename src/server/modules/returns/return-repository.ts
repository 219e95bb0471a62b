// Locks, reads and writes returns, their lines and their events.
import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderPart } from '../../db/schema/orders.ts'
import type { ReturnLineTable, TradeReturnTable } from '../../db/schema/returns.ts'
import type { Lang } from '../../../shared/lang.ts'
import { CLAIMING_STATES, type ReturnState } from '../../../shared/return-states.ts'

export type ReturnRow = Selectable<TradeReturnTable>

/** Pieces of one line in one parcel, with how many of them returns have claimed. */
export interface ReturnableRow {
  shipment_id: number
  shipment_no: string
  position: number
  product_id: number
  item_no: string
  titles: Partial<Record<Lang, string>>
  chemistry: string
  is_battery: boolean
  parts: OrderPart[]
  pieces: number
  /** Pieces of the line that were charged with this parcel and with earlier ones. */
  charged_until: number
  claimed: number
  dispatched_at: Date
  date_codes: string[]
}

/** The lines of parcels that left and neither were lost nor came back as a whole. */
export async function findReturnableLines(
  db: Kysely<Database>,
  orderId: number,
): Promise<ReturnableRow[]> {
  const { rows } = await sql<ReturnableRow>`
    select s.id as shipment_id, s.shipment_no, l.position, l.product_id, l.item_no, l.titles, l.chemistry,
      coalesce(p.type, 'battery') = 'battery' as is_battery, l.parts, sent.pieces, s.dispatched_at, sent.date_codes,
      sent.charged_until,
      coalesce((select sum(coalesce(r.accepted, r.pieces))::int from return_line r
          join trade_return t on t.id = r.return_id
        where r.shipment_id = s.id and r.position = l.position and t.state = any(${CLAIMING_STATES}::text[])
          and t.resolution is distinct from 'replacement'), 0) as claimed
    from shipment s join shipment_line sent on sent.shipment_id = s.id
    join order_line l on l.order_id = s.order_id and l.position = sent.position
    left join product p on p.id = l.product_id
    where s.order_id = ${orderId} and s.state in ('dispatched', 'delivered')
    order by s.id, l.position`.execute(db)
  return rows
}

export async function nextReturnNumber(trx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('return_number')::int as number`.execute(trx)
  return rows[0]!.number
}

export async function insertReturn(
  trx: Kysely<Database>,
  row: Insertable<TradeReturnTable>,
  lines: ReadonlyArray<Omit<Insertable<ReturnLineTable>, 'return_id'>>,
): Promise<number> {
  const { id } = await trx
    .insertInto('trade_return')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('return_line')
    .values(lines.map((line) => ({ ...line, return_id: id })))
    .execute()
  return id
}

/** Orders are locked before their returns. */
export async function lockOrderOf(trx: Kysely<Database>, returnNo: string): Promise<void> {
  await sql`
    select from trade_order where id = (select order_id from trade_return where return_no = ${returnNo})
    for no key update`.execute(trx)
}

export function findReturnHead(
  db: Kysely<Database>,
  returnId: number,
): Promise<Pick<ReturnRow, 'return_no' | 'state'> | undefined> {
  return db
    .selectFrom('trade_return')
    .where('id', '=', returnId)
    .select(['return_no', 'state'])
    .executeTakeFirst()
}

/** The account of the order of a return. */
export function findReturnAccount(
  db: Kysely<Database>,
  returnNo: string,
): Promise<{ account_id: number } | undefined> {
  return db
    .selectFrom('trade_return')
    .innerJoin('trade_order', 'trade_order.id', 'trade_return.order_id')
    .where('return_no', '=', returnNo)
    .select('trade_order.account_id')
    .executeTakeFirst()
}

export function lockReturn(
  trx: Kysely<Database>,
  returnNo: string,
): Promise<ReturnRow | undefined> {
  return trx
    .selectFrom('trade_return')
    .where('return_no', '=', returnNo)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateReturn(
  trx: Kysely<Database>,
  returnId: number,
  changes: Updateable<TradeReturnTable>,
): Promise<void> {
  await trx.updateTable('trade_return').where('id', '=', returnId).set(changes).execute()
}

export async function insertReturnEvent(
  trx: Kysely<Database>,
  returnId: number,
  entry: { at: Date; event: string; state: ReturnState; actor: string; note: object },
): Promise<void> {
  const { at, event, state, actor, note } = entry
  await sql`
    insert into return_event (return_id, seq, at, event, state, actor, note)
    select ${returnId}, coalesce(max(seq), 0) + 1, ${at}, ${event}, ${state}, ${actor},
      ${JSON.stringify(note)}::jsonb
    from return_event where return_id = ${returnId}`.execute(trx)
}

export interface ReturnLineRow extends Selectable<ReturnLineTable> {
  shipment_no: string
  product_id: number
  item_no: string
  titles: Partial<Record<Lang, string>>
}

export async function findReturnLines(
  db: Kysely<Database>,
  returnId: number,
): Promise<ReturnLineRow[]> {
  const { rows } = await sql<ReturnLineRow>`
    select l.*, to_char(l.warranty_until, 'YYYY-MM-DD') as warranty_until, s.shipment_no, o.product_id, o.item_no,
      o.titles
    from return_line l join shipment s on s.id = l.shipment_id
    join order_line o on o.order_id = s.order_id and o.position = l.position
    where l.return_id = ${returnId} order by l.line_no`.execute(db)
  return rows
}

export async function writeInspection(
  trx: Kysely<Database>,
  returnId: number,
  lines: ReadonlyArray<{
    lineNo: number
    /** Pieces to refund or replace; if they came back, the good ones are restocked and the others quarantined. */
    accepted: number
    restocked: number
    quarantined: number
    isFeeFree: boolean
  }>,
): Promise<void> {
  await sql`
    update return_line l set accepted = g.accepted, restocked = g.restocked, quarantined = g.quarantined,
      fee_free = g."isFeeFree"
    from json_to_recordset(${JSON.stringify(lines)}::json) as g ("lineNo" int, accepted int, restocked int,
      quarantined int, "isFeeFree" boolean)
    where l.return_id = ${returnId} and l.line_no = g."lineNo"`.execute(trx)
}

/** Adds the accepted pieces of a return to the returned pieces of the order's lines. */
export async function addReturnedUnits(trx: Kysely<Database>, returnId: number): Promise<void> {
  await sql`
    update order_line o set returned = o.returned + g.pieces
    from (select s.order_id, l.position, sum(l.accepted)::int as pieces
      from return_line l join shipment s on s.id = l.shipment_id
      where l.return_id = ${returnId} and l.accepted > 0 group by s.order_id, l.position) g
    where o.order_id = g.order_id and o.position = g.position`.execute(trx)
}

/** The sum of the refunds for all accepted pieces, in minor units. */
export async function findRefundDue(db: Kysely<Database>, returnId: number): Promise<bigint> {
  const { rows } = await sql<{ refund: number }>`
    select coalesce(sum(refund), 0)::bigint as refund from return_refunds(${returnId})`.execute(db)
  return BigInt(rows[0]!.refund)
}

/** Erases what people wrote about returns that ended `months` ago or earlier; returns the numbers of these returns. */
export async function eraseReturnTexts(
  trx: Kysely<Database>,
  { now, months, max }: { now: Date; months: number; max: number },
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select return_erase(${now}, ${months}, ${max}) as number`.execute(trx)
  return rows.map(({ number }) => number)
}
