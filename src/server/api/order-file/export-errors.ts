// GET /api/order-files/{id}/errors: the rows of an order file that cannot be ordered, as CSV with what to correct.
import { Readable } from 'node:stream'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { exportOrderFileErrorsRoute } from '../../../contract/order-file.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { OrderFileMapping } from '../../../shared/order-file-fields.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberCtx } from '../../context/context.ts'
import {
  type FaultyRow,
  listFaultyRows,
  readOwnFile,
} from '../../modules/order-file/order-file-service.ts'
import { readFields } from '../../modules/order-file/order-rows.ts'
import type { FileResponse } from '../../platform/http/file-response.ts'
import { writeCsv } from '../../platform/spreadsheet.ts'
import { errorText } from '../../operations/present-order-file.ts'

export const exportErrorsCall = handle(exportOrderFileErrorsRoute, exportErrors)

const REASONS: Record<Lang, string> = { en_us: 'What to correct', zh_cn: '需修正', zh_hk: '需修正' }

/** Cells as the member corrected them. Errors: 404. */
async function exportErrors(
  ctx: Ctx,
  { id, lang }: ParsedInputOf<typeof exportOrderFileErrorsRoute>,
): Promise<FileResponse> {
  const { db, actor } = memberCtx(ctx)
  const { columns, mapping, file_name: fileName } = await readOwnFile(db, actor, id)
  const rows = await listFaultyRows(db, id)
  const { currency } = actor
  const textOf = (row: FaultyRow) => {
    const { country } = readFields(row, mapping)
    return row.errors.map((error) => errorText(error, { lang, currency, country })).join(' ')
  }
  const cells = columns.map((header, column) => ({
    header,
    value: (row: FaultyRow) => cellOf(row, column, mapping),
  }))
  return {
    fileName: `${fileName.replace(/\.\w{1,5}$/, '')}-errors.csv`,
    mediaType: 'text/csv; charset=utf-8',
    body: Readable.from(writeCsv(rows, [...cells, { header: REASONS[lang], value: textOf }])),
  }
}

function cellOf({ cells, edits }: FaultyRow, column: number, mapping: OrderFileMapping): string {
  const edited = Object.entries(edits).find(([field]) => {
    return mapping[field as keyof OrderFileMapping] === column
  })
  return edited?.[1] ?? cells[column] ?? ''
}
