// GET /api/account/statement: the statement of a month as CSV, XLSX or PDF.
import { Readable } from 'node:stream'
import { exportStatementRoute } from '../../../contract/account.ts'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { readAccountIn } from '../../modules/ledger/ledger-service.ts'
import { readMonthStatement, statementColumns } from '../../modules/ledger/statement-service.ts'
import type { FileResponse } from '../../platform/http/file-response.ts'
import { findOrCreateOwnAccount } from '../../operations/own-account.ts'

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const

export const exportStatementCall = handle(exportStatementRoute, exportStatement)

/** Errors: 404 the company has no account in this currency in the area of the session. */
async function exportStatement(
  ctx: Ctx,
  { month, currency, format }: ParsedInputOf<typeof exportStatementRoute>,
): Promise<FileResponse> {
  const { companyId, memberKind: kind } = memberOf(ctx)
  const account =
    currency === undefined
      ? await findOrCreateOwnAccount(ctx)
      : await readAccountIn(ctx.db, { companyId, kind, currency })
  const statement = await readMonthStatement(ctx.db, account, { month, lang: ctx.lang })
  const file = {
    fileName: `statement-${account.currency}-${month}.${format}`,
    mediaType: MEDIA_TYPES[format],
  }
  if (format === 'pdf') {
    // Fonts and the PDF library are large and rarely needed.
    const { drawStatement } = await import('../../modules/ledger/statement-pdf.ts')
    const reference = account.payment_reference
    const drawn = await drawStatement(statement, { reference, lang: ctx.lang, now: ctx.clock() })
    return { ...file, body: drawn }
  }
  const { writeCsv, writeXlsx } = await import('../../platform/spreadsheet.ts')
  const columns = statementColumns(statement, ctx.lang)
  const rows =
    format === 'csv'
      ? writeCsv(statement.lines, columns)
      : writeXlsx(statement.lines, columns, { sheet: month })
  return { ...file, body: Readable.from(rows) }
}
