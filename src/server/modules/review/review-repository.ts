// Reads and writes reviews of products.
import { sql, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { ReviewState } from '../../../shared/review-rules.ts'
import type { Database } from '../../db/database.ts'

export interface ReviewableLine {
  order_id: number
  product_id: number
  item_no: string
  state: OrderState
  /** Pieces in parcels that arrived. */
  delivered: number
}

/** The line of an order of this company and area; undefined when there is none. */
export async function findLine(
  db: Kysely<Database>,
  { companyId, kind }: { companyId: number; kind: MemberKind },
  { orderNo, itemNo }: { orderNo: string; itemNo: string },
): Promise<ReviewableLine | undefined> {
  const { rows } = await sql<ReviewableLine>`
    select o.id as order_id, l.product_id, l.item_no, o.state, arrived.delivered
    from trade_order o join order_line l on l.order_id = o.id, lateral (
      select coalesce(sum(sent.pieces), 0)::int as delivered
      from shipment s join shipment_line sent on sent.shipment_id = s.id and sent.position = l.position
      where s.order_id = o.id and s.state = 'delivered') as arrived
    where o.order_no = ${orderNo} and o.company_id = ${companyId} and o.kind = ${kind}
      and l.item_no = any(${[itemNo, itemNo.toUpperCase()]}::text[])
    order by arrived.delivered desc limit 1`.execute(db)
  return rows[0]
}

export interface NewReview {
  orderId: number
  productId: number
  kind: MemberKind
  stars: number
  text: string
  lang: Lang
  now: Date
}

/** False when this item of the order was reviewed before. */
export async function insertReview(db: Kysely<Database>, review: NewReview): Promise<boolean> {
  const { orderId, productId, kind, stars, text, lang, now } = review
  const { rows } = await sql`
    insert into review (product_id, order_id, member_kind, author, rating, body, lang, created_at)
    values (${productId}, ${orderId}, ${kind}, '', ${stars}, ${text}, ${lang}, ${now})
    on conflict (order_id, product_id) do nothing returning id`.execute(db)
  return rows.length > 0
}

export async function findState(
  db: Kysely<Database>,
  orderId: number,
  productId: number,
): Promise<ReviewState | undefined> {
  const { rows } = await sql<{ state: ReviewState }>`
    select state from review where order_id = ${orderId} and product_id = ${productId}`.execute(db)
  return rows[0]?.state
}

export interface ReviewRow {
  id: number
  state: ReviewState
  itemNo: string
  orderNo: string | null
  customerNo: string | null
  stars: number
  text: string
  lang: Lang
  createdAt: Date
}

/** The oldest first. */
export async function findReviews(
  db: Kysely<Database>,
  { states, limit }: { states: readonly ReviewState[]; limit: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.state, p.item_no as "itemNo", o.order_no as "orderNo", c.customer_no as "customerNo",
      r.rating as stars, r.body as text, r.lang, r.created_at as "createdAt"
    from review r join product p on p.id = r.product_id
    left join trade_order o on o.id = r.order_id left join company c on c.id = o.company_id
    where r.state = any(${states}::text[]) order by r.id limit ${limit}`.execute(db)
  return rows
}

/** Returns the former state and the item; undefined when there is no such review. */
export async function lockReview(
  trx: Kysely<Database>,
  id: number,
): Promise<{ state: ReviewState; itemNo: string } | undefined> {
  const { rows } = await sql<{ state: ReviewState; itemNo: string }>`
    select r.state, p.item_no as "itemNo" from review r join product p on p.id = r.product_id
    where r.id = ${id} for update of r`.execute(trx)
  return rows[0]
}

export async function writeState(
  trx: Kysely<Database>,
  { id, state, reason, now }: { id: number; state: ReviewState; reason: string | null; now: Date },
): Promise<void> {
  await sql`
    update review set state = ${state}, reject_reason = ${reason},
      published_at = case when ${state} = 'published' then ${now}::timestamptz end
    where id = ${id}`.execute(trx)
}
