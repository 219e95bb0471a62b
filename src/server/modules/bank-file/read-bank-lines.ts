// Turns the rows of a bank file into lines: credits to enter, and what is skipped or wrong, each with its reason.
import { createHash } from 'node:crypto'
import { PAYMENT_CURRENCIES } from '../../../shared/business-constants.ts'
import { foldWord } from '../../platform/tables/headings.ts'
import type { TableCell, RawRow } from '../../platform/tables/raw-row.ts'
import type { BankFile } from './open-bank-file.ts'
import { type BankMapping, MappingError } from './bank-mapping.ts'
import {
  cellText,
  detectDateOrder,
  detectDecimalSign,
  parseAmount,
  parseDay,
} from './cell-formats.ts'
import {
  type BankField,
  CREDIT_WORDS,
  DEBIT_WORDS,
  NO_REFERENCE,
  TRAILER_WORDS,
} from './texts/bank-headings.ts'

export interface BankCredit {
  /** In the file, from 1. */
  line: number
  /** '2026-11-20'. */
  day: string
  currency: string
  /** Minor units, more than zero. */
  amount: bigint
  /** What the payer wrote, then the payer's name. */
  text: string
  /** The reference that the bank gave, or a hash of the line and its occurrence in the file: 'line:3f0c…:1'. */
  bankReference: string
}

export interface LineError {
  line: number
  found: string
  /** What is wrong with the line, and what helps, as sentences. */
  message: string
}

/** The lines of a bank file by what becomes of them; lines that are not credits are only counted or reported. */
export interface ParsedBankFile {
  credits: BankCredit[]
  /** With the formats that the file showed. */
  mapping: BankMapping
  /** Lines with outgoing payments. */
  debits: number
  /** Sums and balances below the bookings. */
  trailers: number
  /** Lines without an amount. */
  empty: number
  /** Lines with the bank's reference and the amount of an earlier line of this file. */
  repeated: number
  /** Lines in currencies that the shop does not accept; they are not entered. */
  foreign: LineError[]
  /** With any of these nothing is entered. */
  errors: LineError[]
}

/** A credit before it is known whether the reference that the bank gives belongs to this credit alone. */
interface UnidentifiedCredit extends Omit<BankCredit, 'bankReference'> {
  givenReference: string
}

interface ReadOptions {
  mapping: BankMapping
  /** Of a file without a column of currencies. */
  currency: string | null
  /** '2026-11-20'; a later day is an error. */
  today: string
}

/** `currency` is that of a file without a column of currencies. Throws MappingError where staff must name the format. */
export function readBankLines(file: BankFile, options: ReadOptions): ParsedBankFile {
  const mapping = withFormats(file, options.mapping)
  if (!mapping.columns.currency && options.currency === null) {
    throw new MappingError(
      'The file has no column of currencies. Name the currency: --currency USD',
    )
  }
  const context = { ...options, mapping }
  const counts = { debits: 0, trailers: 0, empty: 0, repeated: 0 }
  const result: ParsedBankFile = { credits: [], mapping, ...counts, foreign: [], errors: [] }
  const credits: UnidentifiedCredit[] = []
  const lastDated = file.rows.findLastIndex((row) => isDated(row, mapping))
  file.rows.forEach((row, at) => {
    if (at > lastDated && isTrailer(row, mapping)) {
      result.trailers += 1
      return
    }
    const read = readRow(row, context)
    if (read === 'debit') result.debits += 1
    else if (read === 'empty') result.empty += 1
    else if ('givenReference' in read) credits.push(read)
    else if (read.isForeign) result.foreign.push(read)
    else result.errors.push(read)
  })
  addCredits(result, credits)
  return result
}

function withFormats({ rows }: BankFile, mapping: BankMapping): BankMapping {
  const cells = (fields: BankField[]) =>
    rows.flatMap((row) => fields.map((field) => cellOf(row, mapping, field)))
  return {
    ...mapping,
    dates: mapping.dates ?? datesOf(cells(['date'])),
    decimal: mapping.decimal ?? decimalOf(cells(['amount', 'credit', 'debit'])),
  }
}

function datesOf(cells: readonly TableCell[]) {
  const found = detectDateOrder(cells)
  if (found === 'ambiguous') {
    throw new MappingError(
      'The dates can be read with the day or the month first. Say which: --dates dmy or --dates mdy.',
    )
  }
  if (found === 'contradictory') {
    throw new MappingError(
      'The dates are written in several orders. Say which is right: --dates ymd, dmy or mdy.',
    )
  }
  return found.format
}

function decimalOf(cells: readonly TableCell[]) {
  const found = detectDecimalSign(cells)
  if (found === 'ambiguous' || found === 'contradictory') {
    throw new MappingError(
      'The amounts do not show whether a comma or a point is the decimal sign. Say which: --decimal comma or --decimal point.',
    )
  }
  return found.format
}

function cellOf({ cells }: RawRow<string>, { columns }: BankMapping, field: BankField): TableCell {
  const [at] = columns[field] ?? []
  return at === undefined ? null : cells[String(at)]
}

function isDated(row: RawRow<string>, mapping: BankMapping): boolean {
  const order = mapping.dates ?? 'ymd'
  return !row.broken && parseDay(cellOf(row, mapping, 'date'), order) !== null
}

/** Below the last booking: no date, or words of a sum. A broken row without such words may be a booking. */
function isTrailer({ cells, broken, ...row }: RawRow<string>, mapping: BankMapping): boolean {
  const texts = broken ? [broken.found] : Object.values(cells).map(cellText)
  if (texts.some((text) => TRAILER_WORDS.test(text.trim()))) return true
  return !broken && cellText(cellOf({ cells, ...row }, mapping, 'date')) === ''
}

function readRow(
  row: RawRow<string>,
  { mapping, today, ...options }: ReadOptions,
): UnidentifiedCredit | (LineError & { isForeign?: boolean }) | 'debit' | 'empty' {
  const { line } = row
  const wrong = (found: string, message: string): LineError => ({ line, found, message })
  if (row.broken) return wrong(row.broken.found, 'This line is broken. Export the file again.')
  const text = (field: BankField) => cellText(cellOf(row, mapping, field))
  const currency = mapping.columns.currency ? text('currency').toUpperCase() : options.currency
  if (!(PAYMENT_CURRENCIES as readonly string[]).includes(currency ?? '')) {
    const message = `The shop takes ${PAYMENT_CURRENCIES.join(', ')} only.`
    return { ...wrong(currency ?? '', message), isForeign: true }
  }
  const amount = amountOf(row, mapping, currency!)
  if (typeof amount === 'string') return wrong(amount, 'This is not an amount of its currency.')
  if (amount === 0n) return 'empty'
  const day = parseDay(cellOf(row, mapping, 'date'), mapping.dates ?? 'ymd')
  if (day === null) return wrong(text('date'), 'This is not a date in the declared order.')
  if (day > today) return wrong(text('date'), 'This day is in the future. Check --dates.')
  if (amount < 0n) return 'debit'
  const written = [...(mapping.columns.text ?? []), ...(mapping.columns.payer ?? [])]
    .map((at) => cellText(row.cells[String(at)]).replaceAll(/\s+/g, ' '))
    .filter((each) => each !== '')
  if (written.some((each) => each.includes('\uFFFD'))) {
    return wrong(written.join(' / '), 'These characters are broken. Name the encoding: --encoding.')
  }
  const givenReference = text('bankReference').slice(0, 100)
  return {
    line,
    day,
    currency: currency!,
    amount,
    text: written.join(' / ').slice(0, 500),
    givenReference,
  }
}

/** Credits above zero, debits below; the text of the cell when it is not an amount. */
function amountOf(row: RawRow<string>, mapping: BankMapping, currency: string): bigint | string {
  const sign = mapping.decimal ?? 'point'
  const read = (field: BankField) => parseAmount(cellOf(row, mapping, field), currency, sign)
  const text = (field: BankField) => cellText(cellOf(row, mapping, field))
  if (mapping.columns.amount) {
    const amount = read('amount')
    if (amount === null) return text('amount')
    const side = foldSide(text('side'))
    if (!mapping.columns.side || amount === 0n) return amount
    if (CREDIT_WORDS.has(side)) return amount
    return DEBIT_WORDS.has(side)
      ? amount > 0n
        ? -amount
        : amount
      : `${text('amount')} ${text('side')}`
  }
  const [credit, debit] = [read('credit'), mapping.columns.debit ? read('debit') : 0n]
  if (credit === null) return text('credit')
  if (debit === null) return text('debit')
  if (credit !== 0n && debit !== 0n) return `${text('credit')} ${text('debit')}`
  return credit === 0n ? (debit > 0n ? -debit : debit) : credit
}

function foldSide(text: string): string {
  return text === '+' || text === '-' ? text : foldWord(text)
}

/**
 * Adds the credits with a reference each. A credit without a reference of the bank is identified by its content and by
 * how often that content came before in the file, so that two equal payments of one day count as two, and a file that
 * overlaps another gives the same references.
 */
function addCredits(result: ParsedBankFile, lines: readonly UnidentifiedCredit[]): void {
  const occurrences = new Map<string, number>()
  const firsts = new Map<string, BankCredit>()
  for (const { givenReference, ...credit } of lines) {
    const ofBank = NO_REFERENCE.has(foldWord(givenReference)) ? null : givenReference
    const key = ofBank ?? hashOf(credit)
    const occurrence = (occurrences.get(key) ?? 0) + 1
    occurrences.set(key, occurrence)
    const first = firsts.get(key)
    if (ofBank === null || !first) {
      const bankReference = ofBank ?? `line:${key}:${occurrence}`
      result.credits.push({ ...credit, bankReference })
      if (ofBank !== null) firsts.set(ofBank, { ...credit, bankReference })
    } else if (first.amount === credit.amount && first.currency === credit.currency) {
      result.repeated += 1
    } else result.errors.push(reusedReference(credit.line, ofBank))
  }
}

function reusedReference(line: number, found: string): LineError {
  return {
    line,
    found,
    message:
      'The bank gave this reference to another amount before. Map no references: --map bankReference=',
  }
}

function hashOf({
  day,
  currency,
  amount,
  text,
}: Omit<BankCredit, 'bankReference' | 'line'>): string {
  const content = [day, currency, String(amount), text.normalize('NFKC').toLowerCase()].join('\n')
  return createHash('sha256').update(content).digest('hex').slice(0, 24)
}
