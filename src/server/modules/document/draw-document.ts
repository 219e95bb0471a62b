// Draws a trade document on A4 pages: facts, companies, table, totals, notes; one document always gives the same bytes.
import type { Lang } from '../../../shared/lang.ts'
import { logoPicture } from '../../platform/brand/logo-picture.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import { openSheet, writePageNumber } from '../../platform/pdf/open-sheet.ts'
import { wrapText } from '../../platform/pdf/pdf-lines.ts'
import { PAGE, type Sheet, SIZE, writeAt } from '../../platform/pdf/pdf-sheet.ts'
import {
  drawTableHead,
  drawTableRow,
  fitColumns,
  fits,
  type TableColumn,
  type TableSheet,
  turnPage,
} from '../../platform/pdf/pdf-table.ts'

export interface DocumentLayout {
  title: string
  lang: Lang
  created: Date
  /** False: the document shows nothing of the shop. */
  hasLogo: boolean
  /** Label and value; a pair with an empty value is left out. */
  facts: [string, string][]
  parties: { heading: string; lines: string[] }[]
  columns: TableColumn[]
  rows: string[][]
  totals: { label: string; value: string; isStrong?: true }[]
  notes: string[]
  /** On each page. */
  foot: string
}

/** Heights, widths and positions are in points. */
const LINE_HEIGHT = 12
/** The left edges of labels and values. */
const FACTS = { label: 316, value: 400 }
/** Left free for the number of the page. */
const NUMBER_WIDTH = 40
const LOGO = { width: 230, height: 32 }
const GAP = 14
const MAX_LINES = { value: 3, party: 3, note: 12 }
/** The left edge of the labels of totals. */
const TOTAL_LABELS = 400
/** Yields to other requests after this many rows. */
const ROWS_AT_ONCE = 40

const queue = createSemaphore({ permits: 1, waiting: 16, retryAfter: 5 })

/** One document at a time. Errors: 429 when the queue is too long. */
export function drawDocument(layout: DocumentLayout): Promise<Buffer> {
  return queue.run(() => draw(layout))
}

async function draw(layout: DocumentLayout): Promise<Buffer> {
  const { title, lang, created } = layout
  const { sheet: page, finish } = await openSheet({ title, lang, created })
  const sheet: TableSheet = { ...page, columns: fitColumns(layout.columns) }
  await drawTop(sheet, layout)
  drawParties(sheet, layout)
  drawTableHead(sheet)
  for (const [at, row] of layout.rows.entries()) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate)
    drawTableRow(sheet, row)
  }
  drawTotals(sheet, layout)
  drawNotes(sheet, layout)
  return finish((number, pages) => {
    drawFoot(sheet, layout)
    writePageNumber(sheet, number, pages)
  })
}

async function drawTop(sheet: Sheet, { title, hasLogo, facts }: DocumentLayout): Promise<void> {
  const top = sheet.y
  if (hasLogo) {
    sheet.document.image(await logoPicture(), PAGE.margin, top, { fit: [LOGO.width, LOGO.height] })
    sheet.y += LOGO.height + GAP
  }
  const width = FACTS.label - PAGE.margin - GAP
  for (const line of wrapped(sheet, title, { width, size: SIZE.title, max: 4 })) {
    writeAt(sheet, line, { x: PAGE.margin, y: sheet.y, size: SIZE.title })
    sheet.y += SIZE.title * 1.3
  }
  const titleBottom = sheet.y
  sheet.y = top
  for (const [label, value] of facts) {
    if (value === '') continue
    writeAt(sheet, label, { x: FACTS.label, y: sheet.y, size: SIZE.small, isGrey: true })
    const place = { width: PAGE.width - PAGE.margin - FACTS.value, size: SIZE.small }
    for (const line of wrapped(sheet, value, { ...place, max: MAX_LINES.value })) {
      writeAt(sheet, line, { x: FACTS.value, y: sheet.y, size: SIZE.small })
      sheet.y += LINE_HEIGHT
    }
  }
  sheet.y = Math.max(titleBottom, sheet.y) + GAP
}

/** Side by side, each as wide as the others. */
function drawParties(sheet: Sheet, { parties }: DocumentLayout): void {
  if (parties.length === 0) return
  const width = (PAGE.width - 2 * PAGE.margin) / parties.length
  const top = sheet.y
  const bottoms = parties.map(({ heading, lines }, at) => {
    const x = PAGE.margin + at * width
    writeAt(sheet, heading, { x, y: top, size: SIZE.small, isGrey: true })
    let y = top + LINE_HEIGHT
    for (const line of lines) {
      const place = { width: width - GAP, size: SIZE.cell, max: MAX_LINES.party }
      for (const part of wrapped(sheet, line, place)) {
        writeAt(sheet, part, { x, y, size: SIZE.cell })
        y += LINE_HEIGHT
      }
    }
    return y
  })
  sheet.y = Math.max(...bottoms) + GAP
}

/** On one page with the notes, so that no page shows notes only. */
function drawTotals(sheet: Sheet, { totals, notes }: DocumentLayout): void {
  const height = (totals.length + 1) * LINE_HEIGHT * 1.4 + (notes.length + 1) * LINE_HEIGHT
  if (!fits(sheet, height)) turnPage(sheet)
  sheet.y += LINE_HEIGHT / 2
  for (const { label, value, isStrong } of totals) {
    const size = isStrong ? SIZE.cell + 2 : SIZE.cell
    const end = PAGE.width - PAGE.margin - 4
    writeAt(sheet, label, { x: TOTAL_LABELS, y: sheet.y, size, ...(isStrong ? {} : GREY) })
    writeAt(sheet, value, { x: 0, y: sheet.y, size, end })
    sheet.y += LINE_HEIGHT * 1.4
  }
}

const GREY = { isGrey: true } as const

function drawNotes(sheet: Sheet, { notes }: DocumentLayout): void {
  sheet.y += LINE_HEIGHT
  const place = { width: PAGE.width - 2 * PAGE.margin, size: SIZE.cell, max: MAX_LINES.note }
  for (const line of notes.flatMap((note) => wrapped(sheet, note, place))) {
    if (!fits(sheet, LINE_HEIGHT)) turnPage(sheet)
    writeAt(sheet, line, { x: PAGE.margin, y: sheet.y, size: SIZE.cell })
    sheet.y += LINE_HEIGHT
  }
}

function drawFoot(sheet: Sheet, { foot }: DocumentLayout): void {
  const width = PAGE.width - 2 * PAGE.margin - NUMBER_WIDTH
  const [line = ''] = wrapped(sheet, foot, { width, size: SIZE.small, max: 1 })
  const y = PAGE.height - PAGE.margin
  writeAt(sheet, line, { x: PAGE.margin, y, size: SIZE.small, isGrey: true })
}

function wrapped(
  { fonts }: Sheet,
  text: string,
  { width, size, max }: { width: number; size: number; max: number },
): string[] {
  return wrapText(text, { width, max, widthOf: (part) => fonts.width(part, size) })
}
