// Converts one row of a file to the fields it contains, or reports its errors.
import type {
  CatalogueItem,
  ImportFault,
  ItemField,
  ReadRow,
  RowError,
} from '../../../shared/catalogue-item.ts'
import { parseGtin } from '../../../shared/gtin.ts'
import { UN_CLASSES } from '../../../shared/shipping-terms.ts'
import {
  parseLengths,
  printLengths,
  readDay,
  readList,
  readNumber,
  readText,
} from './cell-values.ts'
import type { CellResult } from './cell-values.ts'
import { foldWord } from '../../platform/tables/headings.ts'
import type { TableCell, RawRow } from '../../platform/tables/raw-row.ts'
import type { Vocabulary, Words } from './vocabulary.ts'

type Reader = (cell: TableCell, words: Vocabulary) => CellResult<unknown>

const whole =
  (min: number, max: number): Reader =>
  (cell) =>
    readNumber(cell, { min, max, isWhole: true })
const decimal =
  (min: number, max: number): Reader =>
  (cell) =>
    readNumber(cell, { min, max, isWhole: false })
const text =
  (limit: number): Reader =>
  (cell) =>
    readText(cell, limit)
const list =
  (limit: number): Reader =>
  (cell) =>
    readList(cell, limit)
/** Case, blanks and dots do not matter. */
const form =
  (pattern: RegExp, valid: string): Reader =>
  (cell) =>
    readForm(cell, pattern, valid)
const choice =
  (...values: string[]): Reader =>
  (cell) =>
    readChoice(cell, values)

const READERS: Record<ItemField, Reader> = {
  itemNo: readItemNo,
  brand: text(80),
  styleType: choice('main', 'high-performance'),
  type: choice('battery', 'charger', 'accessory'),
  category: (cell, words) => readCategory(cell, words.categories),
  deviceBrand: text(80),
  title_en_us: text(300),
  title_zh_cn: text(300),
  title_zh_hk: text(300),
  description_en_us: text(20_000),
  description_zh_cn: text(20_000),
  description_zh_hk: text(20_000),
  capacity_mAh: whole(1, 100_000_000),
  energy_Wh: decimal(0.001, 1_000_000),
  voltage: decimal(0.1, 2000),
  chemistry: (cell, words) => readWord(cell, words.chemistries, 'unknown-chemistry'),
  packQty: whole(1, 100_000),
  colour: (cell, words) => readWord(cell, words.colours, 'unknown-colour'),
  dimension_mm: readDimension,
  ean: readEan,
  netWeight_g: whole(0, 10_000_000),
  grossWeight_g: whole(0, 10_000_000),
  salesRegions: (cell, words) => readRegions(cell, words.regions),
  suggestedRetailPrice_USD: decimal(0, 9_999_999),
  fitModels: list(300),
  fitDeviceIds: list(64),
  partNumbers: list(100),
  reportedNames: list(200),
  iecName: text(60),
  ansiName: text(60),
  dischargeRate: text(100),
  remark: text(2000),
  status: choice('active', 'discontinued', 'draft', 'hidden', 'archived'),
  stock: whole(0, 2_000_000_000),
  listedOn: readDay,
  updatedOn: readDay,
  popularity: whole(0, 2_000_000_000),
  basis: readBasis,
  cells: whole(1, 10_000),
  lithium_g: decimal(0, 100_000),
  unNumber: readUnNumber,
  customsCode: form(/^\d{4,10}$/, '4 to 10 digits, such as 850760'),
  origin: form(/^[A-Z]{2}$/, 'two letters of a country, such as CN'),
  setItems: list(64),
}

/** Fields that an empty cell leaves unchanged (or, for a new item, at their default). */
const NEVER_EMPTY = new Set<ItemField>([
  'brand',
  'styleType',
  'type',
  'category',
  'title_en_us',
  'capacity_mAh',
  'energy_Wh',
  'voltage',
  'chemistry',
  'packQty',
  'status',
  'stock',
  'listedOn',
  'updatedOn',
  'popularity',
])

/** Parses a row with the given vocabulary. Reports every error of the row, not only the first. */
export function readRow(raw: RawRow<ItemField>, words: Vocabulary): ReadRow {
  const itemNo = readItemNo(raw.cells.itemNo)
  const number = itemNo.ok ? itemNo.value : null
  const errors: RowError[] = []
  // An error without a field concerns the row as a whole.
  const fail = (
    field: ItemField | null,
    fault: ImportFault,
    cell: TableCell,
    detail = '',
  ): void => {
    errors.push({ line: raw.line, itemNo: number, field, fault, found: shorten(cell), detail })
  }
  if (raw.broken) {
    fail(null, raw.broken.fault, raw.broken.found, raw.broken.detail)
    return { ok: false, itemNo: null, errors }
  }
  const given: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(raw.cells)) {
    const field = name as ItemField
    const result = READERS[field](cell, words)
    if (!result.ok) fail(field, result.fault, cell, result.detail)
    else if (result.value !== null || !NEVER_EMPTY.has(field)) given[field] = result.value
  }
  if (itemNo.ok && number === null) fail('itemNo', 'missing', null)
  const setItems = given['setItems']
  if (Array.isArray(setItems) && setItems.includes(number)) fail('setItems', 'own-set', number)
  if (errors.length > 0 || number === null) return { ok: false, itemNo: number, errors }
  return {
    ok: true,
    row: { line: raw.line, itemNo: number, given: given as Partial<CatalogueItem> },
  }
}

/**
 * Item numbers occur in addresses and comma-separated lists: no invisible characters, no commas, not only dots.
 */
function readItemNo(cell: TableCell): CellResult<string | null> {
  const read = readText(cell, 64)
  const isUsable =
    !read.ok || read.value === null || /^(?!\.+$)[^\p{C}\p{Zl}\p{Zp},]+$/u.test(read.value)
  return isUsable ? read : { ok: false, fault: 'bad-text' }
}

function shorten(cell: TableCell): string {
  if (cell === null || cell === undefined) return ''
  const found = typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
  return found.length > 80 ? `${found.slice(0, 79)}…` : found
}

function readChoice(cell: TableCell, values: readonly string[]): CellResult<string | null> {
  const found = readText(cell, 100)
  if (!found.ok || found.value === null) return found
  const value = found.value.toLowerCase()
  if (values.includes(value)) return { ok: true, value }
  return { ok: false, fault: 'unknown-choice', detail: values.join(', ') }
}

function readForm(cell: TableCell, pattern: RegExp, valid: string): CellResult<string | null> {
  // Spreadsheet programs turn a code of digits into a number.
  const found = readText(typeof cell === 'number' ? String(cell) : cell, 40)
  if (!found.ok || found.value === null) return found
  const value = found.value.replaceAll(/[\s.]/g, '').toUpperCase()
  if (pattern.test(value)) return { ok: true, value }
  return { ok: false, fault: 'bad-form', detail: valid }
}

/** The number of dangerous goods (UN 3480: lithium-ion batteries): 'UN 3480', 'UN3480' and 3480 are the same. */
function readUnNumber(cell: TableCell): CellResult<string | null> {
  const found = readForm(cell, /^(?:UN)?\d{4}$|^NONE$/, UN_CLASSES.join(', '))
  if (!found.ok || found.value === null) return found
  const value = found.value === 'NONE' ? 'none' : `UN${found.value.replace('UN', '')}`
  if (UN_CLASSES.some((each) => each === value)) return { ok: true, value }
  return { ok: false, fault: 'unknown-choice', detail: UN_CLASSES.join(', ') }
}

function readWord(cell: TableCell, words: Words, fault: ImportFault): CellResult<string | null> {
  const found = readText(cell, 200)
  if (!found.ok || found.value === null) return found
  const code = words.codes.get(foldWord(found.value))
  return code ? { ok: true, value: code } : { ok: false, fault, detail: words.known.join(', ') }
}

/** Of a path such as ['batteries', 'laptop'] or 'batteries > laptop' the last part counts. */
function readCategory(cell: TableCell, words: Words): CellResult<string | null> {
  const last: unknown = Array.isArray(cell) ? cell.at(-1) : cell
  if (typeof last !== 'string') {
    return last === null || last === undefined
      ? { ok: true, value: null }
      : { ok: false, fault: 'unknown-category', detail: words.known.join(', ') }
  }
  return readWord(last.split(/[>/›]/).at(-1), words, 'unknown-category')
}

function readRegions(cell: TableCell, words: Words): CellResult<string[]> {
  const parts = readList(typeof cell === 'string' ? cell.replace(/[,\uFF0C、]/g, ';') : cell)
  if (!parts.ok) return parts
  const codes: string[] = []
  for (const part of parts.value) {
    const code = words.codes.get(foldWord(part))
    if (!code) return { ok: false, fault: 'unknown-region', detail: words.known.join(', ') }
    if (!codes.includes(code)) codes.push(code)
  }
  return { ok: true, value: codes }
}

function readDimension(cell: TableCell): CellResult<string | null> {
  const found = readText(cell, 100)
  if (!found.ok || found.value === null) return found
  const lengths = parseLengths(found.value)
  return lengths
    ? { ok: true, value: printLengths(lengths) }
    : { ok: false, fault: 'bad-dimension', detail: '97.2 x 30.4 x 19.6, Ø11.6 x 5.4' }
}

function readEan(cell: TableCell): CellResult<string | null> {
  const found = readText(cell, 40)
  if (!found.ok || found.value === null) return found
  const gtin = parseGtin(found.value)
  return gtin.ok ? { ok: true, value: gtin.gtin } : { ok: false, fault: `ean-${gtin.fault}` }
}

function readBasis(cell: TableCell): CellResult<Record<string, string>> {
  let value: unknown = cell
  if (typeof cell === 'string' && cell.trim() !== '') {
    try {
      value = JSON.parse(cell)
    } catch {
      return { ok: false, fault: 'not-json' }
    }
  }
  if (value === null || value === undefined || value === '') return { ok: true, value: {} }
  if (typeof value !== 'object' || Array.isArray(value)) return { ok: false, fault: 'not-json' }
  const entries = Object.entries(value).map(([key, part]): [string, string] => [key, String(part)])
  return { ok: true, value: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}
