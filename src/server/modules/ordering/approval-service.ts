// Approval of orders above a limit: whether an order needs it, what an owner approves, and which orders waited too long.
import type { Kysely } from 'kysely'
import { parseMinor } from '../../../shared/minor-units.ts'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import { endOfSellerDay, sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import {
  type ApprovalLimit,
  type MailRecipient,
  findAcceptance,
  findApprovalLimit,
  findDueApprovals,
  findEndOfApprovalRequest,
  findLinesToApprove,
  findOrderAddress,
  findOwnersOf,
  findMailRecipient,
  type LineToApprove,
  saveApprovalLimit,
  writeApprovedLines,
} from './approval-repository.ts'
import { restoreSpecialQuantities } from './cancel-service.ts'
import { moveOrder, type OrderRow } from './move-order.ts'
import type { JudgedLine } from './judge-lines.ts'
import type { OrderParty } from './order-repository.ts'
import { findLines, lockOrder } from './order-writing-repository.ts'
import { WAITING_DAYS } from './placing-service.ts'

type Trx = Kysely<Database>

/** Only the role `buyer` needs approval; a limit in another currency than the order's does not count. */
export async function needsApproval(
  trx: Trx,
  party: OrderParty,
  { role, currency, total }: { role: string; currency: string; total: bigint },
): Promise<boolean> {
  if (role !== 'buyer') return false
  const approval = await findApprovalLimit(trx, party)
  return approval.limit !== null && approval.currency === currency && total > BigInt(approval.limit)
}

export function readApprovalLimit(db: Trx, party: OrderParty): Promise<ApprovalLimit> {
  return findApprovalLimit(db, party)
}

export function changeApprovalLimit(
  trx: Trx,
  party: OrderParty,
  limit: ApprovalLimit,
): Promise<void> {
  return saveApprovalLimit(trx, party, limit)
}

export function findOwners(db: Trx, companyId: number): Promise<MailRecipient[]> {
  return findOwnersOf(db, companyId)
}

/** The login that placed the order, unless it was removed. */
export async function findPlacerOf(db: Trx, order: OrderRow): Promise<MailRecipient[]> {
  return order.member_id === null ? [] : findMailRecipient(db, order.member_id)
}

/** The login that accepted the offer of a locked order, unless it was removed. */
export async function findAcceptorOf(db: Trx, order: OrderRow): Promise<MailRecipient[]> {
  const [, memberId] =
    /^member:(\d+)$/.exec((await findAcceptance(db, order.id))?.actor ?? '') ?? []
  return memberId === undefined ? [] : findMailRecipient(db, Number(memberId))
}

/** Whether the login that accepted the offer wants the order paid from the balance. */
export async function isToPayFromAccount(db: Trx, order: OrderRow): Promise<boolean> {
  return (await findAcceptance(db, order.id))?.payFromAccount ?? false
}

/** What became of a request for approval of a locked order; 'ended': approved, expired or cancelled, or never made. */
export async function outcomeOfApprovalRequest(
  db: Trx,
  order: OrderRow,
  requestNo: number,
): Promise<'waits' | 'refused' | 'ended'> {
  const ended = await findEndOfApprovalRequest(db, order.id, requestNo)
  if (ended === null) return 'waits'
  return ended === 'refuse_approval' ? 'refused' : 'ended'
}

export interface OrderToApprove {
  lines: LineToApprove[]
  address: RecipientAddress
}

/** The lines and the address of a locked order, which is judged again before it is approved. */
export async function readOrderToApprove(trx: Trx, order: OrderRow): Promise<OrderToApprove> {
  const row = await findOrderAddress(trx, order.id)
  const { name, company, line1, line2, city, region, country, phone } = row
  const address = {
    name,
    company,
    line1,
    line2,
    city,
    region,
    postCode: row.post_code,
    country,
    phone,
  }
  return { lines: await findLinesToApprove(trx, order.id), address }
}

/** Gives back the special quantities used at placing, before prices are read again. The caller has locked the stock. */
export async function restoreSpecialQuantitiesOf(trx: Trx, order: OrderRow): Promise<void> {
  const lines = await findLines(trx, order.id)
  const special = lines.map((line) => ({
    productId: line.product_id,
    pieces: Math.min(line.special_quantity, line.quantity - line.cancelled),
  }))
  await restoreSpecialQuantities(trx, order, special)
}

export interface ApprovedOrder {
  state: 'held' | 'awaiting_funds'
  goods: bigint
  freight: bigint
  deliveryPromise: { from: string; to: string }
  /** In the order of the positions of the order. */
  lines: readonly JudgedLine[]
  promised: readonly { position: number; reserved: number; backordered: number }[]
  actor: string
  now: Date
}

/** Writes today's prices and pieces, the state and the event of a locked order. */
export async function saveApprovedOrder(
  trx: Trx,
  order: OrderRow,
  { state, goods, freight, deliveryPromise, lines, promised, actor, now }: ApprovedOrder,
): Promise<void> {
  const rows = promised.map(({ position, ...units }, at) => {
    const parts = lines[at]?.quote?.parts ?? []
    const special = parts.reduce((sum, part) => sum + (part.isSpecial ? part.quantity : 0), 0)
    const total = parseMinor(lines[at]?.quote?.total ?? '', order.currency) ?? 0n
    const held = state === 'held' ? units : { reserved: 0, backordered: 0 }
    return { position, parts, special, total: `${total}`, ...held }
  })
  await writeApprovedLines(trx, order.id, rows)
  const dueAt = endOfSellerDay(now, WAITING_DAYS.awaiting_funds)
  const changes = {
    goods: Number(goods),
    freight: Number(freight),
    total: Number(goods + freight),
    special_month: sellerDay(now).slice(0, 7),
    promised_from: deliveryPromise.from,
    promised_to: deliveryPromise.to,
    held_at: state === 'held' ? now : null,
    due_at: state === 'held' ? null : dueAt,
  }
  await moveOrder(trx, order, { event: 'approve', state, actor, now, changes })
}

export function listDueApprovals(db: Trx, until: Date): Promise<string[]> {
  return findDueApprovals(db, until)
}

/** Locks the order and returns it if it still waits for approval and is due at `until`. */
export async function lockDueApproval(
  trx: Trx,
  orderNo: string,
  until: Date,
): Promise<OrderRow | undefined> {
  const order = await lockOrder(trx, orderNo)
  const isDue =
    order?.state === 'awaiting_approval' && order.due_at !== null && order.due_at <= until
  return isDue ? order : undefined
}
