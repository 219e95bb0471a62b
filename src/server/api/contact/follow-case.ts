// POST /api/contact-us/customer-feedback/case-follow: reads a case by its number and code, and adds a reply.
import { type CaseThread, followCaseRoute } from '../../../contract/contact.ts'
import type { ReceivedUpload } from '../../../contract/upload.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { storeAttachment, listAttachments } from '../../modules/attachment/attachment-service.ts'
import { readCaseWithCode } from '../../modules/feedback/case-access.ts'
import { addCustomerReply, type CaseRow, readThread } from '../../modules/feedback/case-service.ts'
import { readCaseOrder } from '../../modules/feedback/quotation-service.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { runExclusive } from '../../platform/limits/keyed-mutex.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'

interface FollowInput {
  caseNo: string
  feedbackCode: string
  reply?: string | undefined
  sendingId?: string | undefined
  attachment?: ReceivedUpload | undefined
}

const REPLIES = { purpose: 'case-reply', max: 30, windowSeconds: HOUR_SECONDS }

export const followCaseCall = handle(followCaseRoute, (ctx, { lang: _, ...input }) =>
  followCase(ctx, input),
)

/** 200, or alreadyDone (5600) when this submission was stored before. Errors: 404, 409 the case is closed, 422, 429. */
async function followCase(ctx: Ctx, input: FollowInput) {
  const row = await readCaseWithCode(ctx, input)
  const isReplying = input.reply !== undefined || input.attachment !== undefined
  const isNew = isReplying
    ? await runExclusive(`reply ${row.case_no}`, () => addReply(ctx, row, input))
    : true
  // Adding a reply changes the state of the case.
  const current = isReplying ? await readCaseWithCode(ctx, input) : row
  return new CodedResult(isNew ? 200 : RESULT_CODES.alreadyDone, await threadOf(ctx, current))
}

/** False: this submission was stored before. */
async function addReply(
  ctx: Ctx,
  { case_no: caseNo }: CaseRow,
  input: FollowInput,
): Promise<boolean> {
  const now = ctx.clock()
  // A rejected file does not count as a reply.
  const checked = input.attachment ? await ctx.uploads.check(input.attachment) : null
  await consumeLimit(ctx.db, now, { ...REPLIES, subject: caseNo })
  const text = input.reply ?? ''
  return ctx.db.transaction().execute(async (trx) => {
    const { sendingId } = input
    const { messageId, row } = await addCustomerReply(trx, now, { caseNo, text, sendingId })
    if (messageId === null) return false
    if (checked) {
      const owner = { case_no: caseNo, message_id: messageId }
      await storeAttachment(trx, now, { files: ctx.uploads.files, checked, owner })
    }
    if (ctx.site.contactEmail !== null) {
      await writeMail(trx, now, {
        template: 'case-notice',
        to: ctx.site.contactEmail,
        lang: 'en_us',
        contents: {
          isNew: false,
          // Only a request for a quotation comes with a list.
          list: null,
          caseNo,
          type: row.type,
          fullName: row.full_name ?? '',
          email: row.email ?? '',
          region: row.region ?? '',
          customerNo: '',
          subject: row.subject ?? '',
          itemNo: row.item_no ?? '',
          message: text,
          files: checked ? 1 : 0,
        },
      })
    }
    return true
  })
}

async function threadOf(ctx: Ctx, row: CaseRow): Promise<CaseThread> {
  const { case_no: caseNo } = row
  const { messages, events } = await readThread(ctx.db, caseNo)
  const files = await listAttachments(ctx.db, { case_no: caseNo })
  return {
    caseNo,
    type: row.type,
    state: row.state,
    subject: row.subject ?? '',
    itemNo: row.item_no,
    createdAt: row.created_at.toISOString(),
    events: events.map(({ state, at }) => ({ state, at: at.toISOString() })),
    messages: messages.map(({ id, author, body, created_at }) => ({
      id,
      author,
      text: body,
      at: created_at.toISOString(),
      files: files
        .filter(({ message_id }) => message_id === id)
        .map((file) => ({
          id: file.id,
          name: file.file_name,
          mediaType: file.media_type,
          bytes: file.bytes,
        })),
    })),
    canReply: row.state !== 'closed',
    order: await readCaseOrder(ctx.db, row.order_id),
  }
}
