// GET /api/orders/{orderNo}/documents: the documents that exist for an order.
import type { ParsedInputOf, ResultOf } from '../../../contract/call.ts'
import { listOrderDocumentsRoute } from '../../../contract/order-documents.ts'
import { MONEY_DOCUMENTS } from '../../../shared/document-kinds.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { listDocuments } from '../../modules/document/document-list.ts'
import { findDocumentOrder } from '../../modules/document/issue-service.ts'
import { notFound } from '../../platform/errors.ts'

export const listOrderDocumentsCall = handle(listOrderDocumentsRoute, listOrderDocuments)

/** Errors: 404 an order of another company or area. */
async function listOrderDocuments(
  ctx: Ctx,
  { orderNo }: ParsedInputOf<typeof listOrderDocumentsRoute>,
): Promise<ResultOf<typeof listOrderDocumentsRoute>> {
  const { companyId, memberKind, role } = memberOf(ctx)
  const order = await findDocumentOrder(ctx.db, orderNo)
  if (!order || order.company_id !== companyId || order.kind !== memberKind) throw notFound()
  const list = await listDocuments(ctx.db, order, ctx.lang)
  return { list: list.filter(({ kind }) => role !== 'viewer' || !MONEY_DOCUMENTS.has(kind)) }
}
