// POST /api/contact-us/customer-feedback/case-file
import { downloadCaseFileRoute } from '../../../contract/contact.ts'
import { readCaseFile } from '../../flows/read-case-file.ts'
import { handle } from '../../platform/call-handler.ts'

export const downloadCaseFileCall = handle(downloadCaseFileRoute, (ctx, { lang: _, ...asked }) =>
  readCaseFile(ctx, asked),
)
