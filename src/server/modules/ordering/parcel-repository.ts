// Reads parcels: the last ones of a company, those that files of carriers name, those that wait for a carrier, and lost
// and returned ones about which nothing is decided.
import { sql, type Kysely } from 'kysely'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { ParcelState } from '../../../shared/parcels.ts'
import type { Database } from '../../db/database.ts'
import type { OrderParty } from './order-repository.ts'

export interface ParcelRow {
  parcelNo: string
  orderNo: string
  ownReference: string
  state: Exclude<ParcelState, 'packed'>
  trackingNo: string | null
  /** Of the shipping service, for `trackingLink`; '' if it has none, null where staff arrange the delivery. */
  trackingTemplate: string | null
  dispatchedAt: Date
  city: string
  country: string
}

/**
 * The latest orders that are searched, so that a company with a million of them costs no more than one with a hundred.
 */
const LATEST_ORDERS = 100

/** The dispatched parcels of the latest orders that can have some, the last dispatched first. */
export async function findLastParcels(
  db: Kysely<Database>,
  { companyId, kind }: OrderParty,
  limit: number,
): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    with latest as materialized (
      select id, order_no, own_reference from trade_order
      where company_id = ${companyId} and kind = ${kind}
        and state in ('picking', 'packed', 'part_shipped', 'shipped', 'delivered', 'closed', 'cancelled')
      order by id desc limit ${LATEST_ORDERS})
    select s.shipment_no as "parcelNo", o.order_no as "orderNo", o.own_reference as "ownReference", s.state,
      s.tracking_no as "trackingNo", sv.tracking_url as "trackingTemplate", s.dispatched_at as "dispatchedAt", a.city, a.country
    from latest o join shipment s on s.order_id = o.id and s.dispatched_at is not null
    join order_address a on a.order_id = o.id
    left join shipping_service sv on sv.id = s.service
    order by s.dispatched_at desc, s.id desc limit ${limit}`.execute(db)
  return rows
}

export interface StaffParcelRow {
  order_no: string
  order_state: OrderState
  shipment_no: string
  state: ParcelState
  service: string
  tracking_no: string | null
  dispatched_at: Date | null
  refunded_at: Date | null
  /** Who proposed a refund that waits for a second person. */
  refund_proposed_by: string | null
  /** Its pieces were sent again in another parcel. */
  is_replaced: boolean
}

/** All parcels of these orders, and those with one of these tracking numbers, whichever case they are written in. */
export async function findParcelsFor(
  db: Kysely<Database>,
  { orderNos, trackingNos }: { orderNos: readonly string[]; trackingNos: readonly string[] },
): Promise<StaffParcelRow[]> {
  const numbers = trackingNos.map((each) => each.toUpperCase())
  const { rows } = await sql<StaffParcelRow>`
    select o.order_no, o.state as order_state, s.shipment_no, s.state, s.service, s.tracking_no, s.dispatched_at,
      s.refunded_at, s.refund_proposed_by,
      exists (select from shipment other where other.replaces = s.id) as is_replaced
    from shipment s join trade_order o on o.id = s.order_id
    where o.order_no = any(${orderNos}::text[])
      or s.tracking_no is not null and upper(s.tracking_no) = any(${numbers}::text[])
    order by s.id`.execute(db)
  return rows
}

/**
 * Lost and returned parcels that are neither sent again nor refunded, the oldest first. `is_proposed`: the refund is
 * proposed and waits for a second person.
 */
export async function findUndecidedParcels(
  db: Kysely<Database>,
  limit: number,
): Promise<{ shipment_no: string; state: ParcelState; since: Date; is_proposed: boolean }[]> {
  const { rows } = await sql<{
    shipment_no: string
    state: ParcelState
    since: Date
    is_proposed: boolean
  }>`
    select s.shipment_no, s.state, coalesce(s.returned_at, s.lost_at) as since,
      s.refund_proposed_by is not null as is_proposed
    from shipment s where s.state in ('lost', 'returned') and s.refunded_at is null
      and not exists (select from shipment again where again.replaces = s.id)
    order by since, s.id limit ${limit}`.execute(db)
  return rows
}

export interface LabelRow {
  shipment_no: string
  order_no: string
  own_reference: string
  service: string
  grams: number
  currency: string
  /** The value of the whole order for customs, in minor units; null: that of its goods. */
  declared_value: number | null
  order_goods: number
  /** The IOSS number, with which VAT of an import into the EU was paid. */
  ioss: string | null
  recipient_tax_no: string | null
  name: string
  company: string
  line1: string
  line2: string
  city: string
  region: string
  post_code: string
  country: string
  phone: string
  sender_name: string
  lines: LabelLine[]
}

export interface LabelLine {
  item_no: string
  title: string
  /** In this parcel. */
  pieces: number
  /** The price of the whole line of the order, in minor units, and its pieces. */
  total: number
  quantity: number
  customs_code: string | null
  origin: string | null
}

/** Packed parcels that wait for the carrier, the oldest first. */
export async function findPackedParcels(
  db: Kysely<Database>,
  { service, limit }: { service: string | null; limit: number },
): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select s.shipment_no, o.order_no, o.own_reference, s.service, s.grams, o.currency, o.declared_value,
      o.goods as order_goods, o.ioss, o.recipient_tax_no, a.name, a.company, a.line1, a.line2, a.city, a.region,
      a.post_code, a.country, a.phone, coalesce(nullif(st.sender_name, ''), c.name) as sender_name,
      (select json_agg(json_build_object('item_no', l.item_no, 'title', coalesce(l.titles ->> 'en_us', l.item_no),
          'pieces', sent.pieces, 'total', l.total, 'quantity', l.quantity, 'customs_code', t.customs_code,
          'origin', t.origin) order by l.position)
        from shipment_line sent join order_line l on l.order_id = s.order_id and l.position = sent.position
        left join product_transport t on t.product_id = l.product_id where sent.shipment_id = s.id) as lines
    from shipment s join trade_order o on o.id = s.order_id
    join order_address a on a.order_id = o.id
    join company c on c.id = o.company_id
    left join order_setting st on st.company_id = o.company_id and st.kind = o.kind
    where s.state = 'packed' and (${service}::text is null or s.service = ${service})
    order by s.id limit ${limit}`.execute(db)
  return rows
}
