// Decides what a pasted row means: which reading, which product, and which rows are duplicates.
import { normalisePartNumber } from '../../../shared/part-number.ts'
import type { PastedRow, Reading } from './paste-rules.ts'

/** What the search found for the text of a reading. */
export interface FoundMatch {
  /** The kind of the indexed text that matched, and that text as written. */
  matchedOn: { kind: string; raw: string }
  products: readonly CandidateProduct[]
  /** The text names a series of devices, as in `DecidedRow`. */
  isSeries?: boolean
}

export interface CandidateProduct {
  id: number
  /** It is discontinued. */
  stop: boolean
  regions: readonly string[]
  /** The replacement item of a discontinued one. */
  replacement: number | null
  /** The same pack in the other series. */
  twin?: number | undefined
}

export interface DecidedRow {
  /** The number of the row in the list. */
  row: number
  /** What the row names. */
  text: string
  /** Null: none was given, or it is unreadable. */
  quantity: number | null
  /** The quantity is not a valid number. */
  hasUnreadableQuantity: boolean
  /**
   * `replaced`: discontinued, and its replacement item is offered; `merged`: it repeats the row `into`; `unreadable`: the row
   * names nothing that can be looked up.
   */
  outcome: 'ok' | 'replaced' | 'ambiguous' | 'discontinued' | 'not_found' | 'unreadable' | 'merged'
  /** The earlier row into which it was merged. */
  into: number | null
  match: { kind: string; raw: string } | null
  /** The further cell that matched a device, where the number of the row itself is unknown; otherwise null. */
  readAs: string | null
  /** The text matches both series of the pack, so that the customer's preference decides. */
  isEitherSeries: boolean
  /** The text names a series of devices, of which the catalogue may have another than the one that is meant. */
  isSeries: boolean
  /** The further cells of the row as typed. */
  description: string
  /**
   * The candidates, one of each pack; of discontinued products the replacement items, where there are any and the text is
   * no device.
   */
  productIds: number[]
}

const MAX_CHOICES = 5

/** `isSoldInRegion`: whether a product is sold in the member's region. `mergeRows` merges duplicate rows afterwards. */
export function decideRows(
  rows: readonly PastedRow[],
  matches: ReadonlyMap<string, FoundMatch>,
  isSoldInRegion: (product: CandidateProduct) => boolean,
): DecidedRow[] {
  return rows.map((row) => {
    const reading = chooseReading(row.readings, matches)
    const meaning = meaningOf(reading, matches, isSoldInRegion)
    return { row: row.row, into: null, description: row.description, ...meaning }
  })
}

/** A row for a device that returns say its battery does not fit, or may not fit, is never taken without asking. */
export function askAboutFits(
  rows: readonly DecidedRow[],
  isContradicted: (productId: number, row: DecidedRow) => boolean,
): DecidedRow[] {
  return rows.map((row): DecidedRow => {
    const isDoubtful = row.productIds.some((id) => isContradicted(id, row))
    return row.outcome === 'ok' && isDoubtful ? { ...row, outcome: 'ambiguous' } : row
  })
}

/**
 * The whole row if it is a known name that starts or ends with a number ('Latitude 5400'), else the first known
 * reading ('T4 50' is fifty of T4, although there is a T450); for unknown rows the most likely split. The number
 * of a battery, in whichever cell, takes precedence over the name of a device in a further cell.
 */
export function chooseReading(
  readings: readonly Reading[],
  matches: ReadonlyMap<string, FoundMatch>,
): Reading | undefined {
  const knownReadings = readings
    .filter(({ text }) => matches.has(text))
    .toSorted((a, b) => Number(isDescribed(a, matches)) - Number(isDescribed(b, matches)))
  const [first] = knownReadings
  if (!first) {
    return readings.find(({ isWhole, rowName }) => !isWhole && rowName === undefined) ?? readings[0]
  }
  if (!first.isWhole || knownReadings.length === 1) return first
  const display = matches.get(first.text)?.matchedOn.raw ?? ''
  return hasWordsOf(display, first.text) ? first : knownReadings[1]
}

// 'Dell Inspiron 13' beside an unknown number: a device of that name need not have the battery with that number.
function isDescribed(
  { text, rowName }: Reading,
  matches: ReadonlyMap<string, FoundMatch>,
): boolean {
  return rowName !== undefined && matches.get(text)?.matchedOn.kind === 'device'
}

/** Whether the numbers at the ends of the text are separate words in the match too. */
function hasWordsOf(display: string, text: string): boolean {
  const words = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const [typed, matched] = [words(text), words(display)]
  const isMatched = (word: string | undefined) =>
    !word || !/^\d+$/.test(word) || matched.includes(word)
  return isMatched(typed.at(0)) && isMatched(typed.at(-1))
}

function meaningOf(
  reading: Reading | undefined,
  matches: ReadonlyMap<string, FoundMatch>,
  isSoldInRegion: (product: CandidateProduct) => boolean,
): Omit<DecidedRow, 'row' | 'into' | 'description'> {
  if (!reading) {
    const nothing = {
      text: '',
      quantity: null,
      hasUnreadableQuantity: false,
      match: null,
      readAs: null,
      productIds: [] as number[],
    }
    return { ...nothing, isEitherSeries: false, isSeries: false, outcome: 'unreadable' }
  }
  const { quantity, hasUnreadableQuantity } = reading
  const match = matches.get(reading.text)
  const readAs = isDescribed(reading, matches) ? reading.text : null
  const text = readAs === null ? reading.text : (reading.rowName ?? '')
  const isEitherSeries = match !== undefined && hasTwins(match.products)
  const matchedOn = match?.matchedOn ?? null
  const isSeries = match?.isSeries === true
  const read = {
    text,
    quantity,
    hasUnreadableQuantity,
    match: matchedOn,
    readAs,
    isEitherSeries,
    isSeries,
  }
  if (!match) return { ...read, outcome: 'not_found', productIds: [] }
  const choices = onePerPack(likeliest(match.products, isSoldInRegion))
  const productIds = choices.map(({ id }) => id).slice(0, MAX_CHOICES)
  const isSure = readAs === null && !isSeries
  if (choices.some(({ stop }) => !stop)) {
    return { ...read, outcome: isSure && choices.length === 1 ? 'ok' : 'ambiguous', productIds }
  }
  // A replacement item that listed the device would have matched itself.
  const replaced = matchedOn?.kind === 'device' ? [] : choices
  const replacements = [...new Set(replaced.flatMap(({ replacement }) => replacement ?? []))].slice(
    0,
    MAX_CHOICES,
  )
  if (replacements.length === 0) return { ...read, outcome: 'discontinued', productIds }
  return {
    ...read,
    outcome: isSure && replacements.length === 1 ? 'replaced' : 'ambiguous',
    productIds: replacements,
  }
}

function hasTwins(products: readonly CandidateProduct[]): boolean {
  const ids = new Set(products.map(({ id }) => id))
  return products.some(({ twin }) => twin !== undefined && ids.has(twin))
}

/** A twin is the same pack in the other series, never a second choice. */
function onePerPack(products: readonly CandidateProduct[]): readonly CandidateProduct[] {
  const seen = new Set<number>()
  return products.filter(({ id, twin }) => {
    if (twin !== undefined && seen.has(twin)) return false
    seen.add(id)
    return true
  })
}

/** The products on sale if there are any, otherwise all; of these, those sold in the member's region if there are any. */
function likeliest(
  products: readonly CandidateProduct[],
  isSoldInRegion: (product: CandidateProduct) => boolean,
): readonly CandidateProduct[] {
  const onSale = products.filter(({ stop }) => !stop)
  const candidates = onSale.length > 0 ? onSale : products
  const inRegion = candidates.filter(isSoldInRegion)
  return inRegion.length > 0 ? inRegion : candidates
}

/** The quantity of a duplicate row is added to the earlier row. */
export function mergeRows(rows: readonly DecidedRow[]): DecidedRow[] {
  const firsts = new Map<string, DecidedRow>()
  return rows.map((row): DecidedRow => {
    const meaning = meaningKey(row)
    const first = firsts.get(meaning)
    if (meaning === '' || !first) {
      const copy = { ...row }
      firsts.set(meaning, copy)
      return copy
    }
    if (row.quantity !== null) first.quantity = (first.quantity ?? 0) + row.quantity
    return { ...row, outcome: 'merged', into: first.row, productIds: [] }
  })
}

function meaningKey({ outcome, match, text, productIds, isEitherSeries }: DecidedRow): string {
  if (outcome === 'unreadable') return ''
  // Rows for two devices may have the same candidates, and the member may choose differently for each.
  const isOpenDevice = outcome === 'discontinued' && match?.kind === 'device'
  if (outcome === 'not_found' || outcome === 'ambiguous' || isOpenDevice) {
    return `text ${normalisePartNumber(text)}`
  }
  // A row that names one series means it, whatever series the customer prefers.
  return `products ${productIds.join(' ')} ${isEitherSeries}`
}
