// POST /api/orders/{orderNo}/cancel: cancels an order or the rest of one; during picking it asks staff to cancel.
import type { Kysely } from 'kysely'
import { cancelOrderRoute } from '../../../contract/order.ts'
import { RESULT_CODES, type ResultCode } from '../../../contract/result-code.ts'
import { LABEL_OF, type OrderState } from '../../../shared/order-vocabulary.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { addBasketLinesIn, lockOwnBasket } from '../../modules/ordering/basket-service.ts'
import { moveOrder, type OrderRow } from '../../modules/ordering/move-order.ts'
import { lockOwnOrder, readOutstandingItems } from '../../modules/ordering/order-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { cancelOutstanding } from '../../operations/cancel-outstanding.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import { AppError } from '../../platform/errors.ts'

export const cancelOrderCall = handle(cancelOrderRoute, async (ctx, input) => {
  const { orderNo, copy } = input
  const done = await ctx.db.transaction().execute(async (trx) => {
    // Placing locks the basket before orders, too.
    if (copy) await lockOwnBasket(trx, ctx)
    const order = await lockOwnOrder(trx, ctx, orderNo)
    const items = copy ? await readOutstandingItems(trx, order) : []
    const cancelled = await cancel(trx, ctx, order, input.reason)
    if (cancelled.code === 200) await copyToBasket(trx, ctx, items)
    return cancelled
  })
  // Other orders may wait for the pieces and the money that are free now.
  if (done.code === 200) {
    await allocateBackorders(ctx.db, { itemsOf: orderNo })
    await releaseWaiting(ctx.db, done.accountId, ctx.clock())
  }
  const { code, state } = done
  return new CodedResult(code, { orderNo, state, label: LABEL_OF[state] })
})

/**
 * Puts the cancelled pieces into the basket, not those that were shipped before; an item that is no longer in the
 * catalogue is left out. Errors: 409 `basketFull`.
 */
async function copyToBasket(
  trx: Kysely<Database>,
  ctx: Ctx,
  lines: Awaited<ReturnType<typeof readOutstandingItems>>,
): Promise<void> {
  if (lines.length === 0) return
  const { rows } = await addBasketLinesIn(trx, ctx, { mode: 'add', lines })
  if (rows.some(({ outcome }) => outcome === 'full')) {
    throw new AppError(409, [], { reason: 'basketFull' })
  }
}

/**
 * Cancels a locked order, or the rest of one on its way; asks staff while it is picked. Errors: 409 while it is packed,
 * and once everything has left.
 */
async function cancel(
  trx: Kysely<Database>,
  ctx: Ctx,
  order: OrderRow,
  reason: string | undefined,
): Promise<{ code: ResultCode; state: OrderState; accountId: number }> {
  const { state, account_id: accountId } = order
  if (state === 'cancelled') return { code: RESULT_CODES.alreadyDone, state, accountId }
  if (state === 'picking')
    return { code: await askToCancel(trx, ctx, order, reason), state, accountId }
  const { memberId, role } = memberOf(ctx)
  const newState = await cancelOutstanding(trx, order, {
    event: state === 'part_shipped' ? 'cancel_rest' : 'cancel',
    who: role === 'owner' ? 'owner' : 'buyer',
    actor: `member:${memberId}`,
    now: ctx.clock(),
    reason,
    mail: 'cancelled',
  })
  return { code: 200, state: newState, accountId }
}

/** While the order is picked, the warehouse decides. `queued`: asked now; `alreadyDone`: asked before. */
async function askToCancel(
  trx: Kysely<Database>,
  ctx: Ctx,
  order: OrderRow,
  reason: string | undefined,
): Promise<ResultCode> {
  if (order.cancel_asked_at !== null) return RESULT_CODES.alreadyDone
  const now = ctx.clock()
  await moveOrder(trx, order, {
    event: 'ask_cancel',
    state: order.state,
    actor: `member:${memberOf(ctx).memberId}`,
    now,
    note: reason === undefined ? {} : { reason },
    changes: { cancel_asked_at: now },
  })
  return RESULT_CODES.queued
}
