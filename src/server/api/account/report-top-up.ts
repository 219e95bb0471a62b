// POST /api/account/top-ups: a member reports a payment that is on its way.
import { reportTopUpRoute } from '../../../contract/account.ts'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { quotePayment, readPayment, reportPayment } from '../../modules/ledger/payment-service.ts'
import { AppError } from '../../platform/errors.ts'
import { actOnce } from '../../operations/act-once.ts'
import { findOrCreateOwnAccount, positiveAmount, topUpOf } from '../../operations/own-account.ts'

export const reportTopUpCall = handle(reportTopUpRoute, reportTopUp)

type Result = ResultOf<typeof reportTopUpRoute>

/** Errors: 409 with the reason why the method does not take the amount, or `inFlight`; 422. */
async function reportTopUp(
  ctx: Ctx,
  { key, amount, method }: ParsedInputOf<typeof reportTopUpRoute>,
): Promise<Result | CodedResult<Result>> {
  const account = await findOrCreateOwnAccount(ctx)
  const credit = positiveAmount(amount, account.currency)
  const { memberId } = memberOf(ctx)
  const act = { purpose: 'top-up', key, request: { credit, method } }
  const { isRepeated, id } = await actOnce(ctx, act, async (trx) => {
    const quote = await quotePayment(trx, account, { method, credit, now: ctx.clock() })
    if (quote.rejected !== null) throw new AppError(409, [], { reason: quote.rejected })
    const by = `member:${memberId}`
    return reportPayment(trx, { accountId: account.id, method, amount: quote.toPay, by })
  })
  const result = topUpOf(await readPayment(ctx.db, id))
  return isRepeated ? new CodedResult(RESULT_CODES.alreadyDone, result) : result
}
