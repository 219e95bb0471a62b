// Converts the rows of a table (CSV or a sheet) to raw rows, by the columns of its heading row.
import { unguardFormula } from '../spreadsheet.ts'
import type { TableCell } from './raw-row.ts'
import type { Columns } from './headings.ts'
import type { CsvRecord } from './read-csv.ts'
import type { RawRow } from './raw-row.ts'

/** Raw rows from the CSV records after the heading row. */
export async function* rowsOfRecords<Field extends string>(
  records: AsyncIterable<CsvRecord>,
  columns: Columns<Field>,
): AsyncGenerator<RawRow<Field>> {
  const width = columns.fields.length
  for await (const { line, cells, isBroken, isLast } of records) {
    const found = (cells.join(' ') || '').slice(0, 80)
    if (isBroken) {
      yield { line, cells: {}, broken: { fault: 'bad-quotes', found, detail: '' } }
    } else if (cells.slice(width).some((cell) => cell.trim() !== '')) {
      const detail = `${cells.length} > ${width}`
      yield { line, cells: {}, broken: { fault: 'too-many-cells', found, detail } }
    } else if (isLast && cells.length < width) {
      const detail = `${cells.length} < ${width}`
      yield { line, cells: {}, broken: { fault: 'broken-off', found, detail } }
    } else yield { line, cells: cellsOf(cells.map(unguardFormula), columns) }
  }
}

/** Raw rows from the rows of a sheet after the heading row. */
export async function* rowsOfSheet<Field extends string>(
  rows: AsyncIterable<{ line: number; values: readonly TableCell[] }>,
  columns: Columns<Field>,
): AsyncGenerator<RawRow<Field>> {
  for await (const { line, values } of rows) {
    if (values.every((value) => value === null || value === '')) continue
    // A sheet omits trailing empty cells; they are empty, not absent.
    const full = columns.fields.map((_, at) => values[at] ?? null)
    yield { line, cells: cellsOf(full, columns) }
  }
}

/** A cell missing from the row is omitted, so the shop keeps its value. */
function cellsOf<Field extends string>(
  values: readonly TableCell[],
  columns: Columns<Field>,
): RawRow<Field>['cells'] {
  const cells: RawRow<Field>['cells'] = {}
  columns.fields.forEach((field, at) => {
    const value = values[at]
    if (field !== null && value !== undefined) cells[field] = value
  })
  return cells
}
