// Reads dates and amounts of bank files, and detects the order of dates and the decimal sign.
import type { TableCell } from '../../platform/tables/raw-row.ts'
import { parseMinor } from '../../../shared/minor-units.ts'

/** Year, month and day in the order in which a file writes them. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy'
export type DecimalSign = 'point' | 'comma'

/** `because`: the text that shows the format. `ambiguous`: the file fits several formats, so staff must state one. */
export type Detected<Format> = { format: Format; because: string } | 'ambiguous' | 'contradictory'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The cell as text without surrounding blanks; a date cell of a spreadsheet as '2026-11-20'. */
export function cellText(cell: TableCell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'object') return ''
  return String(cell).normalize('NFKC').trim()
}

interface DateParts {
  parts: [string, string, string]
  isYearFirst: boolean
  /** A point separates day and month only where the day comes first. */
  isDotted: boolean
}

function datePartsOf(text: string): DateParts | null {
  const plain = text.replace(/[T ]\d{1,2}:\d{2}.*$/, '').trim()
  // '20261120', '2026-11-20' or '2026年11月20日'; '20/11/2026', '20.11.26' or '20 Nov 2026'.
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  const yearFirst = compact ?? /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain)
  const yearLast = /^(\d{1,2})([-/. ])(\d{1,2}|[a-z]{3,9})\2(\d{4}|\d{2})$/i.exec(plain)
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst
    return { parts: [year, month, day], isYearFirst: true, isDotted: false }
  }
  if (!yearLast) return null
  const [, first = '', sign, second = '', year = ''] = yearLast
  return { parts: [first, second, year], isYearFirst: false, isDotted: sign === '.' }
}

/** From all dates of a file: 23/11/2026 shows that the day comes first, 03/04/2026 shows nothing. */
export function detectDateOrder(cells: Iterable<TableCell>): Detected<DateOrder> {
  const shown = new Map<DateOrder, string>()
  let hasUnclear = false
  for (const cell of cells) {
    const text = cellText(cell)
    const found = datePartsOf(text)
    if (!found) continue
    const [first, second] = found.parts.map(Number) as [number, number]
    if (found.isYearFirst) shown.set('ymd', shown.get('ymd') ?? text)
    else if (found.isDotted || first > 12) shown.set('dmy', shown.get('dmy') ?? text)
    else if (second > 12) shown.set('mdy', shown.get('mdy') ?? text)
    else if (!Number.isNaN(second)) hasUnclear = true
  }
  const orders = [...shown]
  if (orders.length > 1) return 'contradictory'
  const [only] = orders
  if (hasUnclear && (!only || only[0] === 'ymd')) return 'ambiguous'
  return only ? { format: only[0], because: only[1] } : { format: 'ymd', because: '' }
}

/** A calendar day '2026-11-20', or null. A month written as a word and a date cell of a spreadsheet need no order. */
export function parseDay(cell: TableCell, order: DateOrder): string | null {
  const found = datePartsOf(cellText(cell))
  if (!found) return null
  const { parts, isYearFirst } = found
  const [first, second, third] = parts
  const isMonthWritten = Number.isNaN(Number(second))
  if (!isYearFirst && !isMonthWritten && order === 'ymd') return null
  const [year, month, day] = isYearFirst
    ? [first, second, third]
    : order === 'mdy' && !isMonthWritten
      ? [third, first, second]
      : [third, second, first]
  const number = isMonthWritten
    ? MONTHS.indexOf(second.slice(0, 3).toLowerCase()) + 1
    : Number(month)
  const full = year.length === 2 ? `20${year}` : year
  const iso = `${full}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === iso ? iso : null
}

/** Without currency, blanks and signs: '1.234,56'; null for what is not an amount. */
function digitsOf(cell: TableCell): { digits: string; isNegative: boolean } | null {
  const text = cellText(cell)
    .replace(/^(?:[A-Z]{3}|[$€£¥])|(?:[A-Z]{3}|[$€£¥])$/giu, '')
    .replace(/[\s'’]/gu, '')
    .replaceAll('−', '-')
  const [, before = '', inner = text] = /^([-+]?)(.*)$/.exec(text) ?? []
  const enclosed = /^\((.+)\)$/.exec(inner)
  const signAtEnd = /^(.+)([-+])$/.exec(inner)
  const bare = (enclosed?.[1] ?? signAtEnd?.[1] ?? inner).replace(/^(?:[A-Z]{3}|[$€£¥])/iu, '')
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(bare)) return null
  return { digits: bare, isNegative: before === '-' || enclosed !== null || signAtEnd?.[2] === '-' }
}

/** From all amounts of a file: 12,50 and 1.234,56 show a comma, 1,234 alone shows nothing. */
export function detectDecimalSign(cells: Iterable<TableCell>): Detected<DecimalSign> {
  const shown = new Map<DecimalSign, string>()
  let hasUnclear = false
  for (const cell of cells) {
    if (typeof cell === 'number') continue
    const digits = digitsOf(cell)?.digits ?? ''
    const [, sign, decimals = ''] = /([.,])(\d*)$/.exec(digits) ?? []
    if (sign === undefined) continue
    const other = sign === ',' ? '.' : ','
    // A sign that occurs more than once separates thousands.
    const isRepeated = digits.split(sign).length > 2
    if (isRepeated) shown.set(sign === ',' ? 'point' : 'comma', digits)
    else if (decimals.length !== 3 || digits.includes(other)) {
      shown.set(sign === ',' ? 'comma' : 'point', digits)
    } else hasUnclear = true
  }
  const signs = [...shown]
  if (signs.length > 1) return 'contradictory'
  const [only] = signs
  if (!only) return hasUnclear ? 'ambiguous' : { format: 'point', because: '' }
  return { format: only[0], because: only[1] }
}

/** Signed minor units; 0n for an empty cell, null for what is not an amount in this currency. */
export function parseAmount(cell: TableCell, currency: string, sign: DecimalSign): bigint | null {
  // Spreadsheets store 0.1 as 0.1000000000000000055.
  if (typeof cell === 'number') return parseMinor(String(Number(cell.toFixed(6))), currency) ?? null
  if (cellText(cell) === '' || cellText(cell) === '-') return 0n
  const found = digitsOf(cell)
  if (!found) return null
  const [decimal, group] = sign === 'comma' ? [',', '.'] : ['.', ',']
  const [whole = '', ...rest] = found.digits.split(decimal)
  if (rest.length > 1 || rest[0]?.includes(group)) return null
  const groups = whole.split(group)
  if (
    groups.length > 1 &&
    !groups.every((each, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(each))
  )
    return null
  const minor = parseMinor(`${groups.join('') || '0'}.${rest[0] || '0'}`, currency)
  return minor === undefined ? null : found.isNegative ? -minor : minor
}
