// POST /api/returns/{returnNo}/reply: a member answers a question or adds a message or a photo.
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { replyToReturnRoute } from '../../../contract/return.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { returnTargetsOf } from '../../../shared/return-states.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { storeAttachment } from '../../modules/attachment/attachment-service.ts'
import { lockOwnReturn, moveReturn, readReturnHead } from '../../modules/returns/return-service.ts'
import { actOnce } from '../../operations/act-once.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { runExclusive } from '../../platform/limits/keyed-mutex.ts'

type Input = ParsedInputOf<typeof replyToReturnRoute>
type Result = ResultOf<typeof replyToReturnRoute>

const REPLIES = { purpose: 'return-reply', max: 60, windowSeconds: HOUR_SECONDS }

export const replyToReturnCall = handle(replyToReturnRoute, (ctx, input) =>
  runExclusive(`return ${memberOf(ctx).companyId} ${input.key}`, () => reply(ctx, input)),
)

/** Errors: 404; 409 the return is over, or `inFlight` (`actOnce`); 422; 429. */
async function reply(ctx: Ctx, input: Input): Promise<CodedResult<Result>> {
  const { returnNo, key, text = '', attachment } = input
  if (text === '' && !attachment) throw invalid('text', 'required')
  const { memberId, role } = memberOf(ctx)
  const now = ctx.clock()
  // A rejected file does not count as a reply.
  const checked = attachment ? await ctx.uploads.check(attachment) : null
  await consumeLimit(ctx.db, now, { ...REPLIES, subject: String(memberId) })
  const request = { returnNo, text, file: attachment?.fileName ?? null }
  const { isRepeated, id } = await actOnce(
    ctx,
    { purpose: 'return-reply', key, request },
    async (trx) => {
      const row = await lockOwnReturn(trx, ctx, returnNo)
      const who = role === 'owner' ? 'owner' : 'buyer'
      const [state] = returnTargetsOf({ from: row.state, event: 'answer', who })
      if (state === undefined) throw new AppError(409, [], { state: row.state })
      if (checked) {
        const owner = { return_no: row.return_no }
        await storeAttachment(trx, now, { files: ctx.uploads.files, checked, owner })
      }
      const actor = `member:${memberId}`
      const changes = row.state === 'more_info' ? { due_at: null } : {}
      const note = { ...(text && { text }), ...(checked && { file: checked.fileName }) }
      await moveReturn(trx, row, { event: 'answer', state, actor, now, note, changes })
      return row.id
    },
  )
  const { return_no, state } = await readReturnHead(ctx.db, id)
  return new CodedResult(isRepeated ? RESULT_CODES.alreadyDone : 200, {
    returnNo: return_no,
    state,
  })
}
