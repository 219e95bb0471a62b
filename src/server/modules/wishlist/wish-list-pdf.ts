// Draws a wish list as a PDF: a table on A4 pages with a header on each, page numbers, totals.
import PDFDocument from 'pdfkit'
import type { Lang } from '../../../shared/lang.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import type { ListedLine, ListedItems } from './listed-lines.ts'
import { type FontSet, loadFonts, openFonts } from '../../platform/fonts/pdf-fonts.ts'
import { wrapText } from '../../platform/pdf/pdf-lines.ts'
import { EXPORT_TEXTS } from './texts/export-texts.ts'

/** In points. */
const PAGE = { width: 595, height: 842, margin: 36, foot: 30 }
const SIZE = { title: 15, small: 8, cell: 8.5 }
const LEADING = 1.35
const PADDING = 4
const MOST_LINES_IN_CELL = 6
/** Yields to other requests after this many rows. */
const ROWS_AT_ONCE = 40

const queue = createSemaphore({ permits: 1, waiting: 8, retryAfter: 5 })

/** One file at a time: a long list takes a second of CPU. Errors: 429 when the queue is too long. */
export function drawWishList(wishes: ListedItems, lang: Lang, now: Date): Promise<Buffer> {
  return queue.run(() => draw(wishes, lang, now))
}

interface Column {
  header: string
  width: number
  isNumeric?: true
  value: (line: ListedLine) => string
}

interface Sheet {
  document: PDFKit.PDFDocument
  fonts: FontSet
  columns: Column[]
  y: number
}

async function draw(wishes: ListedItems, lang: Lang, now: Date): Promise<Buffer> {
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
  const sheet: Sheet = { document, fonts, columns: columnsOf(wishes, lang), y: PAGE.margin }
  writeAt(sheet, wishes.name, { x: PAGE.margin, y: sheet.y, size: SIZE.title })
  sheet.y += SIZE.title * 1.6
  const day = now.toISOString().slice(0, 10)
  const about = say.lines(wishes.lines.length, day)
  writeAt(sheet, about, { x: PAGE.margin, y: sheet.y, size: SIZE.small, isGrey: true })
  sheet.y += SIZE.small * 2.2
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

function columnsOf({ currency }: ListedItems, lang: Lang): Column[] {
  const say = EXPORT_TEXTS[lang]
  const priced = currency !== null
  return [
    { header: say.itemNo, width: 78, value: (line) => line.itemNo },
    { header: say.title, width: priced ? 165 : 250, value: (line) => line.title },
    { header: say.quantity, width: 50, isNumeric: true, value: (line) => String(line.quantity) },
    ...(priced
      ? ([
          {
            header: say.unit(currency),
            width: 70,
            isNumeric: true,
            value: (line) => line.unit ?? say.onRequest,
          },
          {
            header: say.total(currency),
            width: 70,
            isNumeric: true,
            value: (line) => line.total ?? '–',
          },
        ] satisfies Column[])
      : []),
    { header: say.note, width: priced ? 90 : 145, value: (line) => line.note },
  ]
}

function drawHead(sheet: Sheet): void {
  drawCells(
    sheet,
    sheet.columns.map(({ header }) => header),
    { isHead: true },
  )
}

function drawRow(sheet: Sheet, cells: string[]): void {
  if (sheet.y + heightOf(sheet, cells) > PAGE.height - PAGE.margin - PAGE.foot) {
    sheet.document.addPage()
    sheet.y = PAGE.margin
    drawHead(sheet)
  }
  drawCells(sheet, cells, { isHead: false })
}

function drawCells(sheet: Sheet, cells: readonly string[], { isHead }: { isHead: boolean }): void {
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

function heightOf(sheet: Sheet, cells: readonly string[]): number {
  const counts = sheet.columns.map((column, at) => linesIn(sheet, cells[at] ?? '', column).length)
  return Math.max(1, ...counts) * SIZE.cell * LEADING + 2 * PADDING
}

function linesIn({ fonts }: Sheet, text: string, { width }: Column): string[] {
  const widthOf = (part: string) => fonts.width(part, SIZE.cell)
  return wrapText(text, { width: width - 2 * PADDING, most: MOST_LINES_IN_CELL, widthOf })
}

function drawTotals(sheet: Sheet, { totals, unpriced, currency }: ListedItems, lang: Lang): void {
  if (currency === null || sheet.columns.length === 0) return
  const say = EXPORT_TEXTS[lang]
  const texts = totals.map(
    (sum) => `${say.sum}: ${sum.currency === 'CNY' ? 'RMB' : sum.currency} ${sum.amount}`,
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
  }
}

/** Writes one line of text; with `end` the text is right-aligned. */
function writeAt(
  { document, fonts }: Sheet,
  text: string,
  place: { x: number; y: number; size: number; end?: number | undefined; isGrey?: true },
): void {
  const { y, size, end } = place
  let x = end === undefined ? place.x : end - fonts.width(text, size)
  document.fillColor(place.isGrey ? '#5b6470' : '#14181d').fontSize(size)
  for (const part of fonts.split(text)) {
    document.font(part.font).text(part.text, x, y, { lineBreak: false, features: [] })
    x += fonts.width(part.text, size)
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
