// GET /api/order-pad/aliases/export: all names and numbers that the company uses for items, as CSV.
import { Readable } from 'node:stream'
import { exportAliasesRoute } from '../../../contract/order-pad.ts'
import type { Lang } from '../../../shared/lang.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import { handle } from '../../context/call-handler.ts'
import { memberCtx } from '../../context/context.ts'
import { type AliasRow, readAllAliases } from '../../modules/company-alias/company-alias-service.ts'
import type { FileResponse } from '../../platform/http/file-response.ts'
import { writeCsv } from '../../platform/spreadsheet.ts'

export const exportAliasesCall = handle(
  exportAliasesRoute,
  async (ctx, { lang }): Promise<FileResponse> => {
    const { companyId } = memberCtx(ctx).actor
    const [text, item, day] = HEADINGS[lang]
    const cells = [
      { header: text, value: ({ alias }: AliasRow) => alias },
      { header: item, value: ({ item_no }: AliasRow) => item_no },
      { header: day, value: ({ chosen_at }: AliasRow) => sellerDay(chosen_at) },
    ]
    return {
      fileName: 'own-numbers.csv',
      mediaType: 'text/csv; charset=utf-8',
      body: Readable.from(writeCsv(readAllAliases(ctx.db, companyId), cells)),
    }
  },
)

const HEADINGS: Record<Lang, [text: string, item: string, day: string]> = {
  en_us: ['Your number', 'Item number', 'Chosen on'],
  zh_cn: ['您的料号', '商品编号', '选定日期'],
  zh_hk: ['您的編號', '貨品編號', '選定日期'],
}
