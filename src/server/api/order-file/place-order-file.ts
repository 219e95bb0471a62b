// POST /api/order-files/{id}/place: hands the orders without errors to the job that places them.
import type { ParsedInputOf } from '../../../contract/call.ts'
import { type OrderFile, placeOrderFileRoute } from '../../../contract/order-file.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, memberCtx } from '../../context/context.ts'
import { submitForPlacing } from '../../modules/order-file/file-placing-service.ts'
import { lockOpenFile } from '../../modules/order-file/order-file-service.ts'
import { actOnce } from '../../operations/act-once.ts'
import { presentFile } from '../../operations/present-order-file.ts'

export const placeOrderFileCall = handle(placeOrderFileRoute, place)

/** Answers queued (5500), or alreadyDone (5600) for a repetition with the same key. Errors: 404, 409, 422. */
async function place(
  ctx: Ctx,
  { id, key, mode, expectedTotal }: ParsedInputOf<typeof placeOrderFileRoute>,
): Promise<CodedResult<OrderFile>> {
  const member = memberCtx(ctx)
  const request = { id, mode, expectedTotal }
  const act = { purpose: 'order-file.place', key, request }
  const { isRepeated } = await actOnce(ctx, act, async (trx) => {
    const file = await lockOpenFile(trx, member.actor, id)
    const { memberId } = member.actor
    const now = ctx.clock()
    await submitForPlacing(trx, file, { mode, expectedTotal, memberId, lang: ctx.lang, now })
    return id
  })
  return new CodedResult(
    isRepeated ? RESULT_CODES.alreadyDone : RESULT_CODES.queued,
    await presentFile(member, id),
  )
}
