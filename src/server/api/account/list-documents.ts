// GET /api/account/documents: the documents issued to the company, newest first.
import { listAccountDocumentsRoute } from '../../../contract/account-documents.ts'
import { minorText } from '../../../shared/minor-units.ts'
import { handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { listAccountDocuments, titleOf } from '../../modules/document/account-document-service.ts'

export const listAccountDocumentsCall = handle(
  listAccountDocumentsRoute,
  async (ctx, { kind = null, month = null, after = 0, rows }) => {
    const { companyId, memberKind, role } = memberOf(ctx)
    // The role `buyer` sees the documents of orders, but not the account.
    const includesStatements = role !== 'buyer'
    const filter = { kind, month, includesStatements, after, limit: rows }
    const owner = { companyId, kind: memberKind }
    const { list, next, count } = await listAccountDocuments(ctx.db, owner, filter)
    return {
      list: list.map((row) => ({
        kind: row.kind,
        title: titleOf(row.kind, ctx.lang),
        number: row.number,
        orderNo: row.order_no,
        month: row.month,
        at: row.at.toISOString(),
        total: minorText(BigInt(row.total), row.currency),
        currency: row.currency,
      })),
      next,
      count,
    }
  },
)
