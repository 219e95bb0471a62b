// Converts one row of a price file to a step and the terms of its item, or reports its errors.
import type { ImportFault } from '../../../shared/catalogue-item.ts'
import { parseGtin } from '../../../shared/gtin.ts'
import { amountOf, tenThousandthsOf } from '../../../shared/money.ts'
import {
  type PriceField,
  type PriceFileRow,
  type PriceRowError,
  type PriceStep,
  type PriceTerms,
  type ReadPriceRow,
  TERM_FIELDS,
} from '../../../shared/price-file.ts'
import { type CellResult, readDay, readNumber, readText } from './cell-values.ts'
import type { TableCell, RawRow } from '../../platform/tables/raw-row.ts'

/** What the cells of a row hold; null: an empty cell. */
type Values = Omit<PriceStep, 'amount' | 'minQuantity'> &
  PriceTerms & {
    itemNo: string | null
    ean: string | null
    minQuantity: number | null
    amount: string | null
  }

const MAX_UNITS = 999_999
const MAX_AMOUNT = 99_999_999

const READERS: { [F in PriceField]: (cell: TableCell) => CellResult<Values[F]> } = {
  itemNo: (cell) => readText(cell, 64),
  ean: readEan,
  minQuantity: readQuantity,
  amount: readAmount,
  validFrom: readDay,
  validTo: readDay,
  minimum: readQuantity,
  multiple: readQuantity,
  maximum: readQuantity,
  specialPrice: readAmount,
  specialMonthlyQuantity: readQuantity,
  specialFrom: readDay,
  specialTo: readDay,
}

/** A row with any error is rejected as a whole. An empty quantity means from one piece. */
export function readPriceRow({ line, cells, broken }: RawRow<PriceField>): ReadPriceRow {
  const itemNo = readText(cells.itemNo, 64)
  const name = itemNo.ok ? itemNo.value : null
  const rowError = (field: PriceField | null, fault: ImportFault, detail = ''): PriceRowError => ({
    line,
    itemNo: name,
    field,
    fault,
    found: field === null ? (broken?.found ?? '') : String(cells[field] ?? '').slice(0, 80),
    detail,
  })
  if (broken)
    return { ok: false, itemNo: name, errors: [rowError(null, broken.fault, broken.detail)] }
  const values: Partial<Values> = {}
  const errors: PriceRowError[] = []
  for (const field of Object.keys(cells) as PriceField[]) {
    const read = READERS[field](cells[field])
    if (read.ok) Object.assign(values, { [field]: read.value })
    else errors.push(rowError(field, read.fault, read.detail))
  }
  if (errors.length === 0) {
    for (const [field, fault, detail] of errorsOf(values))
      errors.push(rowError(field, fault, detail))
  }
  if (errors.length > 0) return { ok: false, itemNo: name, errors }
  return { ok: true, row: rowOf(line, values) }
}

function rowOf(line: number, values: Partial<Values>): PriceFileRow {
  const { itemNo = null, ean = null, minQuantity, amount = null } = values
  const { validFrom = null, validTo = null } = values
  const terms: Partial<PriceTerms> = {}
  for (const field of TERM_FIELDS) {
    if (values[field] !== undefined) Object.assign(terms, { [field]: values[field] })
  }
  const hasNoTerms = Object.values(terms).every((value) => value === null)
  return {
    line,
    itemNo,
    ean,
    step: amount === null ? null : { minQuantity: minQuantity ?? 1, amount, validFrom, validTo },
    terms: hasNoTerms ? null : terms,
  }
}

/** Combinations that are not allowed in one row. */
function errorsOf(values: Partial<Values>): Array<[PriceField, ImportFault, string?]> {
  const errors: Array<[PriceField, ImportFault, string?]> = []
  const { minQuantity, amount, validFrom, validTo, minimum, maximum } = values
  const { specialPrice, specialMonthlyQuantity, specialFrom, specialTo } = values
  if (!values.itemNo && !values.ean) errors.push(['itemNo', 'missing'])
  const hasTerms = TERM_FIELDS.some((field) => values[field] != null)
  if (
    amount == null &&
    (minQuantity != null || validFrom != null || validTo != null || !hasTerms)
  ) {
    errors.push(['amount', 'missing'])
  }
  if (validFrom && validTo && validTo < validFrom)
    errors.push(['validTo', 'in-disorder', 'validFrom'])
  if (minimum && maximum && maximum < minimum) errors.push(['maximum', 'in-disorder', 'minimum'])
  if (specialPrice == null && (specialMonthlyQuantity || specialFrom || specialTo)) {
    errors.push(['specialPrice', 'missing'])
  }
  if (specialFrom && specialTo && specialTo < specialFrom) {
    errors.push(['specialTo', 'in-disorder', 'specialFrom'])
  }
  return errors
}

function readQuantity(cell: TableCell): CellResult<number | null> {
  return readNumber(cell, { min: 1, max: MAX_UNITS, isWhole: true })
}

/** Spreadsheets store 0.1 as 0.1000000000000000055; such small differences are rounded away. */
function readAmount(cell: TableCell): CellResult<string | null> {
  const read = readNumber(cell, { min: 0, max: MAX_AMOUNT, isWhole: false })
  if (!read.ok || read.value === null) return read as CellResult<null>
  const text = read.value.toFixed(4)
  if (Math.abs(Number(text) - read.value) > 1e-9) {
    return { ok: false, fault: 'too-precise', detail: '4' }
  }
  return { ok: true, value: amountOf(tenThousandthsOf(text)) }
}

function readEan(cell: TableCell): CellResult<string | null> {
  const text = readText(typeof cell === 'number' ? cell.toFixed(0) : cell, 40)
  if (!text.ok || text.value === null) return text
  const read = parseGtin(text.value)
  return read.ok ? { ok: true, value: read.gtin } : { ok: false, fault: `ean-${read.fault}` }
}
