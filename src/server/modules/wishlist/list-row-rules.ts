// Decides what a pasted row means: which reading, which product, and which rows are duplicates.
import { normalisePartNumber } from '../../../shared/part-number.ts'
import type { PastedRow, Reading } from './paste-rules.ts'

export interface Found {
  matchedOn: { kind: string; raw: string }
  products: readonly FoundProduct[]
}

export interface FoundProduct {
  id: number
  stop: boolean
  regions: readonly string[]
  /** Its replacement. */
  successor: number | null
  /** The same pack in the other series. */
  twin?: number | undefined
}

export interface DecidedRow {
  row: number
  text: string
  quantity: number | null
  isUnreadable: boolean
  outcome: 'ok' | 'replaced' | 'ambiguous' | 'discontinued' | 'not_found' | 'unreadable' | 'merged'
  into: number | null
  match: { kind: string; raw: string } | null
  /** The text matches both series of the pack, so that the customer's preference decides. */
  isEitherSeries: boolean
  /** One of each pack. */
  productIds: number[]
}

const MOST_CHOICES = 5

/** `isSoldInRegion`: whether a product is sold in the member's region. Duplicate rows are merged. */
export function decideRows(
  rows: readonly PastedRow[],
  found: ReadonlyMap<string, Found>,
  isSoldInRegion: (product: FoundProduct) => boolean,
): DecidedRow[] {
  return mergeRows(
    rows.map((row) => {
      const reading = chooseReading(row.readings, found)
      return { row: row.row, into: null, ...meaningOf(reading, found, isSoldInRegion) }
    }),
  )
}

/**
 * The whole row if it is a name that starts or ends with that number ('Latitude 5400'), else the first known
 * reading ('T4 50' is fifty of T4, although there is a T450); for unknown rows the most likely split.
 */
export function chooseReading(
  readings: readonly Reading[],
  found: ReadonlyMap<string, Found>,
): Reading | undefined {
  const known = readings.filter(({ text }) => found.has(text))
  const [first] = known
  if (!first) return readings.find(({ isWhole }) => !isWhole) ?? readings[0]
  if (!first.isWhole || known.length === 1) return first
  const display = found.get(first.text)?.matchedOn.raw ?? ''
  return hasWordsOf(display, first.text) ? first : known[1]
}

/** Whether the numbers at the ends of the text are separate words in the match too. */
function hasWordsOf(display: string, text: string): boolean {
  const words = (of: string) => of.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const [typed, there] = [words(text), words(display)]
  const isThere = (word: string | undefined) => !word || !/^\d+$/.test(word) || there.includes(word)
  return isThere(typed.at(0)) && isThere(typed.at(-1))
}

function meaningOf(
  reading: Reading | undefined,
  found: ReadonlyMap<string, Found>,
  isSoldInRegion: (product: FoundProduct) => boolean,
): Omit<DecidedRow, 'row' | 'into'> {
  if (!reading) {
    const nothing = {
      text: '',
      quantity: null,
      isUnreadable: false,
      match: null,
      productIds: [] as number[],
    }
    return { ...nothing, isEitherSeries: false, outcome: 'unreadable' }
  }
  const { text, quantity, isUnreadable } = reading
  const match = found.get(text)
  const isEitherSeries = match !== undefined && hasTwins(match.products)
  const read = { text, quantity, isUnreadable, match: match?.matchedOn ?? null, isEitherSeries }
  if (!match) return { ...read, outcome: 'not_found', productIds: [] }
  const choices = onePerPack(likeliest(match.products, isSoldInRegion))
  const productIds = choices.map(({ id }) => id).slice(0, MOST_CHOICES)
  if (choices.some(({ stop }) => !stop)) {
    return { ...read, outcome: choices.length === 1 ? 'ok' : 'ambiguous', productIds }
  }
  const successors = [...new Set(choices.flatMap(({ successor }) => successor ?? []))].slice(
    0,
    MOST_CHOICES,
  )
  if (successors.length === 0) return { ...read, outcome: 'discontinued', productIds }
  return {
    ...read,
    outcome: successors.length === 1 ? 'replaced' : 'ambiguous',
    productIds: successors,
  }
}

function hasTwins(products: readonly FoundProduct[]): boolean {
  const ids = new Set(products.map(({ id }) => id))
  return products.some(({ twin }) => twin !== undefined && ids.has(twin))
}

/** A twin is the same pack in the other series, never a second choice. */
function onePerPack(products: readonly FoundProduct[]): readonly FoundProduct[] {
  const seen = new Set<number>()
  return products.filter(({ id, twin }) => {
    if (twin !== undefined && seen.has(twin)) return false
    seen.add(id)
    return true
  })
}

/** Available products come first, and among them those sold in the member's region. */
function likeliest(
  products: readonly FoundProduct[],
  isSoldInRegion: (product: FoundProduct) => boolean,
): readonly FoundProduct[] {
  const onSale = products.filter(({ stop }) => !stop)
  const candidates = onSale.length > 0 ? onSale : products
  const inRegion = candidates.filter(isSoldInRegion)
  return inRegion.length > 0 ? inRegion : candidates
}

/** The quantity of a duplicate row is added to the earlier row. */
function mergeRows(rows: readonly DecidedRow[]): DecidedRow[] {
  const firsts = new Map<string, DecidedRow>()
  return rows.map((row): DecidedRow => {
    const meaning = meaningKey(row)
    const first = firsts.get(meaning)
    if (meaning === '' || !first) {
      const own = { ...row }
      firsts.set(meaning, own)
      return own
    }
    if (row.quantity !== null) first.quantity = (first.quantity ?? 0) + row.quantity
    return { ...row, outcome: 'merged', into: first.row, productIds: [] }
  })
}

function meaningKey({ outcome, text, productIds, isEitherSeries }: DecidedRow): string {
  if (outcome === 'unreadable') return ''
  // Rows for two devices may have the same candidates, and the member may choose differently for each.
  if (outcome === 'not_found' || outcome === 'ambiguous') return `text ${normalisePartNumber(text)}`
  // A row that names one series means it, whatever series the customer prefers.
  return `products ${productIds.join(' ')} ${isEitherSeries}`
}
