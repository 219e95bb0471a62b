// POST /api/contact-us/customer-feedback/case-file: a file of a case, sent as an attachment in which no script can run.
import { downloadCaseFileRoute } from '../../../contract/contact.ts'
import { openAttachment } from '../../modules/attachment/attachment-service.ts'
import { readCaseWithCode } from '../../modules/feedback/case-access.ts'
import { handle } from '../../context/call-handler.ts'

/** Errors: 404 the case or the file, 429, MissingBytesError. */
export const downloadCaseFileCall = handle(downloadCaseFileRoute, async (ctx, input) => {
  const { lang: _, fileId, ...access } = input
  const { case_no } = await readCaseWithCode(ctx, access)
  const { db, uploads } = ctx
  const file = await openAttachment({ db, files: uploads.files }, { case_no }, fileId)
  return { ...file, headers: { 'content-security-policy': "sandbox; default-src 'none'" } }
})
