// Writes and reads the parcels of orders, and the addresses to which they go.
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import { CLAIMING_STATES } from '../../../shared/return-states.ts'
import type { Database } from '../../db/database.ts'
import type { ShipmentTable } from '../../db/schema/orders.ts'

export type ShipmentRow = Selectable<ShipmentTable>

export async function countShipments(trx: Kysely<Database>, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shipment where order_id = ${orderId}`.execute(trx)
  return rows[0]?.count ?? 0
}

export interface NewShipment {
  orderId: number
  shipmentNo: string
  service: string
  grams: number
  /** The parcel whose pieces it sends again. */
  replaces: number | null
  now: Date
}

export async function insertShipment(
  trx: Kysely<Database>,
  { orderId, shipmentNo, service, grams, replaces, now }: NewShipment,
  lines: ReadonlyArray<{ position: number; pieces: number; dateCodes: readonly string[] }>,
): Promise<void> {
  const { id } = await trx
    .insertInto('shipment')
    .values({
      order_id: orderId,
      shipment_no: shipmentNo,
      state: 'packed',
      service,
      grams,
      replaces,
      tracking_no: null,
      packed_at: now,
      dispatched_at: null,
      delivered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('shipment_line')
    .values(
      lines.map(({ position, pieces, dateCodes }) => {
        return { shipment_id: id, position, pieces, date_codes: [...dateCodes] }
      }),
    )
    .execute()
}

export interface ShipmentLineRow {
  position: number
  pieces: number
  /** Pieces of the line that were charged with this parcel and with earlier ones; null until it leaves. */
  charged_until: number | null
}

export interface OrderShipmentRow extends ShipmentRow {
  is_replaced: boolean
  lines: ShipmentLineRow[]
}

/** All parcels of an order in the order of their numbers. */
export async function findShipments(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderShipmentRow[]> {
  const { rows } = await sql<OrderShipmentRow>`
    select s.*, exists (select from shipment other where other.replaces = s.id) as is_replaced,
      (select json_agg(json_build_object('position', l.position, 'pieces', l.pieces,
        'charged_until', l.charged_until) order by l.position)
      from shipment_line l where l.shipment_id = s.id) as lines
    from shipment s where s.order_id = ${orderId} order by s.id`.execute(db)
  return rows
}

export async function writeShipment(
  trx: Kysely<Database>,
  shipmentId: number,
  changes: Pick<
    Updateable<ShipmentTable>,
    | 'state'
    | 'service'
    | 'tracking_no'
    | 'dispatched_at'
    | 'delivered_at'
    | 'lost_at'
    | 'returned_at'
    | 'damaged'
  >,
): Promise<void> {
  await trx.updateTable('shipment').where('id', '=', shipmentId).set(changes).execute()
}

/** Stores how many pieces of each line were charged with this parcel and with earlier ones (`until`). */
export async function writeChargedUnits(
  trx: Kysely<Database>,
  shipmentId: number,
  lines: ReadonlyArray<{ position: number; until: number }>,
): Promise<void> {
  await sql`
    update shipment_line l set charged_until = g.until
    from json_to_recordset(${JSON.stringify(lines)}::json) as g (position int, until int)
    where l.shipment_id = ${shipmentId} and l.position = g.position`.execute(trx)
}

/** Whether a return claims pieces of the parcel, or gave their price back. */
export async function isClaimed(trx: Kysely<Database>, shipmentId: number): Promise<boolean> {
  const { rows } = await sql`
    select from return_line l join trade_return r on r.id = l.return_id
    where l.shipment_id = ${shipmentId} and r.state = any(${CLAIMING_STATES}::text[]) limit 1`.execute(
    trx,
  )
  return rows.length > 0
}

export async function findAddress(
  db: Kysely<Database>,
  orderId: number,
): Promise<RecipientAddress | undefined> {
  const { rows } = await sql<RecipientAddress>`
    select name, company, line1, line2, city, region, post_code as "postCode", country, phone
    from order_address where order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** After 24 months only country and the beginning of the post code are left. */
export async function hasErasedAddress(db: Kysely<Database>, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_address where order_id = ${orderId} and erased_at is not null`.execute(db)
  return rows.length > 0
}

/** An address that is entered again after its erasure is erased again when it is due. */
export async function writeAddress(
  trx: Kysely<Database>,
  orderId: number,
  { postCode, ...address }: RecipientAddress,
): Promise<void> {
  await trx
    .updateTable('order_address')
    .where('order_id', '=', orderId)
    .set({ ...address, post_code: postCode, erased_at: null })
    .execute()
}
