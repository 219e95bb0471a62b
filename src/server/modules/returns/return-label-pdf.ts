// Draws the label of a return: the upper part for the outside of the parcel, the lower part lists what to put into it.
import type { Lang } from '../../../shared/lang.ts'
import { createSemaphore } from '../../platform/limits/semaphore.ts'
import { openSheet, writePageNumber } from '../../platform/pdf/open-sheet.ts'
import { drawBarcode } from '../../platform/pdf/pdf-barcode.ts'
import { wrapText } from '../../platform/pdf/pdf-lines.ts'
import { PAGE, type Sheet, SIZE, writeAt } from '../../platform/pdf/pdf-sheet.ts'
import {
  drawTableHead,
  drawTableRow,
  fitColumns,
  fits,
  type TableSheet,
  turnPage,
} from '../../platform/pdf/pdf-table.ts'
import { LABEL_TEXTS, type MarkedClass } from './texts/label-texts.ts'

export interface ReturnLabel {
  lang: Lang
  /** When the return was approved: the date of the file, so that it stays the same each time. */
  created: Date
  returnNo: string
  orderNo: string
  /** The company that sends the parcel. */
  from: string
  /** Several lines; empty: the brand states none. */
  address: string
  /** 'YYYY-MM-DD', or empty. */
  sendBy: string
  lines: { itemNo: string; title: string; pieces: number }[]
  /** The classes of dangerous goods in the parcel. */
  classes: MarkedClass[]
}

const NUMBER = { size: 44, step: 66 }
const ADDRESS = { size: 16, step: 22, max: 8 }
const FACT = { size: 10, step: 15 }
const TEXT = { size: 9.5, step: 14 }
/** The narrowest bar (module) is 1.2 points or 0.42 mm wide, which hand scanners read from an arm's length. */
const BARS = { module: 1.2, height: 56 }
const GAP = 16
/** Where the values begin, in points from the left. */
const VALUES = 130
const WIDTH = PAGE.width - 2 * PAGE.margin

const queue = createSemaphore({ permits: 1, waiting: 8, retryAfter: 5 })

/** One file at a time; equal labels make equal bytes. Errors: 429 when the queue is too long. */
export function drawReturnLabel(label: ReturnLabel): Promise<Buffer> {
  return queue.run(() => draw(label))
}

async function draw(label: ReturnLabel): Promise<Buffer> {
  const { lang, created, returnNo } = label
  const t = LABEL_TEXTS[lang]
  const title = `${t.title} ${returnNo}`
  const { sheet: page, finish } = await openSheet({ title, lang, created })
  const columns = fitColumns([
    { header: t.itemNo, width: 100 },
    { header: t.item, width: 0 },
    { header: t.pieces, width: 56, isNumeric: true },
  ])
  const sheet: TableSheet = { ...page, columns }
  drawOutside(sheet, label)
  drawCut(sheet, t.cut)
  drawInside(sheet, label)
  return finish((number, pages) => {
    if (pages > 1) writePageNumber(sheet, number, pages)
  })
}

function drawOutside(sheet: Sheet, label: ReturnLabel): void {
  const { lang, returnNo, orderNo, from, address, sendBy } = label
  const t = LABEL_TEXTS[lang]
  const x = PAGE.margin
  writeAt(sheet, t.number, { x, y: sheet.y, size: SIZE.title, isGrey: true })
  sheet.y += 1.3 * SIZE.title
  writeAt(sheet, returnNo, { x, y: sheet.y, size: NUMBER.size })
  sheet.y += NUMBER.step
  drawBarcode(sheet, returnNo, { x, y: sheet.y, ...BARS })
  sheet.y += BARS.height + GAP
  writeAt(sheet, t.sendTo, { x, y: sheet.y, size: FACT.size, isGrey: true })
  sheet.y += FACT.step
  writeLines(sheet, address || t.noAddress, ADDRESS)
  sheet.y += GAP
  for (const [name, value] of [
    [t.from, from],
    [t.order, orderNo],
    [t.sendBy, sendBy],
  ] as const) {
    if (value === '') continue
    writeAt(sheet, name, { x, y: sheet.y, size: FACT.size, isGrey: true })
    writeLines(sheet, value, { ...FACT, max: 2, x: VALUES })
  }
}

function drawCut(sheet: Sheet, text: string): void {
  const { document } = sheet
  sheet.y += GAP
  document.moveTo(PAGE.margin, sheet.y).lineTo(PAGE.width - PAGE.margin, sheet.y)
  document.lineWidth(0.8).dash(4, { space: 3 }).stroke('#5b6470').undash()
  sheet.y += 4
  writeLines(sheet, text, { size: SIZE.small, step: 12, max: 2 })
  sheet.y += GAP
}

function drawInside(sheet: TableSheet, { lang, returnNo, lines, classes }: ReturnLabel): void {
  const t = LABEL_TEXTS[lang]
  const heading = `${t.contents} · ${returnNo}`
  writeAt(sheet, heading, { x: PAGE.margin, y: sheet.y, size: 12 })
  sheet.y += 20
  drawTableHead(sheet)
  for (const { itemNo, title, pieces } of lines) {
    drawTableRow(sheet, [itemNo, title, String(pieces)])
  }
  drawRules(sheet, t.packing, t.rules)
  drawRules(sheet, t.transport, [...classes.map((each) => t.classes[each]), t.carrier])
}

/** A heading is never the last line of a page. */
function drawRules(sheet: TableSheet, heading: string, rules: readonly string[]): void {
  if (!fits(sheet, GAP + (2 * rules.length + 1) * TEXT.step)) turnPage(sheet)
  sheet.y += GAP
  writeAt(sheet, heading, { x: PAGE.margin, y: sheet.y, size: TEXT.size, isGrey: true })
  sheet.y += TEXT.step
  for (const rule of rules) {
    writeAt(sheet, '–', { x: PAGE.margin, y: sheet.y, size: TEXT.size })
    writeLines(sheet, rule, { ...TEXT, max: 5, x: PAGE.margin + 12 })
  }
}

interface TextLayout {
  size: number
  /** From line to line, in points. */
  step: number
  /** The most lines. */
  max: number
  x?: number
}

function writeLines(sheet: Sheet, text: string, { size, step, max, x = PAGE.margin }: TextLayout) {
  const width = WIDTH - (x - PAGE.margin)
  const widthOf = (part: string) => sheet.fonts.width(part, size)
  for (const line of wrapText(text, { width, max, widthOf })) {
    writeAt(sheet, line, { x, y: sheet.y, size })
    sheet.y += step
  }
}
