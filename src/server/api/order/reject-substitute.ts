// POST /api/orders/{orderNo}/reject-substitute: a buyer refuses a substitute, whose pieces are cancelled.
import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { rejectSubstituteRoute } from '../../../contract/substitution.ts'
import { RESULT_CODES, type ResultCode } from '../../../contract/result-code.ts'
import { LABEL_OF, type OrderState } from '../../../shared/order-vocabulary.ts'
import { targetsOf } from '../../../shared/order-states.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { releaseHold } from '../../modules/ledger/ledger-service.ts'
import { moveOrder, type OrderRow } from '../../modules/ordering/move-order.ts'
import { lockOwnOrder } from '../../modules/ordering/order-service.ts'
import {
  type DroppedSubstitute,
  dropSubstitute,
} from '../../modules/ordering/substitution-service.ts'
import { releaseStock } from '../../modules/stock/reservation-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { cancelOutstanding } from '../../operations/cancel-outstanding.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import { AppError } from '../../platform/errors.ts'

export const rejectSubstituteCall = handle(rejectSubstituteRoute, async (ctx, input) => {
  const { orderNo } = input
  const outcome = await ctx.db.transaction().execute((trx) => reject(trx, ctx, input))
  // Other orders may wait for the pieces and the money that are free now.
  if (outcome.code === 200) {
    await allocateBackorders(ctx.db, { itemsOf: orderNo })
    await releaseWaiting(ctx.db, outcome.accountId, ctx.clock())
  }
  const { code, state } = outcome
  return new CodedResult(code, { orderNo, state, label: LABEL_OF[state] })
})

/**
 * Packing locks the order too, so one of the two ends before the other begins. Errors: 404 also for a line that is not a
 * substitute, 409 once the order is packed.
 */
async function reject(
  trx: Kysely<Database>,
  ctx: Ctx,
  { orderNo, position }: ParsedInputOf<typeof rejectSubstituteRoute>,
): Promise<{ code: ResultCode; state: OrderState; accountId: number }> {
  const order = await lockOwnOrder(trx, ctx, orderNo)
  const { kind, state: from, account_id: accountId } = order
  const { memberId, role } = memberOf(ctx)
  const dropped = await dropSubstitute(trx, order, position)
  if (dropped === 'cancelled') return { code: RESULT_CODES.alreadyDone, state: from, accountId }
  const who = role === 'owner' ? 'owner' : 'buyer'
  const targets = targetsOf({ kind, from, event: 'refuse_substitute', who })
  if (!targets.includes(dropped.state)) throw new AppError(409, [], { state: from })
  const { isDone, itemNo, quantity, state } = dropped
  const by = { actor: `member:${memberId}`, now: ctx.clock() }
  await moveOrder(trx, order, {
    event: 'refuse_substitute',
    state,
    ...by,
    note: { items: [{ itemNo, quantity }] },
    // An order without lines no longer waits: no deadline, no place among orders that wait for money, no open request.
    changes: isDone ? { due_at: null, rank: null, cancel_asked_at: null } : {},
  })
  // Nothing is left to pick, so that the warehouse no longer decides whether the order is cancelled.
  if (from === 'picking' && state === 'held' && order.cancel_asked_at !== null) {
    const cancellation = { event: 'cancel', who, ...by, mail: 'cancelled' } as const
    const cut = [dropped.promised]
    const end = await cancelOutstanding(trx, { ...order, state }, { ...cancellation, cut })
    return { code: 200, state: end, accountId }
  }
  await release(trx, order, dropped)
  return { code: 200, state, accountId }
}

/** Stock, then money. */
async function release(
  trx: Kysely<Database>,
  { id: orderId }: OrderRow,
  { promised, isDone, amount }: DroppedSubstitute,
): Promise<void> {
  await releaseStock(trx, [promised])
  // Pieces at a price of zero have no money to release.
  if (isDone || amount > 0n) await releaseHold(trx, isDone ? { orderId } : { orderId, amount })
}
