// Draws the statement of a month as a PDF: a table on A4 pages, with the headings and page numbers on each.
import PDFDocument from 'pdfkit'
import type { Lang } from '../../../shared/lang.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import { loadFonts, openFonts } from '../../platform/fonts/pdf-fonts.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import { PAGE, type Sheet, SIZE, writeAt } from '../../platform/pdf/pdf-sheet.ts'
import type { MonthStatement, StatementLine } from './statement-service.ts'
import { STATEMENT_TEXTS } from './texts/statement-texts.ts'

const ROW = 15
/** Yields to other requests after this many rows. */
const ROWS_AT_ONCE = 200
/** Left edges of text, right edges of amounts, in points. */
const COLUMNS: readonly { name: keyof StatementLine; at: number; isAmount?: true }[] = [
  { name: 'date', at: PAGE.margin },
  { name: 'entry', at: 98 },
  { name: 'reference', at: 228 },
  { name: 'available', at: 372, isAmount: true },
  { name: 'held', at: 435, isAmount: true },
  { name: 'availableAfter', at: 498, isAmount: true },
  { name: 'heldAfter', at: PAGE.width - PAGE.margin, isAmount: true },
]

const queue = createSemaphore({ permits: 1, waiting: 8, retryAfter: 5 })

export interface StatementPdfOptions {
  reference: string
  lang: Lang
  now: Date
}

/** One file at a time. Errors: 429 when the queue is too long. */
export function drawStatement(
  statement: MonthStatement,
  options: StatementPdfOptions,
): Promise<Buffer> {
  return queue.run(() => draw(statement, options))
}

async function draw(
  statement: MonthStatement,
  { reference, lang, now }: StatementPdfOptions,
): Promise<Buffer> {
  const say = STATEMENT_TEXTS[lang]
  const title = `${say.title} ${statement.month}`
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    bufferPages: true,
    lang: { en_us: 'en', zh_cn: 'zh-Hans', zh_hk: 'zh-Hant-HK' }[lang],
    displayTitle: true,
    info: { Title: title, CreationDate: now },
  })
  const bytes = collectBytes(document)
  const fonts = openFonts(document, await loadFonts(), lang)
  const sheet: Sheet = { document, fonts, y: PAGE.margin }
  writeAt(sheet, title, { x: PAGE.margin, y: sheet.y, size: SIZE.title })
  sheet.y += 24
  const about = [
    reference,
    statement.currency,
    ...(statement.isPreliminary ? [say.preliminary] : []),
  ]
  writeAt(sheet, about.join(' · '), { x: PAGE.margin, y: sheet.y, size: SIZE.cell, isGrey: true })
  sheet.y += 22
  drawHeadings(sheet, lang)
  for (const [at, line] of statement.lines.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate)
    if (sheet.y + ROW > PAGE.height - PAGE.margin - PAGE.foot) {
      document.addPage()
      sheet.y = PAGE.margin
      drawHeadings(sheet, lang)
    }
    drawLine(sheet, line)
  }
  numberPages(sheet)
  document.end()
  return bytes
}

function drawHeadings(sheet: Sheet, lang: Lang): void {
  const { columns } = STATEMENT_TEXTS[lang]
  for (const { name, at, isAmount } of COLUMNS) {
    const end = isAmount ? at : undefined
    writeAt(sheet, columns[name], { x: at, y: sheet.y, size: SIZE.small, end, isGrey: true })
  }
  sheet.y += ROW
}

function drawLine(sheet: Sheet, line: StatementLine): void {
  for (const { name, at, isAmount } of COLUMNS) {
    const text = isAmount ? groupedAmounts(line[name]) : shortened(sheet, line[name], name)
    writeAt(sheet, text, { x: at, y: sheet.y, size: SIZE.cell, end: isAmount ? at : undefined })
  }
  sheet.y += ROW
}

/** Long reasons of adjustments end in '…'; the file for spreadsheets has them whole. */
function shortened({ fonts }: Sheet, text: string, name: keyof StatementLine): string {
  const most = { date: 58, entry: 126, reference: 84 }[name as 'date' | 'entry' | 'reference']
  let shown = text
  while (shown !== '' && fonts.width(shown, SIZE.cell) > most)
    shown = [...shown].slice(0, -2).join('')
  return shown === text ? text : `${shown}…`
}

function numberPages(sheet: Sheet): void {
  const { count } = sheet.document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    sheet.document.switchToPage(page)
    const place = { x: 0, y: PAGE.height - PAGE.margin, size: SIZE.small, isGrey: true } as const
    writeAt(sheet, `${page + 1} / ${count}`, { ...place, end: PAGE.width - PAGE.margin })
  }
}

function collectBytes(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
