// Reads the last parcels of a company.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderOwner } from './order-repository.ts'

export interface ParcelRow {
  parcelNo: string
  orderNo: string
  ownReference: string
  state: 'dispatched' | 'delivered' | 'lost' | 'returned'
  trackingNo: string | null
  dispatchedAt: Date
  city: string
  country: string
}

/** Orders looked through, so that a company with a million of them costs no more than one with a hundred. */
const LATEST_ORDERS = 100

/** Of the latest orders that were sent at least in part, the last dispatched first. */
export async function findLastParcels(
  db: Kysely<Database>,
  { companyId, kind }: OrderOwner,
  limit: number,
): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    with latest as materialized (
      select id, order_no, own_reference from trade_order
      where company_id = ${companyId} and kind = ${kind}
        and state in ('part_shipped', 'shipped', 'delivered', 'closed')
      order by id desc limit ${LATEST_ORDERS})
    select s.shipment_no as "parcelNo", o.order_no as "orderNo", o.own_reference as "ownReference", s.state,
      s.tracking_no as "trackingNo", s.dispatched_at as "dispatchedAt", a.city, a.country
    from latest o join shipment s on s.order_id = o.id and s.dispatched_at is not null
    join order_address a on a.order_id = o.id
    order by s.dispatched_at desc, s.id desc limit ${limit}`.execute(db)
  return rows
}
