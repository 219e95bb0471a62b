// A file of a case, for whoever has its number and code: as an attachment in which nothing can run.
import { openAttachment } from '../modules/attachment/attachment-service.ts'
import { openCaseFor } from '../modules/feedback/case-access.ts'
import type { FileAnswer } from '../platform/call-handler.ts'
import type { Ctx } from '../platform/context.ts'

/** Errors: 404 the case or the file, 429. */
export async function readCaseFile(
  ctx: Ctx,
  { fileId, ...asked }: { caseNo: string; feedbackCode: string; fileId: string },
): Promise<FileAnswer> {
  const { case_no } = await openCaseFor(ctx, asked)
  const { db, uploads } = ctx
  const file = await openAttachment({ db, files: uploads.files }, { case_no }, fileId)
  return { ...file, headers: { 'content-security-policy': "sandbox; default-src 'none'" } }
}
