// Draws a wish list as a PDF: a table on A4 pages with a header on each, page numbers, totals.
import type { Lang } from '../../../shared/lang.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import type { ListedLine, ListedItems } from './listed-lines.ts'
import { imprintLines } from '../../platform/brand/imprint.ts'
import { logoPicture } from '../../platform/brand/logo-picture.ts'
import { openSheet } from '../../platform/pdf/open-sheet.ts'
import {
  drawTableHead,
  drawTableRow,
  fitColumns,
  fits,
  type TableColumn,
  type TableSheet,
  turnPage,
} from '../../platform/pdf/pdf-table.ts'
import { numbersText, rowsText } from '../../../shared/customer-refs.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import { EXPORT_TEXTS, missingPriceText } from './texts/export-texts.ts'
import { drawListHead, type ListOwner } from './wish-list-pdf-head.ts'
import { PAGE, SIZE, type Sheet, writeAt } from '../../platform/pdf/pdf-sheet.ts'
import { currencyName } from '../../../shared/currency-name.ts'
import { labelled } from '../../../shared/punctuation.ts'

/** Yields to other requests after this many rows. */
const ROWS_AT_ONCE = 40

const queue = createSemaphore({ permits: 1, waiting: 8, retryAfter: 5 })

/** One file at a time: a long list takes a second of CPU. Errors: 429 when the queue is too long. */
export function drawWishList(list: ListedItems, options: PdfOptions): Promise<Buffer> {
  return queue.run(() => draw(list, options))
}

export interface PdfOptions {
  owner: ListOwner
  lang: Lang
  now: Date
}

interface Column extends TableColumn {
  value: (line: ListedLine) => string
}

async function draw(list: ListedItems, { owner, lang, now }: PdfOptions): Promise<Buffer> {
  const t = EXPORT_TEXTS[lang]
  const { sheet: page, finish } = await openSheet({ title: list.name, lang, created: now })
  const columns = columnsOf(list, lang)
  const sheet: TableSheet = { ...page, columns }
  drawListHead(sheet, { list, owner, lang, now, logo: await logoPicture() })
  if (list.lines.length === 0) {
    writeAt(sheet, t.empty, { x: PAGE.margin, y: sheet.y, size: SIZE.cell })
  } else drawTableHead(sheet)
  for (const [at, line] of list.lines.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate)
    drawTableRow(
      sheet,
      columns.map(({ value }) => value(line)),
    )
  }
  drawTotals(sheet, list, lang)
  return finish((number, pages) => drawFoot(sheet, EXPORT_TEXTS[lang].page(number, pages), lang))
}

function columnsOf({ currency, lines }: ListedItems, lang: Lang): Column[] {
  const t = EXPORT_TEXTS[lang]
  const hasRefs = lines.some(({ customerRefs }) => customerRefs.length > 0)
  const prices: Column[] =
    currency === null
      ? []
      : [
          {
            header: t.unit(currency),
            width: 66,
            isNumeric: true,
            value: ({ unit, reason }) =>
              unit === null ? missingPriceText(reason, t) : groupedAmounts(unit),
          },
          {
            header: t.total(currency),
            width: 66,
            isNumeric: true,
            value: ({ total }) => (total === null ? '–' : groupedAmounts(total)),
          },
        ]
  const refs: Column[] = hasRefs
    ? [
        { header: t.yourRow, width: 34, value: (line) => rowsText(line.customerRefs) },
        { header: t.yourNumber, width: 86, value: (line) => numbersText(line.customerRefs) },
      ]
    : []
  const fixed: Column[] = [
    ...refs,
    { header: t.itemNo, width: 70, value: (line) => line.itemNo },
    { header: t.title, width: 0, value: (line) => line.title },
    { header: t.quantity, width: 46, isNumeric: true, value: (line) => String(line.quantity) },
    ...prices,
    { header: t.note, width: hasRefs ? 62 : 90, value: (line) => line.note },
  ]
  return fitColumns(fixed)
}

function drawTotals(
  sheet: TableSheet,
  { totals, unpriced, currency }: ListedItems,
  lang: Lang,
): void {
  if (currency === null) return
  const t = EXPORT_TEXTS[lang]
  const texts = totals.map((sum) =>
    labelled(t.sum, `${currencyName(sum.currency)} ${groupedAmounts(sum.amount)}`),
  )
  if (unpriced > 0) texts.push(t.unpriced(unpriced))
  if (!fits(sheet, (texts.length + 1) * 16)) turnPage(sheet)
  for (const text of texts) {
    sheet.y += 16
    writeAt(sheet, text, { x: PAGE.margin, y: sheet.y - 8, size: SIZE.cell + 0.5 })
  }
}

function drawFoot(sheet: Sheet, text: string, lang: Lang): void {
  const y = PAGE.height - PAGE.margin - 4
  writeAt(sheet, text, {
    x: PAGE.margin,
    y,
    size: SIZE.small,
    end: PAGE.width - PAGE.margin,
    isGrey: true,
  })
  imprintLines(lang).forEach((line, at) =>
    writeAt(sheet, line, { x: PAGE.margin, y: y + at * 10, size: SIZE.small, isGrey: true }),
  )
}
