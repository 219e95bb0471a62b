// Reads the parcels of an order from a file: a row for each item of a parcel.
import { AppError } from '../../platform/errors.ts'
import { readRows, type TextRow } from '../../platform/tables/read-rows.ts'
import type { ParcelInput } from './pack-parcels.ts'

const FIELDS = ['parcel', 'item', 'pieces', 'grams', 'codes', 'service'] as const
type Field = (typeof FIELDS)[number]

const MAX_ROWS = 2000

/**
 * Grams and service belong to the parcel. One of its rows at least names the grams; without a service, that of the order is used. Codes are separated by spaces, commas or
 * semicolons. Errors: TableError; 422 that names the line.
 */
export async function readPackingFile(path: string): Promise<ParcelInput[]> {
  const rows = await readRows<Field>(path, {
    fields: FIELDS,
    spellings: {
      item: ['itemNo', 'item number', 'sku'],
      pieces: ['quantity'],
      codes: ['date codes'],
    },
    needsOneOf: ['item'],
    max: MAX_ROWS,
  })
  const byParcel = Map.groupBy(rows, ({ cells }) => cells.parcel ?? '')
  return [...byParcel].map(([name, lines]) => ({
    grams: gramsOf(lines, name),
    service: valueOf(lines, 'service', name) ?? undefined,
    lines: lines.map((row) => {
      const { item = '', codes = '' } = row.cells
      if (row.isBroken || item === '') throw fault(row, 'enter the item and its pieces')
      const pieces = parseWhole(row.cells.pieces ?? '')
      if (pieces === null) throw fault(row, 'pieces must be a whole number from 1')
      const itemNo = item.toUpperCase()
      return { itemNo, pieces, dateCodes: codes.split(/[\s,;]+/).filter(Boolean) }
    }),
  }))
}

function fault({ line }: Pick<TextRow<Field>, 'line'>, problem: string): AppError {
  return new AppError(422, [{ field: 'parcels', reason: `line ${line}: ${problem}` }])
}

/** The one value that the rows of a parcel have in a column. */
function valueOf(
  rows: readonly TextRow<Field>[],
  field: 'grams' | 'service',
  name: string,
): string | null {
  const values = new Set(rows.map(({ cells }) => cells[field] ?? '').filter(Boolean))
  const [value, other] = values
  if (other !== undefined) {
    throw fault(rows[0]!, `parcel ${name} has two values of ${field}: ${[...values].join(', ')}`)
  }
  return value ?? null
}

function gramsOf(rows: readonly TextRow<Field>[], name: string): number {
  const value = parseWhole(valueOf(rows, 'grams', name) ?? '')
  if (value === null) throw fault(rows[0]!, `parcel ${name} needs its weight in whole grams`)
  return value
}

function parseWhole(text: string): number | null {
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null
}
