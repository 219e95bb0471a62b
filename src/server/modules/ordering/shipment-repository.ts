// Writes and reads the parcels of orders.
import { sql, type Kysely, type Selectable } from 'kysely'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import type { Database } from '../../db/database.ts'
import type { ShipmentTable } from '../../db/schema/orders.ts'

export type ShipmentRow = Selectable<ShipmentTable>

export async function countShipments(trx: Kysely<Database>, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shipment where order_id = ${orderId}`.execute(trx)
  return rows[0]?.count ?? 0
}

export async function insertShipment(
  trx: Kysely<Database>,
  shipment: { orderId: number; shipmentNo: string; service: string; grams: number; now: Date },
  lines: ReadonlyArray<{ position: number; pieces: number; dateCodes: readonly string[] }>,
): Promise<void> {
  const { id } = await trx
    .insertInto('shipment')
    .values({
      order_id: shipment.orderId,
      shipment_no: shipment.shipmentNo,
      state: 'packed',
      service: shipment.service,
      grams: shipment.grams,
      tracking_no: null,
      packed_at: shipment.now,
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

/** The parcel that is packed and not dispatched yet. */
export async function findPacked(
  trx: Kysely<Database>,
  orderId: number,
): Promise<{ id: number; lines: { position: number; pieces: number }[] } | undefined> {
  const { rows } = await sql<{ id: number; lines: { position: number; pieces: number }[] }>`
    select s.id, (select json_agg(json_build_object('position', l.position, 'pieces', l.pieces))
      from shipment_line l where l.shipment_id = s.id) as lines
    from shipment s where s.order_id = ${orderId} and s.state = 'packed' order by s.id limit 1`.execute(
    trx,
  )
  return rows[0]
}

export async function writeDispatched(
  trx: Kysely<Database>,
  shipmentId: number,
  { trackingNo, now }: { trackingNo: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('shipment')
    .where('id', '=', shipmentId)
    .set({ state: 'dispatched', tracking_no: trackingNo, dispatched_at: now })
    .execute()
}

export async function writeDelivered(
  trx: Kysely<Database>,
  orderId: number,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('shipment')
    .where('order_id', '=', orderId)
    .where('state', '=', 'dispatched')
    .set({ state: 'delivered', delivered_at: now })
    .execute()
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

export async function writeAddress(
  trx: Kysely<Database>,
  orderId: number,
  { postCode, ...address }: RecipientAddress,
): Promise<void> {
  await trx
    .updateTable('order_address')
    .where('order_id', '=', orderId)
    .set({ ...address, post_code: postCode })
    .execute()
}
