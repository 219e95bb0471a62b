// A table on A4 pages: cells of several lines, and the headings again on each page.
import { wrapText } from './pdf-lines.ts'
import { PAGE, type Sheet, SIZE, writeAt } from './pdf-sheet.ts'

const LEADING = 1.35
const PADDING = 4
const MAX_LINES_IN_CELL = 6

export interface TableColumn {
  header: string
  /** In points; one column of a table may be 0 and takes the rest of the page. */
  width: number
  isNumeric?: true
  /** Lines of a cell before it is cut; absent: 6. */
  max?: number
}

export interface TableSheet extends Sheet {
  columns: readonly TableColumn[]
}

/** The column of width 0 gets what the others leave. */
export function fitColumns<C extends TableColumn>(columns: readonly C[]): C[] {
  const taken = columns.reduce((sum, { width }) => sum + width, 0)
  const rest = PAGE.width - 2 * PAGE.margin - taken
  return columns.map((column) => (column.width === 0 ? { ...column, width: rest } : column))
}

export function drawTableHead(sheet: TableSheet): void {
  drawCells(
    sheet,
    sheet.columns.map(({ header }) => header),
    { isHead: true },
  )
}

/** Begins a new page with the headings where the row does not fit any more. */
export function drawTableRow(sheet: TableSheet, cells: readonly string[]): void {
  if (!fits(sheet, heightOf(sheet, cells))) {
    turnPage(sheet)
    drawTableHead(sheet)
  }
  drawCells(sheet, cells, { isHead: false })
}

/** Whether something of this height fits above the foot of the page. */
export function fits(sheet: Sheet, height: number): boolean {
  return sheet.y + height <= PAGE.height - PAGE.margin - PAGE.foot
}

export function turnPage(sheet: Sheet): void {
  sheet.document.addPage()
  sheet.y = PAGE.margin
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

function linesIn({ fonts }: TableSheet, text: string, { width, max }: TableColumn): string[] {
  const widthOf = (part: string) => fonts.width(part, SIZE.cell)
  return wrapText(text, { width: width - 2 * PADDING, max: max ?? MAX_LINES_IN_CELL, widthOf })
}
