// POST /api/about/product/update-information/export: the product update list of the screen as a spreadsheet.
import { Readable } from 'node:stream'
import type { ParsedInputOf } from '../../../contract/call.ts'
import type { UpdateRow } from '../../../contract/home.ts'
import { exportUpdatesRoute } from '../../../contract/product-support.ts'
import type { Lang } from '../../../shared/lang.ts'
import { streamUpdates } from '../../modules/catalogue/update-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { FileResponse } from '../../platform/http/file-response.ts'
import type { Ctx } from '../../context/context.ts'
import type { SpreadsheetColumn } from '../../platform/spreadsheet.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const HEADERS: Record<Lang, string[]> = {
  en_us: [
    'No.',
    'Item number',
    'Category',
    'Brand',
    'Region',
    'Update',
    'Date',
    'Compatibility',
    'Part number',
    'Remark',
    'Image',
  ],
  zh_cn: [
    '序号',
    '商品编号',
    '分类',
    '品牌',
    '销售区域',
    '更新内容',
    '日期',
    '适用机型',
    '原厂型号',
    '备注',
    '图片',
  ],
  zh_hk: [
    '序號',
    '貨品編號',
    '分類',
    '品牌',
    '銷售地區',
    '更新內容',
    '日期',
    '適用機型',
    '原廠型號',
    '備註',
    '圖片',
  ],
}
const FIELDS: Exclude<keyof UpdateRow, 'pair' | 'regions'>[] = [
  'number',
  'itemNo',
  'category',
  'brand',
  'region',
  'updateName',
  'date',
  'compatibility',
  'partNumber',
  'remark',
  'image',
]
const WIDTHS = [6, 14, 24, 16, 24, 18, 12, 48, 32, 32, 32]

export const exportUpdatesCall = handle(exportUpdatesRoute, exportUpdates)

async function exportUpdates(
  ctx: Ctx,
  query: ParsedInputOf<typeof exportUpdatesRoute>,
): Promise<FileResponse> {
  const { category, brand, region, from, to } = query
  const list = rowsOf(await streamUpdates(ctx, { category, brand, region, from, to }), ctx)
  const columns = FIELDS.map((field, index): SpreadsheetColumn<UpdateRow> => {
    return {
      header: HEADERS[ctx.lang][index] ?? field,
      value: (row) => row[field],
      width: WIDTHS[index] ?? 16,
    }
  })
  // The spreadsheet code is large and rarely needed.
  const { writeCsv, writeXlsx } = await import('../../platform/spreadsheet.ts')
  const day = ctx.clock().toISOString().slice(0, 10)
  return query.format === 'csv'
    ? {
        fileName: `product-updates-${day}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        body: Readable.from(writeCsv(list, columns)),
      }
    : {
        fileName: `product-updates-${day}.xlsx`,
        mediaType: XLSX,
        body: Readable.from(writeXlsx(list, columns, { sheet: 'Updates' })),
      }
}

/** A spreadsheet is opened far from the site: its picture addresses are complete and not SVG. */
async function* rowsOf(
  batches: AsyncIterable<UpdateRow[]>,
  { site }: Ctx,
): AsyncGenerator<UpdateRow> {
  for await (const rows of batches) {
    for (const row of rows)
      yield { ...row, image: `${site.origin}${row.image.replace('thumb.svg', 'angle.jpg')}` }
  }
}
