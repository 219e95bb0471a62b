// GET /api/orders/{orderNo}/document: a document of an order as PDF, such as a proforma, an invoice or a slip.
import type { ParsedInputOf } from '../../../contract/call.ts'
import { printOrderDocumentRoute } from '../../../contract/order-documents.ts'
import { MONEY_DOCUMENTS } from '../../../shared/document-kinds.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { findDocumentOrder } from '../../modules/document/issue-service.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { FileResponse } from '../../platform/http/file-response.ts'

export const printOrderDocumentCall = handle(printOrderDocumentRoute, printOrderDocument)

/**
 * Errors: 403 a viewer asks for prices; 404 an order of another company or area; 409 with a sentence; 429 too many PDFs.
 */
async function printOrderDocument(
  ctx: Ctx,
  { orderNo, kind, parcel, number }: ParsedInputOf<typeof printOrderDocumentRoute>,
): Promise<FileResponse> {
  const { companyId, memberKind, role } = memberOf(ctx)
  if (MONEY_DOCUMENTS.has(kind) && role === 'viewer') throw new AppError(403)
  const order = await findDocumentOrder(ctx.db, orderNo)
  if (!order || order.company_id !== companyId || order.kind !== memberKind) throw notFound()
  // Fonts and the PDF library are large and rarely needed.
  const { printDocument } = await import('../../operations/print-document.ts')
  const wanted = { kind, parcelNo: parcel, number, lang: ctx.lang, now: ctx.clock() }
  const { fileName, bytes } = await printDocument(ctx.db, order, wanted)
  return { fileName, mediaType: 'application/pdf', body: bytes }
}
