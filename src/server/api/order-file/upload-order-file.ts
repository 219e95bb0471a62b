// POST /api/order-files: reads a file of orders, guesses its columns and stores its rows.
import type { ParsedInputOf } from '../../../contract/call.ts'
import { type OrderFile, uploadOrderFileRoute } from '../../../contract/order-file.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { type Ctx, memberCtx } from '../../context/context.ts'
import { storeFile } from '../../modules/order-file/order-file-service.ts'
import { hashContent, readOrderFile } from '../../modules/order-file/read-order-file.ts'
import { actOnce } from '../../operations/act-once.ts'
import { requireField } from '../../platform/errors.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import { presentFile } from '../../operations/present-order-file.ts'

export const uploadOrderFileCall = handle(uploadOrderFileRoute, upload)

/** The largest workbook takes two seconds of CPU, and a hundred megabytes. */
const queue = createSemaphore({ permits: 1, waiting: 8, retryAfter: 5 })

/** Per company. Every upload counts, also of a file that turns out unusable: reading it is the expensive part. */
const UPLOADS = { purpose: 'order-file', max: 60, windowSeconds: HOUR_SECONDS }

/**
 * The file itself is not kept, only its rows. Errors: 422 `file`; 429 too many files at once or in an hour; those of
 * `actOnce`.
 */
async function upload(
  ctx: Ctx,
  { key, ...input }: ParsedInputOf<typeof uploadOrderFileRoute>,
): Promise<CodedResult<OrderFile>> {
  const member = memberCtx(ctx)
  const { lang, actor } = member
  const file = requireField(input.file, 'file')
  const { fileName } = file
  const limit = { ...UPLOADS, subject: String(actor.companyId) }
  await consumeLimit(ctx.db, ctx.clock(), limit)
  const grid = await queue.run(() => readOrderFile(file, lang))
  const request = { fileName, content: await hashContent(file) }
  const stored = await actOnce(ctx, { purpose: 'order-file.upload', key, request }, (trx) =>
    storeFile(trx, actor, { grid, fileName, lang, now: ctx.clock() }),
  )
  return new CodedResult(
    stored.isRepeated ? RESULT_CODES.alreadyDone : 200,
    await presentFile(member, stored.id),
  )
}
