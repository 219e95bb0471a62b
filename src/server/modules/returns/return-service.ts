// Returns for members, staff and jobs: which pieces may come back, writing a request, its thread, and changes of its state.
import type { Kysely } from 'kysely'
import { returnNumber, type ReturnEvent, type ReturnState } from '../../../shared/return-states.ts'
import type { ReturnResolution } from '../../../shared/return-rules.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import {
  findRefundDue,
  findReturnableLines,
  findReturnAccount,
  findReturnLines,
  insertReturn,
  insertReturnEvent,
  findReturnHead,
  lockOrderOf,
  lockReturn,
  nextReturnNumber,
  type ReturnableRow,
  type ReturnLineRow,
  type ReturnRow,
  updateReturn,
} from './return-repository.ts'
import {
  findAnyReturn,
  findOwnReturn,
  findOwnReturns,
  findReturnEvents,
  findReturnFacts,
  findReturnsDue,
  findStaffReturns,
  type ReturnFacts,
} from './return-reading-repository.ts'

export type { ListedReturnRow } from './return-reading-repository.ts'
export type { ReturnableRow, ReturnLineRow, ReturnRow } from './return-repository.ts'

type Trx = Kysely<Database>

/** Parcels of an order with the pieces of each line and how many of them were claimed. */
export function listReturnable(db: Trx, orderId: number): Promise<ReturnableRow[]> {
  return findReturnableLines(db, orderId)
}

export type NewReturnLine = Omit<
  Parameters<typeof insertReturn>[2][number],
  'line_no' | 'accepted' | 'refund'
>

/** Writes a request of the locked order. Returns its id. */
export async function createReturn(
  trx: Trx,
  ctx: Ctx,
  request: {
    orderId: number
    currency: string
    wish: ReturnResolution
    /** The restocking fee in basis points. */
    feeBp: number
    message: string
    lines: readonly NewReturnLine[]
  },
): Promise<number> {
  const { memberId, companyId, memberKind } = memberOf(ctx)
  const now = ctx.clock()
  const { orderId, currency, wish, feeBp, message } = request
  const row = {
    return_no: returnNumber(sellerDay(now), await nextReturnNumber(trx)),
    order_id: orderId,
    company_id: companyId,
    kind: memberKind,
    member_id: memberId,
    state: 'requested',
    wish,
    currency,
    fee_bp: feeBp,
    requested_at: now,
  } as const
  const lines = request.lines.map((line, at) => ({ ...line, line_no: at + 1 }))
  const id = await insertReturn(trx, row, lines)
  const note = message === '' ? {} : { text: message }
  const actor = `member:${memberId}`
  await insertReturnEvent(trx, id, { at: now, event: 'request', state: 'requested', actor, note })
  return id
}

/** Locks its order first. Errors: 404. */
export async function lockAnyReturn(trx: Trx, returnNo: string): Promise<ReturnRow> {
  await lockOrderOf(trx, returnNo)
  const found = await lockReturn(trx, returnNo)
  if (!found) throw notFound()
  return found
}

/** The money account that the refund goes to. Errors: 404. */
export async function readReturnAccount(db: Trx, returnNo: string): Promise<number> {
  const found = await findReturnAccount(db, returnNo)
  if (!found) throw notFound()
  return found.account_id
}

/** Writes the state and the event of a locked return. */
export async function moveReturn(
  trx: Trx,
  { id }: Pick<ReturnRow, 'id'>,
  move: {
    event: ReturnEvent
    state: ReturnState
    actor: string
    now: Date
    note?: Record<string, unknown>
    changes?: Parameters<typeof updateReturn>[2]
  },
): Promise<void> {
  const { event, state, actor, now, note = {}, changes = {} } = move
  await updateReturn(trx, id, { state, ...changes })
  await insertReturnEvent(trx, id, { at: now, event, state, actor, note })
}

export function readReturnLines(db: Trx, { id }: Pick<ReturnRow, 'id'>): Promise<ReturnLineRow[]> {
  return findReturnLines(db, id)
}

export function readReturnFacts(db: Trx, returnId: number): Promise<ReturnFacts | undefined> {
  return findReturnFacts(db, returnId)
}

export function listStaffReturns(db: Trx, filter: Parameters<typeof findStaffReturns>[1]) {
  return findStaffReturns(db, filter)
}

/** `refundDue`: what its accepted pieces cost, in minor units. Errors: 404. */
export async function readStaffReturn(db: Trx, returnNo: string) {
  const row = await findAnyReturn(db, returnNo)
  if (!row) throw notFound()
  return {
    row,
    lines: await findReturnLines(db, row.id),
    events: await findReturnEvents(db, row.id),
    refundDue: await findRefundDue(db, row.id),
  }
}

/** The returns that have to expire or be closed at this time, or whose unclaimed goods have to be disposed of. */
export function listReturnsDue(db: Trx, times: Parameters<typeof findReturnsDue>[1]) {
  return findReturnsDue(db, times)
}

/** Errors: 404 a return of another company or area. */
export async function readOwnReturn(ctx: Ctx, returnNo: string) {
  const { companyId, memberKind: kind } = memberOf(ctx)
  const row = await findOwnReturn(ctx.db, { companyId, kind }, returnNo)
  if (!row) throw notFound()
  return {
    row,
    lines: await findReturnLines(ctx.db, row.id),
    events: await findReturnEvents(ctx.db, row.id),
  }
}

/** Newest first; `next` is the id to continue after. */
export async function listOwnReturns(ctx: Ctx, query: { after: number | null; rows: number }) {
  const { companyId, memberKind: kind } = memberOf(ctx)
  const party = { companyId, kind }
  const found = await findOwnReturns(ctx.db, party, { ...query, rows: query.rows + 1 })
  const list = found.slice(0, query.rows)
  return { list, next: found.length > query.rows ? (list.at(-1)?.id ?? null) : null }
}

/** Locks its order first. Errors: 404 a return of another company or area. */
export async function lockOwnReturn(trx: Trx, ctx: Ctx, returnNo: string): Promise<ReturnRow> {
  const { companyId, memberKind } = memberOf(ctx)
  await lockOrderOf(trx, returnNo)
  const found = await lockReturn(trx, returnNo)
  if (found?.company_id !== companyId || found.kind !== memberKind) throw notFound()
  return found
}

/** Number and state of a return that was just written. Errors: 404. */
export async function readReturnHead(
  db: Trx,
  returnId: number,
): Promise<{ return_no: string; state: ReturnState }> {
  const found = await findReturnHead(db, returnId)
  if (!found) throw notFound()
  return found
}
