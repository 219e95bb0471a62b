// Draws the statement of a month as a PDF: a table on A4 pages, with the headings and page numbers on each.
import type { Lang } from '../../../shared/lang.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import { openSheet, writePageNumber } from '../../platform/pdf/open-sheet.ts'
import { PAGE, type Sheet, SIZE, writeAt } from '../../platform/pdf/pdf-sheet.ts'
import { fits, turnPage } from '../../platform/pdf/pdf-table.ts'
import type { MonthStatement, StatementLine } from './statement-service.ts'
import { STATEMENT_TEXTS } from './texts/statement-texts.ts'

const ROW = 15
/** Yields to other requests after this many rows. */
const ROWS_AT_ONCE = 200
/** Left edges of text, right edges of amounts, in points. */
const COLUMNS: readonly { name: keyof StatementLine; x: number; isAmount?: true }[] = [
  { name: 'date', x: PAGE.margin },
  { name: 'entry', x: 98 },
  { name: 'reference', x: 228 },
  { name: 'available', x: 372, isAmount: true },
  { name: 'held', x: 435, isAmount: true },
  { name: 'availableAfter', x: 498, isAmount: true },
  { name: 'heldAfter', x: PAGE.width - PAGE.margin, isAmount: true },
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
  const t = STATEMENT_TEXTS[lang]
  const title = `${t.title} ${statement.month}`
  const { sheet, finish } = await openSheet({ title, lang, created: now })
  writeAt(sheet, title, { x: PAGE.margin, y: sheet.y, size: SIZE.title })
  sheet.y += 24
  const subtitle = [
    reference,
    statement.currency,
    ...(statement.isPreliminary ? [t.preliminary] : []),
  ]
  writeAt(sheet, subtitle.join(' · '), {
    x: PAGE.margin,
    y: sheet.y,
    size: SIZE.cell,
    isGrey: true,
  })
  sheet.y += 22
  drawHeadings(sheet, lang)
  for (const [index, line] of statement.lines.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate)
    if (!fits(sheet, ROW)) {
      turnPage(sheet)
      drawHeadings(sheet, lang)
    }
    drawLine(sheet, line)
  }
  return finish((page, pages) => writePageNumber(sheet, page, pages))
}

function drawHeadings(sheet: Sheet, lang: Lang): void {
  const { columns } = STATEMENT_TEXTS[lang]
  for (const { name, x, isAmount } of COLUMNS) {
    const end = isAmount ? x : undefined
    writeAt(sheet, columns[name], { x, y: sheet.y, size: SIZE.small, end, isGrey: true })
  }
  sheet.y += ROW
}

function drawLine(sheet: Sheet, line: StatementLine): void {
  for (const { name, x, isAmount } of COLUMNS) {
    const text = isAmount ? groupedAmounts(line[name]) : shortened(sheet, line[name], name)
    writeAt(sheet, text, { x, y: sheet.y, size: SIZE.cell, end: isAmount ? x : undefined })
  }
  sheet.y += ROW
}

/** Long reasons of adjustments end in '…'; the file for spreadsheets has them whole. */
function shortened({ fonts }: Sheet, text: string, name: keyof StatementLine): string {
  // The widths of the columns, in points.
  const maxWidth = { date: 58, entry: 126, reference: 84 }[name as 'date' | 'entry' | 'reference']
  let shown = text
  while (shown !== '' && fonts.width(shown, SIZE.cell) > maxWidth)
    shown = [...shown].slice(0, -2).join('')
  return shown === text ? text : `${shown}…`
}
