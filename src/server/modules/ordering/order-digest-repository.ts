// Reads what the daily mail about orders contains, and who receives it; stores and removes the events that wait for it.
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import { DEFAULT_ORDER_MAILS, type OrderMails } from '../../../shared/order-mails.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import type { OrderDigestEntryTable } from '../../db/schema/orders.ts'

/** The login that placed the reported orders, by its id, with its company and the area of the orders. */
export interface DigestMember {
  memberId: number
  companyId: number
  kind: MemberKind
}

export async function insertDigestEntry(
  trx: Kysely<Database>,
  entry: Insertable<OrderDigestEntryTable>,
): Promise<void> {
  await trx.insertInto('order_digest_entry').values(entry).execute()
}

/** The members who have entries until a moment. */
export async function findDigestMembers(
  db: Kysely<Database>,
  until: Date,
): Promise<DigestMember[]> {
  const { rows } = await sql<DigestMember>`
    select distinct o.member_id as "memberId", o.company_id as "companyId", o.kind
    from order_digest_entry e join trade_order o on o.id = e.order_id
    where e.at <= ${until} order by 1, 3`.execute(db)
  return rows
}

export interface DigestedOrder {
  orderNo: string
  ownReference: string
  city: string
  country: string
  state: OrderState
}

/** Removes the entries up to a moment, so that each is mailed once. Returns their orders, each once, the oldest first. */
export async function takeDigestedOrders(
  trx: Kysely<Database>,
  { memberId, kind }: DigestMember,
  until: Date,
): Promise<DigestedOrder[]> {
  const { rows } = await sql<DigestedOrder>`
    with taken as (
      delete from order_digest_entry e using trade_order o
      where o.id = e.order_id and o.member_id = ${memberId} and o.kind = ${kind} and e.at <= ${until}
      returning e.order_id)
    select o.order_no as "orderNo", o.own_reference as "ownReference", a.city, a.country, o.state
    from trade_order o join order_address a on a.order_id = o.id
    where o.id in (select order_id from taken) order by o.id`.execute(trx)
  return rows
}

export interface OrderMailReader {
  to: string
  lang: Lang
  firstName: string
  mails: OrderMails
}

/** The login that placed the orders; an owner of the company if that login was removed, or is null. */
export async function findOrderMailReader(
  db: Kysely<Database>,
  { memberId, companyId, kind }: Omit<DigestMember, 'memberId'> & { memberId: number | null },
): Promise<OrderMailReader | undefined> {
  const { rows } = await sql<OrderMailReader>`
    select m.email as "to", m.lang, m.first_name as "firstName",
      coalesce(s.mails, ${DEFAULT_ORDER_MAILS}) as mails
    from member m left join order_setting s on s.company_id = ${companyId} and s.kind = ${kind}
    where m.company_id = ${companyId} and m.disabled_at is null and (m.id = ${memberId} or m.role = 'owner')
    order by m.id = ${memberId} desc, m.id limit 1`.execute(db)
  return rows[0]
}

/** The orders of the company that wait for money, and when the first of them is cancelled. */
export async function countWaiting(
  db: Kysely<Database>,
  { companyId, kind }: DigestMember,
): Promise<{ orders: number; firstDueAt: Date | null }> {
  const { rows } = await sql<{ orders: number; firstDueAt: Date | null }>`
    select count(*)::int as orders, min(due_at) as "firstDueAt" from trade_order
    where company_id = ${companyId} and kind = ${kind} and state = 'awaiting_funds'`.execute(db)
  return rows[0] ?? { orders: 0, firstDueAt: null }
}
