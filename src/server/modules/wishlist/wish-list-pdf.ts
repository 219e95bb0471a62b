// Draws a wish list as a PDF: a table on A4 pages with a header on each, page numbers, totals.
import PDFDocument from 'pdfkit'
import type { Lang } from '../../../shared/lang.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import type { ListedLine, ListedItems } from './listed-lines.ts'
import { loadFonts, openFonts } from '../../platform/fonts/pdf-fonts.ts'
import { imprintLines } from '../../platform/brand/imprint.ts'
import { logoPicture } from '../../platform/brand/logo-picture.ts'
import { wrapText } from '../../platform/pdf/pdf-lines.ts'
import { numbersOf, rowsOf } from '../../../shared/customer-refs.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import { EXPORT_TEXTS, missingPriceText } from './texts/export-texts.ts'
import { drawListHead, type ListOwner } from './wish-list-pdf-head.ts'
import { PAGE, SIZE, type Sheet, writeAt } from '../../platform/pdf/pdf-sheet.ts'

const LEADING = 1.35
const PADDING = 4
const MOST_LINES_IN_CELL = 6
/** Yields to other requests after this many rows. */
const ROWS_AT_ONCE = 40

const queue = createSemaphore({ permits: 1, waiting: 8, retryAfter: 5 })

/** One file at a time: a long list takes a second of CPU. Errors: 429 when the queue is too long. */
export function drawWishList(wishes: ListedItems, options: PdfOptions): Promise<Buffer> {
  return queue.run(() => draw(wishes, options))
}

export interface PdfOptions {
  owner: ListOwner
  lang: Lang
  now: Date
}

interface Column {
  header: string
  width: number
  isNumeric?: true
  value: (line: ListedLine) => string
}

interface TableSheet extends Sheet {
  columns: Column[]
}

async function draw(wishes: ListedItems, { owner, lang, now }: PdfOptions): Promise<Buffer> {
  const say = EXPORT_TEXTS[lang]
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: { en_us: 'en', zh_cn: 'zh-Hans', zh_hk: 'zh-Hant-HK' }[lang],
    displayTitle: true,
    info: { Title: wishes.name, CreationDate: now },
  })
  const bytes = collect(document)
  const fonts = openFonts(document, await loadFonts(), lang)
  const sheet: TableSheet = {
    document,
    fonts,
    columns: columnsOf(wishes, lang),
    y: PAGE.margin,
  }
  drawListHead(sheet, { wishes, owner, lang, now, logo: await logoPicture() })
  if (wishes.lines.length === 0) {
    writeAt(sheet, say.empty, { x: PAGE.margin, y: sheet.y, size: SIZE.cell })
  } else drawHead(sheet)
  for (const [at, line] of wishes.lines.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate)
    drawRow(
      sheet,
      sheet.columns.map(({ value }) => value(line)),
    )
  }
  drawTotals(sheet, wishes, lang)
  drawFeet(sheet, lang)
  document.end()
  return bytes
}

function columnsOf({ currency, lines }: ListedItems, lang: Lang): Column[] {
  const say = EXPORT_TEXTS[lang]
  const hasRefs = lines.some(({ customerRefs }) => customerRefs.length > 0)
  const prices: Column[] =
    currency === null
      ? []
      : [
          {
            header: say.unit(currency),
            width: 66,
            isNumeric: true,
            value: ({ unit, reason }) =>
              unit === null ? missingPriceText(reason, say) : groupedAmounts(unit),
          },
          {
            header: say.total(currency),
            width: 66,
            isNumeric: true,
            value: ({ total }) => (total === null ? '–' : groupedAmounts(total)),
          },
        ]
  const refs: Column[] = hasRefs
    ? [
        { header: say.yourRow, width: 34, value: (line) => rowsOf(line.customerRefs) },
        { header: say.yourNumber, width: 86, value: (line) => numbersOf(line.customerRefs) },
      ]
    : []
  const fixed: Column[] = [
    ...refs,
    { header: say.itemNo, width: 70, value: (line) => line.itemNo },
    { header: say.title, width: 0, value: (line) => line.title },
    { header: say.quantity, width: 46, isNumeric: true, value: (line) => String(line.quantity) },
    ...prices,
    { header: say.note, width: hasRefs ? 62 : 90, value: (line) => line.note },
  ]
  const taken = fixed.reduce((sum, { width }) => sum + width, 0)
  const rest = PAGE.width - 2 * PAGE.margin - taken
  return fixed.map((column) => (column.width === 0 ? { ...column, width: rest } : column))
}

function drawHead(sheet: TableSheet): void {
  drawCells(
    sheet,
    sheet.columns.map(({ header }) => header),
    { isHead: true },
  )
}

function drawRow(sheet: TableSheet, cells: string[]): void {
  if (sheet.y + heightOf(sheet, cells) > PAGE.height - PAGE.margin - PAGE.foot) {
    sheet.document.addPage()
    sheet.y = PAGE.margin
    drawHead(sheet)
  }
  drawCells(sheet, cells, { isHead: false })
}

function drawCells(
  sheet: TableSheet,
  cells: readonly string[],
  { isHead }: { isHead: boolean },
): void {
  const height = heightOf(sheet, cells)
  const right = PAGE.margin + sheet.columns.reduce((sum, { width }) => sum + width, 0)
  if (isHead) {
    const box = sheet.document.rect(PAGE.margin, sheet.y, right - PAGE.margin, height)
    box.fill('#eceff3')
  }
  let x = PAGE.margin
  for (const [at, column] of sheet.columns.entries()) {
    linesIn(sheet, cells[at] ?? '', column).forEach((text, line) => {
      const y = sheet.y + PADDING + line * SIZE.cell * LEADING
      const end = column.isNumeric ? x + column.width - PADDING : undefined
      writeAt(sheet, text, { x: x + PADDING, y, size: SIZE.cell, end })
    })
    x += column.width
  }
  sheet.y += height
  sheet.document.moveTo(PAGE.margin, sheet.y).lineTo(right, sheet.y)
  sheet.document.lineWidth(0.5).stroke('#c8ced6')
}

function heightOf(sheet: TableSheet, cells: readonly string[]): number {
  const counts = sheet.columns.map((column, at) => linesIn(sheet, cells[at] ?? '', column).length)
  return Math.max(1, ...counts) * SIZE.cell * LEADING + 2 * PADDING
}

function linesIn({ fonts }: TableSheet, text: string, { width }: Column): string[] {
  const widthOf = (part: string) => fonts.width(part, SIZE.cell)
  return wrapText(text, { width: width - 2 * PADDING, most: MOST_LINES_IN_CELL, widthOf })
}

function drawTotals(
  sheet: TableSheet,
  { totals, unpriced, currency }: ListedItems,
  lang: Lang,
): void {
  if (currency === null || sheet.columns.length === 0) return
  const say = EXPORT_TEXTS[lang]
  const texts = totals.map(
    (sum) =>
      `${say.sum}: ${sum.currency === 'CNY' ? 'RMB' : sum.currency} ${groupedAmounts(sum.amount)}`,
  )
  if (unpriced > 0) texts.push(say.unpriced(unpriced))
  if (sheet.y + (texts.length + 1) * 16 > PAGE.height - PAGE.margin - PAGE.foot) {
    sheet.document.addPage()
    sheet.y = PAGE.margin
  }
  for (const text of texts) {
    sheet.y += 16
    writeAt(sheet, text, { x: PAGE.margin, y: sheet.y - 8, size: SIZE.cell + 0.5 })
  }
}

function drawFeet(sheet: Sheet, lang: Lang): void {
  const { count } = sheet.document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    sheet.document.switchToPage(page)
    const y = PAGE.height - PAGE.margin - 4
    const text = EXPORT_TEXTS[lang].page(page + 1, count)
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
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}
