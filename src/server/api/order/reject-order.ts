// POST /api/orders/{orderNo}/refuse: an owner refuses an order, which is cancelled, or the acceptance of an offer.
import { rejectOrderRoute } from '../../../contract/approval.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { LABEL_OF } from '../../../shared/order-vocabulary.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { memberCtx } from '../../context/context.ts'
import { mailOrderApproval } from '../../modules/mail/order-approval-mail.ts'
import { findPlacerOf, outcomeOfApprovalRequest } from '../../modules/ordering/approval-service.ts'
import { lockOwnOrder } from '../../modules/ordering/order-service.ts'
import { confirmBuyer } from '../../modules/ordering/placing-service.ts'
import { cancelOutstanding } from '../../operations/cancel-outstanding.ts'
import { returnToQuoted } from '../../operations/return-to-quoted.ts'
import { AppError } from '../../platform/errors.ts'

/**
 * Answers alreadyDone (5600) when this request was refused before. Errors: 403 the login is no longer an owner, 404, 409
 * when this request ended otherwise or was never made, even if a later one waits; those of `confirmBuyer`.
 */
export const rejectOrderCall = handle(
  rejectOrderRoute,
  async (callCtx, { orderNo, approvalNo, words }) => {
    const ctx = memberCtx(callCtx)
    const now = ctx.clock()
    return ctx.db.transaction().execute(async (trx) => {
      const { role } = await confirmBuyer(trx, ctx.actor)
      if (role !== 'owner') throw new AppError(403, [], { reason: 'role' })
      const order = await lockOwnOrder(trx, ctx, orderNo)
      const rejectedState = order.kind === 'wholesale' ? 'quoted' : 'cancelled'
      const outcome = await outcomeOfApprovalRequest(trx, order, approvalNo)
      if (outcome === 'refused') {
        return new CodedResult(RESULT_CODES.alreadyDone, {
          orderNo,
          state: rejectedState,
          label: LABEL_OF[rejectedState],
        })
      }
      if (outcome === 'ended') throw new AppError(409, [], { state: order.state })
      const { memberId, loginName: by } = ctx.actor
      if (order.kind === 'wholesale') {
        const actor = `member:${memberId}`
        await returnToQuoted(trx, order, {
          event: 'refuse_approval',
          actor,
          decidedBy: by,
          reasonText: words,
          now,
        })
        return new CodedResult(200, {
          orderNo,
          state: rejectedState,
          label: LABEL_OF[rejectedState],
        })
      }
      const state = await cancelOutstanding(trx, order, {
        event: 'refuse_approval',
        who: 'owner',
        actor: `member:${memberId}`,
        now,
        reason: words,
        mail: null,
      })
      const { currency, own_reference: ownReference } = order
      const total = minorText(BigInt(order.total), currency)
      const orderFacts = { orderNo, ownReference, total, currency }
      const to = await findPlacerOf(trx, order)
      await mailOrderApproval(trx, now, {
        event: 'refused',
        order: orderFacts,
        to,
        by,
        reasonText: words,
      })
      return new CodedResult(200, { orderNo, state, label: LABEL_OF[state] })
    })
  },
)
