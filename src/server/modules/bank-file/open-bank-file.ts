// Opens a file of a bank: finds its heading row, which lines about the account may precede, and reads the rows below.
import type { Encoding } from '../../platform/tables/guess-encoding.ts'
import { detectFormat, openText, type TableOptions } from '../../platform/tables/open-table.ts'
import type { TableCell, RawRow } from '../../platform/tables/raw-row.ts'
import { readCsv } from '../../platform/tables/read-csv.ts'
import { readSheet } from '../../platform/tables/read-sheet.ts'
import { rowsOfRecords, rowsOfSheet } from '../../platform/tables/read-table.ts'
import { TableError } from '../../platform/tables/table-error.ts'
import { countKnown } from './bank-mapping.ts'
import { cellText } from './cell-formats.ts'

/** The heading row is looked for in this many lines, because lines about the account may precede it. */
const PREAMBLE = 40
const DELIMITERS = [',', ';', '\t', '|']

export interface BankFile {
  format: 'csv' | 'xlsx'
  /** Encoding and delimiter of CSV; null: a workbook. */
  encoding: Encoding | null
  delimiter: string | null
  headings: string[]
  /** Cells by the position of their column, as text: '0', '1' … */
  rows: RawRow<string>[]
}

interface HeadingRow {
  /** Its place among the rows that are not empty. */
  at: number
  headings: string[]
  /** How many of its cells are headings that are known. */
  known: number
}

/** CSV or XLSX, detected from the content. Throws TableError. */
export async function openBankFile(options: TableOptions): Promise<BankFile> {
  const { isWorkbook } = await detectFormat(options.path)
  return isWorkbook ? openSheet(options) : openCsv(options)
}

async function openCsv(options: TableOptions): Promise<BankFile> {
  const { encoding, sample, chunks } = await openText(options)
  const candidates = await Promise.all(
    DELIMITERS.map(async (delimiter) => {
      const first = await firstRecords(sample, delimiter)
      return { delimiter, ...findHeadings(first) }
    }),
  )
  const [best] = candidates.toSorted(
    (a, b) => b.known - a.known || b.headings.length - a.headings.length,
  )
  const { delimiter, at, headings } = best!
  const records = readCsv(chunks, delimiter)
  for (let skipped = 0; skipped <= at; skipped += 1) await records.next()
  const rows = await collect(rowsOfRecords(records, columnsOf(headings)))
  return { format: 'csv', encoding, delimiter, headings, rows }
}

async function openSheet({ path, sheet }: TableOptions): Promise<BankFile> {
  const all = (await collect(readSheet(path, sheet))).filter(({ values }) => !isEmpty(values))
  if (all.length === 0) throw new TableError('empty')
  const first = all.slice(0, PREAMBLE).map(({ values }) => values.map(cellText))
  const { at, headings } = findHeadings(first)
  const rows = await collect(rowsOfSheet(fromArray(all.slice(at + 1)), columnsOf(headings)))
  return { format: 'xlsx', encoding: null, delimiter: null, headings, rows }
}

/** The row with the most known headings; without any, the first of the widest ones. */
function findHeadings(rows: readonly (readonly string[])[]): HeadingRow {
  const found = rows.map((cells, at) => {
    const filled = cells.filter((cell) => cell.trim() !== '').length
    return { at, headings: trimEnd(cells), known: countKnown(cells), filled }
  })
  const [best] = found.toSorted((a, b) => b.known - a.known || b.filled - a.filled || a.at - b.at)
  if (!best || best.filled === 0) throw new TableError('empty')
  return best
}

function trimEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1).map((cell) => cell.trim())
}

async function firstRecords(sample: string, delimiter: string): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of readCsv(fromArray([sample]), delimiter)) {
    rows.push(cells)
    if (rows.length === PREAMBLE) break
  }
  return rows
}

function columnsOf(headings: readonly string[]) {
  return { fields: headings.map((_, at) => String(at)), ignored: [] }
}

function isEmpty(values: readonly TableCell[]): boolean {
  return values.every((value) => value === null || value === undefined || value === '')
}

async function* fromArray<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}
