// GET /api/returns/{returnNo}/file: a file of a return, sent as an attachment in which no script can run.
import { openReturnFileRoute } from '../../../contract/return.ts'
import { handle } from '../../context/call-handler.ts'
import { openAttachment } from '../../modules/attachment/attachment-service.ts'
import { readOwnReturn } from '../../modules/returns/return-service.ts'

/** Errors: 404 the return or the file; MissingBytesError. */
export const openReturnFileCall = handle(openReturnFileRoute, async (ctx, input) => {
  const { row } = await readOwnReturn(ctx, input.returnNo)
  const { db, uploads } = ctx
  const owner = { return_no: row.return_no }
  const file = await openAttachment({ db, files: uploads.files }, owner, input.file)
  return { ...file, headers: { 'content-security-policy': "sandbox; default-src 'none'" } }
})
