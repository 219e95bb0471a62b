// POST /api/account/payout: a member asks for available money back.
import { requestPayoutRoute } from '../../../contract/account.ts'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { readPayout, requestPayout } from '../../modules/ledger/account-service.ts'
import { actOnce } from '../../operations/act-once.ts'
import { findOrCreateOwnAccount, positiveAmount } from '../../operations/own-account.ts'

export const requestPayoutCall = handle(requestPayoutRoute, requestOwnPayout)

type Result = ResultOf<typeof requestPayoutRoute>

/** Errors: 409 `orders_open`, `not_covered`, `payout_open`, `inFlight`; 422. */
async function requestOwnPayout(
  ctx: Ctx,
  { key, amount: text }: ParsedInputOf<typeof requestPayoutRoute>,
): Promise<Result | CodedResult<Result>> {
  const { id: accountId, currency } = await findOrCreateOwnAccount(ctx)
  const amount = positiveAmount(text, currency)
  const by = `member:${memberOf(ctx).memberId}`
  const act = { purpose: 'payout', key, request: { amount } }
  const { isRepeated, id } = await actOnce(ctx, act, (trx) =>
    requestPayout(trx, { accountId, amount, by }),
  )
  const payout = await readPayout(ctx.db, id)
  const result = { id, amount: minorText(BigInt(payout.amount), currency), state: payout.state }
  return isRepeated ? new CodedResult(RESULT_CODES.alreadyDone, result) : result
}
