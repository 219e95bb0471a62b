// POST /api/staff/adjustments/decide: the second person decides on an adjustment; also on reversals and payouts.
import {
  decideAdjustmentRoute,
  decidePayoutRoute,
  decideReversalRoute,
} from '../../../contract/staff-queue.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, staffOf } from '../../context/context.ts'
import { invalid } from '../../platform/errors.ts'
import {
  confirmPayout,
  decideProposedAdjustment,
  rejectPayout,
} from '../../staff/money/decide-money.ts'
import {
  approveReversal,
  type MoneyContext,
  rejectReversal,
} from '../../staff/money/handle-payments.ts'

export const decideAdjustmentCall = handle(
  decideAdjustmentRoute,
  async (ctx, { id, isApproved }) => {
    await decideProposedAdjustment(moneyContext(ctx), { adjustmentId: id, isApproved })
    return null
  },
)

export const decideReversalCall = handle(decideReversalRoute, async (ctx, { id, isApproved }) => {
  await (isApproved ? approveReversal : rejectReversal)(moneyContext(ctx), id)
  return null
})

export const decidePayoutCall = handle(decidePayoutRoute, async (ctx, input) => {
  const { id, isApproved, reason } = input
  if (isApproved) await confirmPayout(moneyContext(ctx), id)
  else if (reason === '') throw invalid('reason', 'required')
  else await rejectPayout(moneyContext(ctx), { payoutId: id, reason })
  return null
})

function moneyContext(ctx: Ctx): MoneyContext {
  return { db: ctx.db, now: ctx.clock(), actor: `staff:${staffOf(ctx).email}` }
}
