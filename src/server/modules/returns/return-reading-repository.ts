// Reads returns for members, staff, mails and jobs.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type { ReturnState } from '../../../shared/return-states.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { ReturnRow } from './return-repository.ts'

/** The company and area whose returns are read. */
interface ReturnParty {
  companyId: number
  kind: MemberKind
}

export type ReturnWithOrderNo = ReturnRow & { order_no: string }

export function findOwnReturn(
  db: Kysely<Database>,
  { companyId, kind }: ReturnParty,
  returnNo: string,
): Promise<ReturnWithOrderNo | undefined> {
  return db
    .selectFrom('trade_return')
    .innerJoin('trade_order', 'trade_order.id', 'trade_return.order_id')
    .where('return_no', '=', returnNo)
    .where('trade_return.company_id', '=', companyId)
    .where('trade_return.kind', '=', kind)
    .selectAll('trade_return')
    .select('trade_order.order_no')
    .executeTakeFirst()
}

/** Finds a return of any company. */
export function findAnyReturn(
  db: Kysely<Database>,
  returnNo: string,
): Promise<ReturnWithOrderNo | undefined> {
  return db
    .selectFrom('trade_return')
    .innerJoin('trade_order', 'trade_order.id', 'trade_return.order_id')
    .where('return_no', '=', returnNo)
    .selectAll('trade_return')
    .select('trade_order.order_no')
    .executeTakeFirst()
}

export interface ListedReturnRow {
  id: number
  return_no: string
  order_no: string
  state: ReturnState
  requested_at: Date
  /** Until when the member must answer a question of staff, or send the parcel; null: neither is asked. */
  due_at: Date | null
  pieces: number
  /** In minor units, before the fee is taken off; null until it is refunded. */
  refund: number | null
  /** The restocking fee, in minor units. */
  fee: number | null
  currency: string
}

export async function findOwnReturns(
  db: Kysely<Database>,
  { companyId, kind }: ReturnParty,
  { after, rows: limit }: { after: number | null; rows: number },
): Promise<ListedReturnRow[]> {
  const { rows } = await sql<ListedReturnRow>`
    select r.id, r.return_no, o.order_no, r.state, r.requested_at, r.due_at, r.refund, r.fee, r.currency,
      (select sum(pieces)::int from return_line where return_id = r.id) as pieces
    from trade_return r join trade_order o on o.id = r.order_id
    where r.company_id = ${companyId} and r.kind = ${kind}
      and (${after}::bigint is null or r.id < ${after})
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

export interface ReturnEventEntry {
  at: Date
  event: string
  state: ReturnState
  actor: string
  note: { text?: string }
}

/** Oldest first. */
export async function findReturnEvents(
  db: Kysely<Database>,
  returnId: number,
): Promise<ReturnEventEntry[]> {
  const { rows } = await sql<ReturnEventEntry>`
    select at, event, state, actor, note from return_event where return_id = ${returnId}
    order by seq`.execute(db)
  return rows
}

export type StaffReturnRow = ListedReturnRow & {
  customer_no: string
  company_name: string
  /** Of goods in the parcel that are not ours: 'noticed', 'claimed' or 'disposed'; null: there are none. */
  foreign_state: string | null
}

/** The oldest first. */
export async function findStaffReturns(
  db: Kysely<Database>,
  { states, limit }: { states: readonly ReturnState[]; limit: number },
): Promise<StaffReturnRow[]> {
  const { rows } = await sql<StaffReturnRow>`
    select r.id, r.return_no, o.order_no, r.state, r.requested_at, r.due_at, r.refund, r.fee, r.currency,
      r.foreign_state, c.customer_no, c.name as company_name,
      (select sum(pieces)::int from return_line where return_id = r.id) as pieces
    from trade_return r join trade_order o on o.id = r.order_id join company c on c.id = r.company_id
    where r.state = any(${states}::text[]) order by r.id limit ${limit}`.execute(db)
  return rows
}

export interface ReturnFacts {
  to: string
  lang: Lang
  firstName: string
  returnNo: string
  orderNo: string
  currency: string
  /** Until when the member must answer a question of staff, or send the parcel. */
  dueAt: Date | null
  /** Of the parcel with the replacement. */
  trackingNo: string | null
  /** The weight of the foreign goods. */
  grams: number | null
  /** Until when the member may claim them. */
  foreignDueAt: Date | null
  /** In minor units, before the fee is taken off. */
  refund: number | null
  /** The restocking fee, in minor units. */
  fee: number | null
  /** What the disposal of foreign goods costs, in minor units. */
  disposal: number | null
}

/**
 * What mails about a return contain. They go to the login that requested it, or to the oldest owner of the company if
 * that login was removed.
 */
export async function findReturnFacts(
  db: Kysely<Database>,
  returnId: number,
): Promise<ReturnFacts | undefined> {
  const { rows } = await sql<ReturnFacts>`
    select m.email as "to", m.lang, m.first_name as "firstName", r.return_no as "returnNo", o.order_no as "orderNo",
      r.currency, r.due_at as "dueAt", r.tracking_no as "trackingNo", r.foreign_grams as grams,
      r.foreign_due_at as "foreignDueAt", r.refund, r.fee, r.disposal
    from trade_return r join trade_order o on o.id = r.order_id cross join lateral (
      select email, lang, first_name from member
      where company_id = r.company_id and disabled_at is null and (id = r.member_id or role = 'owner')
      order by id = r.member_id desc, id limit 1) m
    where r.id = ${returnId}`.execute(db)
  return rows[0]
}

/**
 * Numbers of returns that a job has to change: those about which staff asked and got no answer in time, approved ones
 * that had to be sent by `unsentSince`, those settled before `inactiveSince`, and unclaimed foreign goods.
 */
export async function findReturnsDue(
  db: Kysely<Database>,
  { now, unsentSince, inactiveSince }: { now: Date; unsentSince: Date; inactiveSince: Date },
): Promise<{ return_no: string; cause: 'expire' | 'close' | 'dispose' }[]> {
  const { rows } = await sql<{ return_no: string; cause: 'expire' | 'close' | 'dispose' }>`
    select return_no, 'expire' as cause from trade_return
    where state = 'more_info' and due_at <= ${now} or state = 'approved' and due_at <= ${unsentSince}
    union all
    select return_no, 'close' from trade_return where state = 'settled' and settled_at <= ${inactiveSince}
    union all
    select return_no, 'dispose' from trade_return where foreign_state = 'noticed' and foreign_due_at <= ${now}
    order by return_no`.execute(db)
  return rows
}
