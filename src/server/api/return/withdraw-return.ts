// POST /api/returns/{returnNo}/withdraw: withdraws a return that is still open and whose parcel has not arrived.
import { withdrawReturnRoute } from '../../../contract/return.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { returnTargetsOf } from '../../../shared/return-states.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { lockOwnReturn, moveReturn } from '../../modules/returns/return-service.ts'
import { AppError } from '../../platform/errors.ts'

/** Errors: 404; 409 from its arrival on, and once it was refused or has expired. */
export const withdrawReturnCall = handle(withdrawReturnRoute, async (ctx, { returnNo }) => {
  const { memberId, role } = memberOf(ctx)
  return ctx.db.transaction().execute(async (trx) => {
    const found = await lockOwnReturn(trx, ctx, returnNo)
    const { return_no, state: from } = found
    if (from === 'withdrawn')
      return new CodedResult(RESULT_CODES.alreadyDone, { returnNo: return_no, state: from })
    const who = role === 'owner' ? 'owner' : 'buyer'
    const [state] = returnTargetsOf({ from, event: 'withdraw', who })
    if (state === undefined) throw new AppError(409, [], { state: from })
    const by = { actor: `member:${memberId}`, now: ctx.clock(), changes: { due_at: null } }
    await moveReturn(trx, found, { event: 'withdraw', state, ...by })
    return new CodedResult(200, { returnNo: return_no, state })
  })
})
