// The columns of shipping files: services, rules, rates and transport facts of products.
import { PAYMENT_CURRENCIES } from '../../../../shared/business-constants.ts'
import { minorDigits } from '../../../../shared/money.ts'
import {
  compactPostCode,
  PACKINGS,
  SHIPPING_MODES,
  UN_CLASSES,
} from '../../../../shared/shipping-terms.ts'

export const SHIPPING_FILES = ['services', 'rules', 'rates', 'products'] as const
export type ShippingFile = (typeof SHIPPING_FILES)[number]

export type ShippingValue = string | number | boolean | null
/** The values of a row, keyed by the column of the table. */
export type ShippingRow = Record<string, ShippingValue>

interface Field {
  name: string
  column: string
  /** Undefined: not valid. Gets trimmed text, never an empty one. */
  read: (text: string) => ShippingValue | undefined
  /** What an empty cell means; undefined: it may not be empty. */
  empty?: ShippingValue
  /** What is valid, for the message about a cell that is not. */
  valid: string
}

/** What the cells of a column may contain, whatever its name. */
type Shape = Omit<Field, 'name' | 'column'>

const text = (limit: number): Shape => ({
  read: (cell) => (cell.length <= limit ? cell : undefined),
  valid: `up to ${limit} characters`,
})
const whole = (from: number, to: number): Shape => ({
  read: (cell) => ifInRange(/^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN, from, to),
  valid: `a whole number from ${from} to ${to}`,
})
const decimal = (to: number): Shape => ({
  read: (cell) => ifInRange(/^\d{1,6}(\.\d{1,4})?$/.test(cell) ? Number(cell) : -1, 0, to),
  valid: `a number from 0 to ${to} with up to four decimals`,
})
const choice = (values: readonly string[]): Shape => ({
  read: (cell) => values.find((value) => value.toLowerCase() === cell.toLowerCase()),
  valid: values.join(', '),
})
const flag: Shape = {
  read: (cell) => ({ true: true, yes: true, false: false, no: false })[cell.toLowerCase()],
  valid: 'true or false',
}
const day: Shape = { read: readDay, valid: 'a day such as 2026-11-30' }
const pattern = (form: RegExp, valid: string): Shape => ({
  read: (cell) => (form.test(cell) ? cell : undefined),
  valid,
})
const country = pattern(/^([A-Z]{2}|\*)$/, 'two capital letters, or * for every other country')
const postCode: Shape = {
  read: (cell) => ifPostCodeLength(compactPostCode(cell)),
  empty: '',
  valid: 'the beginning of a postcode',
}
const service = pattern(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens')
const trackingUrl: Shape = {
  ...pattern(
    /^https:\/\/[^\s{}]+\/[^\s{}]*\{number\}[^\s{}]*$/,
    'an https address with {number} where the tracking number belongs',
  ),
  empty: '',
}
const orNone = (shape: Shape): Shape => ({ ...shape, empty: null })
const field = (name: string, column: string, shape: Shape): Field => ({ name, column, ...shape })

/** What the columns mean: see the tables in db/schema/shipping.ts. */
const FIELDS: Record<ShippingFile, readonly Field[]> = {
  services: [
    field('id', 'id', service),
    field('nameEn', 'name_en_us', text(80)),
    field('nameZhCn', 'name_zh_cn', text(80)),
    field('nameZhHk', 'name_zh_hk', text(80)),
    field('mode', 'mode', choice(SHIPPING_MODES)),
    field('daysFrom', 'days_from', whole(0, 365)),
    field('daysTo', 'days_to', whole(0, 365)),
    field('maxParcelGrams', 'max_parcel_g', orNone(whole(1, 10_000_000))),
    field('packagingGrams', 'packaging_g', whole(0, 100_000)),
    field('lineLength', 'line_length', whole(10, 100)),
    field('latinOnly', 'latin_only', flag),
    field('poBox', 'po_box', flag),
    field('phoneNeeded', 'phone_needed', flag),
    field('trackingUrl', 'tracking_url', trackingUrl),
    field('position', 'position', whole(0, 100_000)),
  ],
  rules: [
    field('service', 'service', service),
    field('unClass', 'un_class', choice(UN_CLASSES)),
    field('packing', 'packing', choice(PACKINGS)),
    field('country', 'country', country),
    field('postCode', 'post_code', postCode),
    field('allowed', 'allowed', flag),
    field('maxWh', 'max_wh', orNone(decimal(100_000))),
    field('maxCellWh', 'max_cell_wh', orNone(decimal(100_000))),
    field('maxLithiumGramsPerCell', 'max_lithium_g_cell', orNone(decimal(100_000))),
    field('maxLithiumGrams', 'max_lithium_g', orNone(decimal(100_000))),
    field('maxPieces', 'max_pieces', orNone(whole(0, 1_000_000))),
    field('maxNetGrams', 'max_net_g', orNone(whole(0, 10_000_000))),
    field('validFrom', 'valid_from', day),
    field('validTo', 'valid_to', orNone(day)),
    field('sourceUrl', 'source_url', text(500)),
    field('sourceDate', 'source_date', day),
  ],
  rates: [
    field('service', 'service', service),
    field('country', 'country', country),
    field('postCode', 'post_code', postCode),
    field('currency', 'currency', choice(PAYMENT_CURRENCIES)),
    field('fromGrams', 'from_g', whole(0, 10_000_000)),
    field('amount', 'amount', pattern(/^\d{1,9}(\.\d{1,2})?$/, 'an amount such as 12.50')),
    field('daysFrom', 'days_from', orNone(whole(0, 365))),
    field('daysTo', 'days_to', orNone(whole(0, 365))),
  ],
  products: [
    field('itemNo', 'item_no', text(64)),
    field('cells', 'cells', orNone(whole(1, 10_000))),
    field('lithiumGrams', 'lithium_g', orNone(decimal(100_000))),
    field('unClass', 'un_class', orNone(choice(UN_CLASSES))),
    field('packing', 'packing', { ...choice(PACKINGS), empty: 'alone' }),
    field('customsCode', 'customs_code', orNone(pattern(/^\d{4,10}$/, '4 to 10 digits'))),
    field('origin', 'origin', orNone(pattern(/^[A-Z]{2}$/, 'two capital letters'))),
  ],
}

/** The columns that identify a row of a file. */
export const SHIPPING_KEYS: Record<ShippingFile, readonly string[]> = {
  services: ['id'],
  rules: ['service', 'un_class', 'packing', 'country', 'post_code', 'valid_from'],
  rates: ['service', 'country', 'post_code', 'currency', 'from_g'],
  products: ['item_no'],
}

/** The names of the columns of a file, in order. */
export function shippingFields(file: ShippingFile): string[] {
  return FIELDS[file].map(({ name }) => name)
}

export function shippingColumns(file: ShippingFile): string[] {
  return FIELDS[file].map(({ column }) => column)
}

export interface ShippingRowError {
  line: number
  /** Null: the row as a whole. */
  field: string | null
  /** The text of the cell. */
  found: string
  /** What would be valid. */
  valid: string
}

/**
 * Cells by field name to values by column; amounts become minor units. Every error of the row is passed to
 * `onError`, and null returned. The caller checks that the file has every column, since a limit whose column is missing
 * would be read as no limit.
 */
export function readShippingRow(
  file: ShippingFile,
  { line, cells }: { line: number; cells: Readonly<Record<string, ShippingValue | undefined>> },
  onError: (error: ShippingRowError) => void,
): ShippingRow | null {
  let failed = false
  const fail = (name: string | null, found: string, valid: string): void => {
    failed = true
    onError({ line, field: name, found, valid })
  }
  const row: ShippingRow = {}
  for (const { name, column, read, empty, valid } of FIELDS[file]) {
    const cell = String(cells[name] ?? '').trim()
    const value = cell === '' ? empty : read(cell)
    if (value === undefined) fail(name, cell, valid)
    else row[column] = value
  }
  if (failed) return null
  for (const problem of contradictions(row)) fail(null, '', problem)
  if (failed) return null
  return file === 'rates' ? { ...row, amount: minorUnits(row) } : row
}

/** A cell of an exported row, in the form that an import reads. */
export function printShippingCell(file: ShippingFile, name: string, row: ShippingRow): string {
  const column = FIELDS[file].find((each) => each.name === name)?.column ?? ''
  const value = row[column]
  if (column === 'amount') return decimalAmount(Number(value), String(row['currency']))
  return value === null || value === undefined ? '' : String(value)
}

/** What would be valid instead, one text for each pair of columns that contradict each other. */
function contradictions(row: ShippingRow): string[] {
  const found: string[] = []
  const { days_from: from, days_to: to, valid_from: first, valid_to: last } = row
  if (typeof from === 'number' && typeof to === 'number' && from > to) {
    found.push('a daysFrom that is not above daysTo')
  }
  if ((from === null) !== (to === null)) found.push('both daysFrom and daysTo, or neither')
  if (typeof first === 'string' && typeof last === 'string' && last < first) {
    found.push('a validTo that is not before validFrom')
  }
  if (row['country'] === '*' && row['post_code'] !== '')
    found.push('a postCode only together with a country')
  return found
}

function minorUnits({ amount, currency }: ShippingRow): number {
  return Math.round(Number(amount) * 10 ** minorDigits(String(currency)))
}

function decimalAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

function ifInRange(value: number, from: number, to: number): number | undefined {
  return value >= from && value <= to ? value : undefined
}

function ifPostCodeLength(code: string): string | undefined {
  return code.length >= 1 && code.length <= 10 ? code : undefined
}

function readDay(cell: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(cell)) return undefined
  const time = Date.parse(`${cell}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(cell) ? cell : undefined
}
