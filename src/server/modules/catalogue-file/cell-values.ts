// Parses cells of a spreadsheet: numbers with either decimal sign, dates, lists, lengths; prints lists and lengths.
import type { ImportFault } from '../../../shared/catalogue-item.ts'
import type { TableCell } from '../../platform/tables/raw-row.ts'

export type CellResult<T> =
  | { ok: true; value: T }
  /** `detail`: what would be valid, for the message. */
  | { ok: false; fault: ImportFault; detail?: string }

/** Text without surrounding blanks; null when nothing is left. */
export function readText(cell: TableCell, limit = 500): CellResult<string | null> {
  if (cell === null || cell === undefined) return { ok: true, value: null }
  if (typeof cell === 'object' && !(cell instanceof Date)) {
    return { ok: false, fault: 'bad-text' }
  }
  const text = (cell instanceof Date ? dayOf(cell) : String(cell)).trim().normalize('NFC')
  if (text.includes('\0') || text.includes('\uFFFD')) return { ok: false, fault: 'bad-text' }
  if (text.length > limit) return { ok: false, fault: 'too-long', detail: `<= ${limit}` }
  return { ok: true, value: text === '' ? null : text }
}

interface NumberLimits {
  min: number
  max: number
  /** Whether decimals are rejected. */
  isWhole: boolean
}

/**
 * '11.1', '11,1', '1.234,5', '1,234.5' and full-width digits. A single comma is a decimal comma, except in a
 * whole number, where comma and point only group thousands.
 */
export function readNumber(cell: TableCell, limits: NumberLimits): CellResult<number | null> {
  if (cell === null || cell === undefined || cell === '') return { ok: true, value: null }
  if (typeof cell !== 'number' && typeof cell !== 'string') {
    return { ok: false, fault: 'not-a-number' }
  }
  const value = typeof cell === 'number' ? cell : numberFromText(cell, limits.isWhole)
  if (value === null) return { ok: true, value: null }
  if (!Number.isFinite(value)) return { ok: false, fault: 'not-a-number' }
  if (limits.isWhole && !Number.isInteger(value)) return { ok: false, fault: 'not-whole' }
  if (value < limits.min || value > limits.max) {
    return { ok: false, fault: 'out-of-range', detail: `${limits.min} … ${limits.max}` }
  }
  return { ok: true, value }
}

function numberFromText(raw: string, isWhole: boolean): number | null {
  const text = raw.normalize('NFKC').replace(/[\s'’]/g, '')
  if (text === '') return null
  if (isWhole && /^-?\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(text)) {
    return Number(text.replace(/[.,]/g, ''))
  }
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  let plain = text
  if (comma > point) plain = text.replace(/\./g, '').replace(',', '.')
  else if (comma >= 0) plain = text.replace(/,/g, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** '2026-03-05', '2026/3/5', '2026年3月5日', '5.3.2026' or a spreadsheet date, as 'YYYY-MM-DD'. */
export function readDay(cell: TableCell): CellResult<string | null> {
  if (cell instanceof Date) return { ok: true, value: dayOf(cell) }
  const text = readText(cell, 40)
  if (!text.ok) return text
  if (text.value === null) return { ok: true, value: null }
  const plain = text.value.normalize('NFKC').replace(/[T ]\d{2}:\d{2}.*$/, '')
  const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain)
  const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(plain)
  const [year, month, day] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]]
  if (!year || !month || !day) return { ok: false, fault: 'not-a-day', detail: 'YYYY-MM-DD' }
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || dayOf(date) !== iso) {
    return { ok: false, fault: 'not-a-day', detail: 'YYYY-MM-DD' }
  }
  return { ok: true, value: iso }
}

/** The UTC date of a moment. */
export function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** An array, or a cell with values on separate lines or separated by | or ; (U+FF1B is its full-width form). */
export function readList(cell: TableCell, limit = 200): CellResult<string[]> {
  if (cell === null || cell === undefined || cell === '') return { ok: true, value: [] }
  const parts: unknown[] = Array.isArray(cell) ? cell : splitList(String(cell))
  const values: string[] = []
  const seen = new Set<string>()
  for (const part of parts) {
    if (typeof part !== 'string' && typeof part !== 'number')
      return { ok: false, fault: 'bad-text' }
    const text = readText(part, limit)
    if (!text.ok) return text
    if (text.value === null || seen.has(text.value)) continue
    seen.add(text.value)
    values.push(text.value)
  }
  if (values.length > 10_000) return { ok: false, fault: 'too-long', detail: '<= 10000' }
  return { ok: true, value: values }
}

function splitList(text: string): string[] {
  if (/[\r\n]/.test(text)) return text.split(/\r?\n|\r/)
  return text.split(text.includes('|') ? '|' : /[;\uFF1B]/)
}

/** One cell for a list, which readList parses back to the same list. */
export function printList(values: readonly string[]): string {
  const only = values.length === 1 ? (values[0] ?? '') : ''
  return /[|;\uFF1B]/.test(only) ? `${only}\n` : values.join('\n')
}

/** In mm. A round body has diameter and height, every other one length, width and height; its other fields are null. */
export interface Lengths {
  length: number | null
  width: number | null
  height: number | null
  diameter: number | null
}

/** '97.2 x 30.4 x 19.6' or 'Ø11.6 x 5.4', in mm; ×, *, decimal commas and 'mm' are accepted. */
export function parseLengths(text: string): Lengths | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/mm|毫米/g, '')
    .replace(/\s+/g, '')
  const isRound = /^[øØ⌀φ∅]/u.test(plain)
  const parts = plain
    .replace(/^[øØ⌀φ∅]/u, '')
    .split(/[x×*✕]/)
    .map((part) => (/^\d+([.,]\d+)?$/.test(part) ? Number(part.replace(',', '.')) : Number.NaN))
  if (parts.some((value) => !(value > 0 && value < 100_000))) return null
  const [first = null, second = null, third = null] = parts
  if (isRound && parts.length === 2) {
    return { length: null, width: null, height: second, diameter: first }
  }
  if (!isRound && parts.length === 3) {
    return { length: first, width: second, height: third, diameter: null }
  }
  return null
}

/** The normalised form of lengths in files; null if a length is missing. */
export function printLengths(lengths: Lengths): string | null {
  const { length, width, height, diameter } = lengths
  if (diameter !== null && height !== null) return `Ø${diameter} x ${height}`
  if (length === null || width === null || height === null) return null
  return `${length} x ${width} x ${height}`
}
