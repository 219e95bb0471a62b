// Reads and writes the approval limit of a company and the orders that wait for approval; reads who gets their mails.
import { sql, type Kysely } from 'kysely'
import { DEFAULT_ORDER_MAILS } from '../../../shared/order-mails.ts'
import type { Database } from '../../db/database.ts'
import type { OrderAddressTable, OrderPart } from '../../db/schema/orders.ts'
import type { Selectable } from 'kysely'
import type { OrderParty } from './order-repository.ts'

/** In minor units; null: no limit. */
export interface ApprovalLimit {
  limit: number | null
  currency: string | null
}

export async function findApprovalLimit(
  db: Kysely<Database>,
  { companyId, kind }: OrderParty,
): Promise<ApprovalLimit> {
  const row = await db
    .selectFrom('order_setting')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .select(['approval_limit as limit', 'approval_currency as currency'])
    .executeTakeFirst()
  return row ?? { limit: null, currency: null }
}

export async function saveApprovalLimit(
  trx: Kysely<Database>,
  { companyId, kind }: OrderParty,
  { limit, currency }: ApprovalLimit,
): Promise<void> {
  await sql`
    insert into order_setting (company_id, kind, mails, approval_limit, approval_currency)
    values (${companyId}, ${kind}, ${DEFAULT_ORDER_MAILS}, ${limit}, ${currency})
    on conflict (company_id, kind) do update
    set approval_limit = excluded.approval_limit, approval_currency = excluded.approval_currency`.execute(
    trx,
  )
}

export interface MailRecipient {
  email: string
  first_name: string
  lang: string
}

export function findOwnersOf(db: Kysely<Database>, companyId: number): Promise<MailRecipient[]> {
  return db
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .select(['email', 'first_name', 'lang'])
    .execute()
}

/** Empty when the login was removed. */
export function findMailRecipient(
  db: Kysely<Database>,
  memberId: number,
): Promise<MailRecipient[]> {
  return db
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('disabled_at', 'is', null)
    .select(['email', 'first_name', 'lang'])
    .execute()
}

/** Who accepted the offer last, and whether to pay from the balance; undefined before. */
export async function findAcceptance(
  db: Kysely<Database>,
  orderId: number,
): Promise<{ actor: string; payFromAccount: boolean } | undefined> {
  const { rows } = await sql<{ actor: string; payFromAccount: boolean }>`
    select actor, coalesce((note ->> 'payFromAccount')::boolean, false) as "payFromAccount"
    from order_event where order_id = ${orderId} and event = 'accept' order by seq desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** Placing above the limit, or accepting an offer above it. */
const REQUESTS = ['place', 'accept']

/**
 * The event that ended a request for approval; null: it waits. Undefined: there was no such request. `requestNo`: the
 * number of the request's own event.
 */
export async function findEndOfApprovalRequest(
  db: Kysely<Database>,
  orderId: number,
  requestNo: number,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ ended: string | null }>`
    select (select later.event from order_event later
      where later.order_id = asked.order_id and later.seq > asked.seq and later.state <> 'awaiting_approval'
      order by later.seq limit 1) as ended
    from order_event asked
    where asked.order_id = ${orderId} and asked.seq = ${requestNo}::bigint
      and asked.event = any(${REQUESTS}::text[]) and asked.state = 'awaiting_approval'`.execute(db)
  return rows[0]?.ended
}

export function findOrderAddress(
  db: Kysely<Database>,
  orderId: number,
): Promise<Selectable<OrderAddressTable>> {
  return db
    .selectFrom('order_address')
    .where('order_id', '=', orderId)
    .selectAll()
    .executeTakeFirstOrThrow()
}

export interface LineToApprove {
  position: number
  product_id: number
  item_no: string
  quantity: number
  stop: boolean
  is_active: boolean
}

/** The lines that are not cancelled, with the current state of their products. */
export async function findLinesToApprove(
  db: Kysely<Database>,
  orderId: number,
): Promise<LineToApprove[]> {
  const { rows } = await sql<LineToApprove>`
    select l.position, l.product_id, p.item_no, l.quantity, p.stop, p.status = 'active' as is_active
    from order_line l join product p on p.id = l.product_id
    where l.order_id = ${orderId} and l.cancelled = 0 order by l.position`.execute(db)
  return rows
}

/** Writes the prices of the day of the approval, and the promised pieces. */
export async function writeApprovedLines(
  trx: Kysely<Database>,
  orderId: number,
  lines: readonly {
    position: number
    parts: readonly OrderPart[]
    /** Pieces at the special price. */
    special: number
    /** In minor units, as text. */
    total: string
    reserved: number
    backordered: number
  }[],
): Promise<void> {
  await sql`
    update order_line l set parts = g.parts, special_quantity = g.special, total = g.total,
      reserved = g.reserved, backordered = g.backordered
    from json_to_recordset(${JSON.stringify(lines)}::json) as g (position int, parts jsonb, special int,
      total bigint, reserved int, backordered int)
    where l.order_id = ${orderId} and l.position = g.position`.execute(trx)
}

/** Numbers of orders whose time to be approved has ended at `until`, a thousand at most. */
export async function findDueApprovals(db: Kysely<Database>, until: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('trade_order')
    .where('state', '=', 'awaiting_approval')
    .where('due_at', '<=', until)
    .orderBy('id')
    .limit(1000)
    .select('order_no')
    .execute()
  return rows.map(({ order_no }) => order_no)
}
