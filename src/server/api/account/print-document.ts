// GET /api/account/documents/{number}: an invoice or credit note as PDF, as it was issued.
import type { ParsedInputOf } from '../../../contract/call.ts'
import { printAccountDocumentRoute } from '../../../contract/account-documents.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { readIssuedDocument } from '../../modules/document/account-document-service.ts'
import type { FileResponse } from '../../platform/http/file-response.ts'

export const printAccountDocumentCall = handle(printAccountDocumentRoute, printAccountDocument)

/** Errors: 404; 429 too many PDFs. */
async function printAccountDocument(
  ctx: Ctx,
  { number }: ParsedInputOf<typeof printAccountDocumentRoute>,
): Promise<FileResponse> {
  const { companyId, memberKind: kind } = memberOf(ctx)
  const issued = await readIssuedDocument(ctx.db, { companyId, kind }, number)
  // Fonts and the PDF library are large and rarely needed.
  const { readIssuedFile } = await import('../../modules/document/issued-file-service.ts')
  const body = await readIssuedFile(ctx.db, issued, ctx.clock())
  return { fileName: `${number}.pdf`, mediaType: 'application/pdf', body }
}
