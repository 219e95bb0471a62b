// The mapping of the columns of a bank file to fields: guessed from headings, corrected by staff, stored by heading row.
import { foldWord } from '../../platform/tables/headings.ts'
import type { DateOrder, DecimalSign } from './cell-formats.ts'
import { BANK_FIELDS, BANK_HEADINGS, type BankField } from './texts/bank-headings.ts'

export interface BankMapping {
  /** The columns of each field, by position from 0. Only the text of the payer may have several. */
  columns: Partial<Record<BankField, number[]>>
  /** Null until a file shows the format or staff state it. */
  dates: DateOrder | null
  decimal: DecimalSign | null
}

/** Why headings and corrections give no valid mapping; `message` says what to do. */
export class MappingError extends Error {}

function isBankField(name: string): name is BankField {
  return (BANK_FIELDS as readonly string[]).includes(name)
}

/** How many of these cells are headings that are known. */
export function countKnown(cells: readonly string[]): number {
  const known = new Set(Object.values(BANK_HEADINGS).flat().map(foldWord))
  return cells.filter((cell) => cell.trim() !== '' && known.has(foldWord(cell))).length
}

/**
 * Maps each field to the column with its first known heading, and the text to all such columns. Throws MappingError for
 * a repeated heading.
 */
export function guessMapping(headings: readonly string[]): BankMapping {
  const columns: BankMapping['columns'] = {}
  const taken = new Set<number>()
  // Without units in brackets: 'Betrag (EUR)'.
  const folded = headings.map((heading) => foldWord(heading.replace(/[(（[][^)）\]]*[)）\]]/g, '')))
  for (const field of BANK_FIELDS) {
    const found = BANK_HEADINGS[field].map(foldWord).flatMap((spelling) => {
      const places = folded.flatMap((each, at) => (each === spelling && !taken.has(at) ? [at] : []))
      if (places.length > 1 && field !== 'text')
        throw repeatedHeading(field, headings[places[0]!]!, places)
      return places
    })
    const chosen = field === 'text' ? found : found.slice(0, 1)
    for (const at of chosen) taken.add(at)
    if (chosen.length > 0) columns[field] = chosen
  }
  return { columns, dates: null, decimal: null }
}

function repeatedHeading(
  field: BankField,
  heading: string,
  places: readonly number[],
): MappingError {
  const numbers = places.map((at) => `--map ${field}=#${at + 1}`).join(' or ')
  return new MappingError(`Several columns have the heading ${heading}. Choose one: ${numbers}.`)
}

/** `corrections`: 'date=Valuta', 'amount=#4', 'text=Info+Zweck', 'payer=' for none. Throws MappingError. */
export function correctMapping(
  mapping: BankMapping,
  headings: readonly string[],
  corrections: readonly string[],
): BankMapping {
  const columns = { ...mapping.columns }
  for (const correction of corrections) {
    const [, field = '', names = ''] = /^([A-Za-z]+)=(.*)$/s.exec(correction) ?? []
    if (!isBankField(field)) {
      throw new MappingError(
        `${correction} is not a mapping. Enter FIELD=HEADING with one of: ${BANK_FIELDS.join(', ')}.`,
      )
    }
    const chosen = names.trim() === '' ? [] : columnsOf(headings, names)
    if (chosen.length > 1 && field !== 'text') {
      throw new MappingError(`Only text may have several columns, not ${field}.`)
    }
    if (chosen.length === 0) delete columns[field]
    else columns[field] = chosen
  }
  return { ...mapping, columns }
}

function columnsOf(headings: readonly string[], names: string): number[] {
  const whole = findColumn(headings, names)
  if (whole !== null) return [whole]
  return names.split('+').map((name) => {
    const at = findColumn(headings, name)
    if (at !== null) return at
    throw new MappingError(
      `No column has the heading ${name.trim()}. The file has: ${listOf(headings)}.`,
    )
  })
}

/** By heading, or by number from 1 as '#4'. */
function findColumn(headings: readonly string[], name: string): number | null {
  const [, number] = /^\s*#(\d{1,4})\s*$/.exec(name) ?? []
  if (number !== undefined) return Number(number) - 1 < headings.length ? Number(number) - 1 : null
  const at = headings.findIndex((heading) => foldWord(heading) === foldWord(name))
  return at >= 0 && foldWord(name) !== '' ? at : null
}

/** Throws MappingError when a needed column is missing, two contradict each other, or one is mapped twice. */
export function checkMapping({ columns }: BankMapping, headings: readonly string[]): void {
  const hasAmount = columns.amount !== undefined
  const missing = [
    ...(columns.date === undefined ? ['date'] : []),
    ...(!hasAmount && columns.credit === undefined ? ['amount (or credit)'] : []),
  ]
  if (missing.length > 0) {
    throw new MappingError(
      `No column was recognised as ${missing.join(' and ')}. Name it: --map FIELD=HEADING. The file has: ${listOf(headings)}.`,
    )
  }
  if (hasAmount && (columns.credit !== undefined || columns.debit !== undefined)) {
    throw new MappingError(
      'The file has a column of amounts and others of credits or debits. Choose: --map amount= or --map credit= --map debit=.',
    )
  }
  const used = Object.values(columns).flat()
  const repeatedColumn = used.find((at, index) => used.indexOf(at) !== index)
  if (repeatedColumn !== undefined) {
    throw new MappingError(
      `The column ${headings[repeatedColumn]} is mapped twice. Correct it with --map.`,
    )
  }
}

function listOf(headings: readonly string[]): string {
  return headings.map((heading, at) => heading.trim() || `#${at + 1}`).join(', ')
}
