// POST /api/returns: a member asks for a return, once for each key.
import type { Kysely } from 'kysely'
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { requestReturnRoute } from '../../../contract/return.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { parseMinor } from '../../../shared/minor-units.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type MemberCtx, memberCtx } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { lockOwnOrder } from '../../modules/ordering/order-service.ts'
import { confirmBuyer } from '../../modules/ordering/placing-service.ts'
import { createReturn, readReturnHead } from '../../modules/returns/return-service.ts'
import { actOnce } from '../../operations/act-once.ts'
import { judgeReturn } from '../../operations/judge-return.ts'
import { notifyReturn } from '../../operations/notify-return.ts'
import { AppError } from '../../platform/errors.ts'
import { runExclusive } from '../../platform/limits/keyed-mutex.ts'

type Input = ParsedInputOf<typeof requestReturnRoute>
type Result = ResultOf<typeof requestReturnRoute>

export const requestReturnCall = handle(requestReturnRoute, (ctx, input) => {
  const member = memberCtx(ctx)
  // Repeated requests wait here, so that together they use one database connection.
  return runExclusive(`return ${member.actor.companyId} ${input.key}`, () => request(member, input))
})

/**
 * Errors: 403, 404; 409 `changed` if the fee is not the expected one, or the membership has another currency than the
 * session, `inFlight` while the key is in use; 422.
 */
async function request(ctx: MemberCtx, input: Input): Promise<CodedResult<Result>> {
  const { lang: _, key, ...given } = input
  const { isRepeated, id } = await actOnce(ctx, { purpose: 'return', key, request: given }, (trx) =>
    judgeAndCreate(trx, { ...ctx, db: trx }, { input, outerCtx: ctx }),
  )
  const { return_no: returnNo, state } = await readReturnHead(ctx.db, id)
  return new CodedResult(isRepeated ? RESULT_CODES.alreadyDone : 200, { returnNo, state })
}

/** The lock on the order makes sure that no piece is returned twice. Returns the id of the return. */
async function judgeAndCreate(
  trx: Kysely<Database>,
  ctx: MemberCtx,
  // `outerCtx` is outside of the transaction, as judgeReturn needs it.
  { input, outerCtx }: { input: Input; outerCtx: MemberCtx },
): Promise<number> {
  await confirmBuyer(trx, ctx.actor)
  const order = await lockOwnOrder(trx, ctx, input.orderNo)
  const { currency } = order
  const { result, feeBp, lines } = await judgeReturn(ctx, order, input, outerCtx)
  if (parseMinor(input.expectedFee, currency) !== parseMinor(result.fee, currency)) {
    throw new AppError(409, [], { reason: 'changed', fee: result.fee })
  }
  const { wish, message = '' } = input
  const returnId = await createReturn(trx, ctx, {
    orderId: order.id,
    currency,
    wish,
    feeBp,
    message,
    lines,
  })
  await notifyReturn(trx, ctx.clock(), { returnId, event: 'requested' })
  return returnId
}
