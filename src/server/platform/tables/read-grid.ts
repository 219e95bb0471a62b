// Reads a whole table of unknown columns as texts: its heading row and the rows below, within bounds.
import { readFile } from 'node:fs/promises'
import { unpackedSize } from '../../../shared/workbook-size.ts'
import { cutText } from '../../../shared/cut-text.ts'
import { unguardFormula } from '../spreadsheet.ts'
import { guessDelimiter, detectFormat, openText } from './open-table.ts'
import type { TableCell } from './raw-row.ts'
import { readCsv } from './read-csv.ts'
import { readMerges, readSheet } from './read-sheet.ts'
import { TableError } from './table-error.ts'

export interface GridRow {
  /** As a spreadsheet program numbers it. */
  line: number
  cells: string[]
}

export interface Grid {
  format: 'csv' | 'xlsx'
  /** The headings. Some may be equal or empty: a column is known by its position. */
  columns: string[]
  /** Without blank rows. Each has a cell for each column. */
  rows: GridRow[]
}

interface GridBounds {
  rows: number
  columns: number
  /** Characters of a cell; what is longer is cut. */
  characters: number
  /** Characters of all cells: a small workbook may repeat one long text in every cell. */
  total: number
  /** The most bytes of an unpacked workbook. */
  bytes: number
}

/** Why a table that could be read is rejected. `line` is that of broken quotes. */
export class GridError extends Error {
  readonly kind: 'too-many-rows' | 'too-large' | 'bad-quotes'
  readonly line: number | null

  constructor(kind: GridError['kind'], line: number | null = null) {
    super(line === null ? kind : `${kind} in line ${line}`)
    this.name = 'GridError'
    this.kind = kind
    this.line = line
  }
}

/** How many lines may be above the headings, such as titles and dates. */
const LINES_ABOVE = 20
/**
 * The most rows and columns that are read, blank ones included: spreadsheet programs store those that were only
 * formatted.
 */
const MAX_READ = { rows: 100_000, columns: 2000 }

/**
 * `countHeadings` says how many known headings a row has: among the first rows, the one with the most is the heading.
 * Reading stops at the bound. Throws GridError, and TableError, 'no-header' where no row has several cells.
 */
export async function readGrid(
  path: string,
  bounds: GridBounds,
  countHeadings: (cells: readonly string[]) => number,
): Promise<Grid> {
  const { isWorkbook, isCompressed } = await detectFormat(path)
  if (isCompressed) throw new TableError('unknown-format')
  const rows: GridRow[] = []
  if (isWorkbook && unpackedSize(await readFile(path)) > bounds.bytes)
    throw new GridError('too-large')
  const source = isWorkbook ? sheetRows(path) : textRows(path, countHeadings)
  let [scanned, characters] = [0, 0]
  for await (const { line, cells } of source) {
    scanned += 1
    if (scanned > MAX_READ.rows) throw new GridError('too-many-rows')
    const filled = filledWidth(cells)
    if (filled === 0) continue
    if (filled > bounds.columns) throw new GridError('too-large')
    if (rows.length > bounds.rows + LINES_ABOVE) throw new GridError('too-many-rows')
    const shortened = cells.slice(0, filled).map((cell) => cutText(cell, bounds.characters))
    characters += shortened.reduce((sum, cell) => sum + cell.length, 0)
    if (characters > bounds.total) throw new GridError('too-large')
    rows.push({ line, cells: shortened })
  }
  if (rows.length === 0) throw new TableError('empty')
  const heading = headingOf(rows, countHeadings)
  const rowsBelow = rows.slice(heading + 1)
  if (rowsBelow.length > bounds.rows) throw new GridError('too-many-rows')
  const width = Math.max(...rows.slice(heading).map(({ cells }) => cells.length))
  if (isWorkbook && rowsBelow.length > 0) await fillMerged(path, rowsBelow, width)
  const padded = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return {
    format: isWorkbook ? 'xlsx' : 'csv',
    columns: padded(rows[heading]!.cells),
    rows: rowsBelow.map(({ line, cells }) => ({ line, cells: padded(cells) })),
  }
}

async function* sheetRows(path: string): AsyncGenerator<GridRow> {
  for await (const { line, values } of readSheet(path, undefined)) {
    if (values.length > MAX_READ.columns) throw new GridError('too-large')
    yield { line, cells: values.map(textOf) }
  }
}

/** A formula counts as its last result; a date as '2026-11-23'. */
function textOf(value: TableCell): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

async function* textRows(
  path: string,
  count: (cells: readonly string[]) => number,
): AsyncGenerator<GridRow> {
  const { sample, chunks } = await openText({ path })
  const delimiter = guessDelimiter(sample, { count }, LINES_ABOVE)
  for await (const { line, cells, isBroken } of readCsv(chunks, delimiter)) {
    if (isBroken) throw new GridError('bad-quotes', line)
    if (line === 1 && /^sep=/i.test(cells[0] ?? '')) continue
    yield { line, cells: cells.map(plainText) }
  }
}

/** '="00123"' keeps its zeros in spreadsheet programs; the text is between the quotes. */
function plainText(cell: string): string {
  const text = /^="(.*)"$/s.exec(cell.trim())?.[1] ?? unguardFormula(cell)
  return text.replaceAll('\0', '').trim()
}

function filledWidth(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1
}

/** The row with the most known headings; without any, the first with several cells. */
function headingOf(
  rows: readonly GridRow[],
  countHeadings: (cells: readonly string[]) => number,
): number {
  const first = rows.slice(0, LINES_ABOVE + 1)
  const counts = first.map(({ cells }) => countHeadings(cells))
  const best = Math.max(...counts)
  const several = first.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
  const heading = best > 0 ? counts.indexOf(best) : several
  if (heading < 0) throw new TableError('no-header')
  return heading
}

/** A cell merged over several rows counts for each of them. Merged cells never overlap, unless the file is hostile. */
async function fillMerged(path: string, rows: readonly GridRow[], width: number): Promise<void> {
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const last = rows.at(-1)!.line
  let cellsLeft = (last + 1) * width
  for (const { startRow, startCol, endRow, endCol } of await readMerges(path)) {
    const text = byLine.get(startRow + 1)?.cells[startCol]
    if (startCol !== endCol || !text) continue
    const end = Math.min(endRow, last - 1)
    cellsLeft -= Math.max(1, end - startRow)
    if (cellsLeft < 0) throw new GridError('too-large')
    for (let at = startRow + 1; at <= end; at += 1) {
      const row = byLine.get(at + 1)
      if (row && !row.cells[startCol]) row.cells[startCol] = text
    }
  }
}
