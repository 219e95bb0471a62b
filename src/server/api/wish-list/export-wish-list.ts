// POST /api/wish-lists/export: a wish list as CSV, XLSX or PDF, with or without the member's prices.
import { Readable } from 'node:stream'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { exportWishListRoute } from '../../../contract/wish-list.ts'
import { readCardsById } from '../../modules/catalogue/card-service.ts'
import { pricedFieldsOf } from '../../modules/pricing/pricing-service.ts'
import { listedItemsOf, type ListedItems } from '../../modules/wishlist/listed-lines.ts'
import { readLines } from '../../modules/wishlist/wish-list-item-service.ts'
import { readListOwner } from '../../modules/wishlist/recipient-service.ts'
import { readList } from '../../modules/wishlist/wish-list-service.ts'
import { tableColumns } from '../../modules/wishlist/wish-list-table.ts'
import { handle } from '../../context/call-handler.ts'
import type { FileResponse } from '../../platform/http/file-response.ts'
import { type Ctx, memberCtx, memberOf } from '../../context/context.ts'
import { safeFileName } from '../../platform/http/content-disposition.ts'

type Input = ParsedInputOf<typeof exportWishListRoute>

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const

export const exportWishListCall = handle(exportWishListRoute, exportWishList)

/** Errors: 404 for lists that are not the caller's, 429 too many PDFs at the same time. */
async function exportWishList(ctx: Ctx, input: Input): Promise<FileResponse> {
  const listed = await readListed(ctx, input)
  const day = ctx.clock().toISOString().slice(0, 10)
  return {
    fileName: `${safeFileName(listed.name)}-${day}.${input.format}`,
    mediaType: MEDIA_TYPES[input.format],
    body: await writeFile(ctx, listed, input.format),
  }
}

async function readListed(ctx: Ctx, { listId, withPrices }: Input): Promise<ListedItems> {
  const { id, name } = await readList(ctx, listId)
  const lines = await readLines(ctx, id)
  const ids = lines.map(({ product_id }) => product_id)
  const numbers = lines.map(({ item_no }) => item_no)
  const cards = await readCardsById(ctx, ids)
  const prices = withPrices ? await pricedFieldsOf(memberCtx(ctx), numbers) : null
  return listedItemsOf({ name, lines, cards, prices, currency: memberOf(ctx).currency })
}

async function writeFile(
  ctx: Ctx,
  listed: ListedItems,
  format: Input['format'],
): Promise<FileResponse['body']> {
  if (format === 'pdf') {
    // Fonts and the PDF library are large and rarely needed.
    const { drawWishList } = await import('../../modules/wishlist/wish-list-pdf.ts')
    const owner = await readListOwner(ctx)
    return drawWishList(listed, { owner, lang: ctx.lang, now: ctx.clock() })
  }
  const { writeCsv, writeXlsx } = await import('../../platform/spreadsheet.ts')
  const columns = tableColumns(listed, ctx.lang)
  return Readable.from(
    format === 'csv'
      ? writeCsv(listed.lines, columns)
      : writeXlsx(listed.lines, columns, { sheet: 'List' }),
  )
}
