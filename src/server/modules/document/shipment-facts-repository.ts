// Reads what documents show of orders and parcels.
import { sql, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Packing, ShippingMode, UnClass } from '../../../shared/shipping-terms.ts'
import type { Database } from '../../db/database.ts'
import type { CompanyBillingTable, OrderPart } from '../../db/schema/orders.ts'

/** An order, its company and its address; amounts are in minor units. */
export interface DocumentOrderRow {
  id: number
  order_no: string
  company_id: number
  account_id: number
  kind: MemberKind
  state: OrderState
  lang: Lang
  currency: string
  goods: number
  freight: number
  total: number
  stopped: boolean
  /** Of a test member, whose orders are not invoiced. */
  test_mode: boolean
  /** At the prices of a demonstration list, not invoiced either. */
  demonstration: boolean
  /** The newest offer; 0: none yet. */
  offer_revision: number
  own_reference: string
  placed_at: Date
  service_name: Record<Lang, string>
  /** How the service transports; null: the shop no longer has the service. */
  mode: ShippingMode | null
  customer_no: string
  company_name: string
  company_country: string
  /** Null: the company has not stated any. */
  billing: Omit<CompanyBillingTable, 'company_id'> | null
  recipient: {
    name: string
    company: string
    line1: string
    line2: string
    city: string
    region: string
    post_code: string
    country: string
    phone: string
  }
  /** When the recipient was erased. */
  erased_at: Date | null
  /** The order's own, or that of its account if the order has none. */
  payment_reference: string
  /** From the order settings of the company, or their defaults: the sender on the slip, and what is enclosed. */
  sender_name: string
  neutral_slip: boolean
  packing_list: boolean
}

export async function findDocumentOrder(
  db: Kysely<Database>,
  orderNo: string,
): Promise<DocumentOrderRow | undefined> {
  const { rows } = await sql<DocumentOrderRow>`
    select o.id, o.order_no, o.company_id, o.account_id, o.kind, o.state, o.lang, o.currency, o.goods, o.freight, o.total,
      o.stopped, o.test_mode, o.demonstration, o.offer_revision, o.own_reference, o.placed_at, o.service_name, sv.mode, c.customer_no,
      c.name as company_name, c.country as company_country, to_jsonb(b) as billing, to_jsonb(a) as recipient,
      a.erased_at, coalesce(o.payment_reference, m.payment_reference) as payment_reference,
      coalesce(st.sender_name, '') as sender_name,
      coalesce(st.neutral_slip, false) as neutral_slip, coalesce(st.packing_list, true) as packing_list
    from trade_order o
    join company c on c.id = o.company_id
    join order_address a on a.order_id = o.id
    join money_account m on m.id = o.account_id
    left join company_billing b on b.company_id = o.company_id
    left join shipping_service sv on sv.id = o.service
    left join order_setting st on st.company_id = o.company_id and st.kind = o.kind
    where o.order_no = ${orderNo}`.execute(db)
  return rows[0]
}

export interface ParcelRow {
  id: number
  shipment_no: string
  state: 'packed' | 'dispatched' | 'delivered' | 'lost' | 'returned'
  grams: number
  tracking_no: string | null
  packed_at: Date
  dispatched_at: Date | null
  goods: number
  freight: number
  /** The parcel that charged its pieces: itself, unless it sends those of another one again. */
  charged_id: number
}

/** The parcels of an order with what they charged, the last first. */
export async function findParcels(db: Kysely<Database>, orderId: number): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select id, shipment_no, state, grams, tracking_no, packed_at, dispatched_at, goods, freight,
      charged_shipment(id) as charged_id
    from shipment where order_id = ${orderId} order by id desc`.execute(db)
  return rows
}

/**
 * A line of an order with what its product and its transport data state, null where they state nothing. Quantities
 * are in pieces.
 */
export interface ItemRow {
  position: number
  item_no: string
  titles: Partial<Record<Lang, string>>
  ean: string | null
  chemistry: string
  /** 'battery', 'charger' or 'accessory'; null: the product was deleted. */
  type: string | null
  net_weight_g: number | null
  gross_weight_g: number | null
  /** The pieces by unit price. */
  parts: OrderPart[]
  /** In minor units. */
  total: number
  quantity: number
  reserved: number
  shipped: number
  cancelled: number
  un_class: UnClass | null
  packing: Packing | null
  customs_code: string | null
  origin: string | null
}

export async function findItems(db: Kysely<Database>, orderId: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select l.position, l.item_no, l.titles, l.ean, l.chemistry, p.type, l.net_weight_g, l.gross_weight_g, l.parts,
      l.total, l.quantity, l.reserved, l.shipped, l.cancelled, t.un_class, t.packing, t.customs_code, t.origin
    from order_line l left join product p on p.id = l.product_id
    left join product_transport t on t.product_id = l.product_id
    where l.order_id = ${orderId} order by l.position`.execute(db)
  return rows
}

/** Pieces by position. */
export async function findParcelLines(
  db: Kysely<Database>,
  shipmentId: number,
): Promise<{ position: number; pieces: number; date_codes: string[] }[]> {
  return db
    .selectFrom('shipment_line')
    .where('shipment_id', '=', shipmentId)
    .select(['position', 'pieces', 'date_codes'])
    .orderBy('position')
    .execute()
}
