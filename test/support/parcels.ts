// Parcels for tests: orders packed into two parcels, and what the tables then hold.
import { sql } from 'kysely'
import { packParcels } from '../../src/server/staff/orders/pack-parcels.ts'
import { pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { sendParcel } from '../../src/server/staff/orders/send-parcels.ts'
import type { OrderContext } from '../../src/server/staff/orders/act-on-order.ts'
import { ITEM, OTHER, placeOrder, type Dropshipper } from './orders.ts'
import type { TestApp } from './test-app.ts'

/** Date codes of week 40 of 2026 and of 2025 (pattern YYWW), with a serial after them. */
export const CODE = '2640ABCDEFGHIJKLMNOPQ'
export const OLDER = '2540ABCDEFGHIJKLMNOPQ'

export function lineOf(itemNo: string, pieces: number, dateCodes: readonly string[] = []) {
  return { itemNo, pieces, dateCodes }
}

/** Three pieces of one item and one of another, packed as 2 and 1 + 1. */
export async function packTwo(shop: TestApp, staff: OrderContext, dropshipper: Dropshipper) {
  const { orderNo, total } = await placeOrder(shop, dropshipper, [
    { itemNo: ITEM, quantity: 3 },
    { itemNo: OTHER, quantity: 1 },
  ])
  await pickOrder(staff, orderNo)
  const parcels = [
    { grams: 700, lines: [lineOf(ITEM, 2)] },
    { grams: 800, lines: [lineOf(OTHER, 1), lineOf(ITEM, 1)] },
  ]
  await packParcels(staff, orderNo, { pattern: 'YYWW', parcels })
  return { orderNo, total, first: `${orderNo}-1`, second: `${orderNo}-2` }
}

/** As packTwo, and both parcels are dispatched. */
export async function sendTwo(shop: TestApp, staff: OrderContext, dropshipper: Dropshipper) {
  const packed = await packTwo(shop, staff, dropshipper)
  const { orderNo, first, second } = packed
  await sendParcel(staff, { orderNo, parcelNo: first }, { trackingNo: 'TRACK-1' })
  await sendParcel(staff, { orderNo, parcelNo: second }, { trackingNo: 'TRACK-2' })
  return packed
}

/** Amounts are in minor units. `until`: how many pieces of a line were charged up to this parcel; null: none yet. */
export interface StoredParcel {
  shipment_no: string
  state: string
  tracking_no: string | null
  goods: number
  freight: number
  refund: number | null
  lines: { position: number; pieces: number; until: number | null; codes: string[] }[]
}

export async function parcelsOf(shop: TestApp, orderNo: string): Promise<StoredParcel[]> {
  const { rows } = await sql<StoredParcel>`
    select s.shipment_no, s.state, s.tracking_no, s.goods, s.freight, s.refund, (
      select json_agg(json_build_object('position', l.position, 'pieces', l.pieces, 'until', l.charged_until,
        'codes', l.date_codes) order by l.position)
      from shipment_line l where l.shipment_id = s.id) as lines
    from shipment s join trade_order o on o.id = s.order_id where o.order_no = ${orderNo}
    order by s.id`.execute(shop.db)
  return rows
}

/** Requires a second person from this amount on, in minor units of USD, while `work` runs. */
export async function withSecondPersonFrom<T>(
  shop: TestApp,
  limit: number,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ id: number }>`
    insert into setting_value (key, currency, value, valid_from, set_by)
    values ('second_person', 'USD', ${limit}, '2026-01-02', 'test') returning id`.execute(
    shop.owner,
  )
  try {
    return await work()
  } finally {
    await sql`delete from setting_value where id = ${rows[0]!.id}`.execute(shop.owner)
  }
}
