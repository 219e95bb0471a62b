// Filters rows and counts each facet as if its own filter were not set, in one pass; counts items or packs.
import type { ProductFilters } from '../../../contract/product-card.ts'
import { REGION_CODES, STOCK_OUT, type CodeColumn, type Columns } from './catalogue-columns.ts'

type CodeFacet = 'category' | 'brand' | 'deviceBrand' | 'chemistry' | 'colour'
type RangeFacet = 'voltage' | 'capacity' | 'energy'
export const CODE_FACETS: CodeFacet[] = ['category', 'brand', 'deviceBrand', 'chemistry', 'colour']
export const RANGE_FACETS: RangeFacet[] = ['voltage', 'capacity', 'energy']
type SizeFacet = 'length' | 'width' | 'height' | 'diameter'
const SIZE_FACETS: SizeFacet[] = ['length', 'width', 'height', 'diameter']

export interface Span {
  min: number
  max: number
}

export interface RangeCounts extends Span {
  /** The smallest and the largest value in the bin; of an empty bin both are its centre. */
  bins: { from: number; to: number; count: number }[]
}

/** `rows` keeps the given order; counts are per value. */
export interface FilterResult {
  rows: Int32Array
  counts: Record<CodeFacet, Map<string, number>>
  regions: Map<string, number>
  /** Null: no row has the value. */
  ranges: Record<RangeFacet, RangeCounts | null>
  sizes: Record<SizeFacet, Span | null>
  inStock: number
  /** Whether the twin of a listed row is on the list too, as part of the same entry. */
  representsTwin: (row: number) => boolean
}

/** The predicate of one facet: true when the row passes. */
interface Test {
  facet: string
  passes: (row: number) => boolean
}

/** Of a row and its twin, both on the list, the one that represents the pack. */
export type LeadOf = (row: number, twin: number) => number

/** The rows that a facet counts; `countedTwin` is the row's twin if it is counted before the row, else -1. */
interface FacetRows {
  rows: ArrayLike<number>[]
  countedTwin: (row: number) => number
}

const PASSES = 1
/** Where items are counted, not packs. */
const NO_TWIN = () => -1

const BINS = 12
/** Counting one row in a map takes about as long as going through this many values of a column. */
const VALUES_PER_MAP_COUNT = 4

/** With `leadOf`, twins that both pass are one entry, in the place of the leading one, and are counted once. */
export function narrow(
  columns: Columns,
  rows: Int32Array,
  filters: ProductFilters,
  leadOf?: LeadOf,
): FilterResult {
  const { passing, states, rowsFor } = applyTests(
    columns,
    rows,
    testsOf(columns, filters),
    leadOf !== undefined,
  )
  const representsTwin = (row: number) => states?.[columns.pair[row]!] === PASSES
  const leads = (row: number) => !representsTwin(row) || leadOf!(row, columns.pair[row]!) === row
  return {
    rows: leadOf ? passing.filter(leads) : passing,
    representsTwin,
    counts: {
      category: countCodes(columns.category, rowsFor('category')),
      brand: countCodes(columns.brand, rowsFor('brand')),
      deviceBrand: countCodes(columns.deviceBrand, rowsFor('deviceBrand')),
      chemistry: countCodes(columns.chemistry, rowsFor('chemistry')),
      colour: countCodes(columns.colour, rowsFor('colour')),
    },
    regions: countRegions(columns, rowsFor('region')),
    ranges: {
      voltage: countRange(columns.voltage, rowsFor('voltage')),
      capacity: countRange(columns.capacity, rowsFor('capacity')),
      energy: countRange(columns.energy, rowsFor('energy')),
    },
    sizes: {
      length: spanOf(columns.length, rowsFor('length')),
      width: spanOf(columns.width, rowsFor('width')),
      height: spanOf(columns.height, rowsFor('height')),
      diameter: spanOf(columns.diameter, rowsFor('diameter')),
    },
    inStock: countPassing(rowsFor('inStock'), (row) => columns.stock[row] !== STOCK_OUT),
  }
}

/** Runs every test on every row once. `states`, with an entry for each product of the shop, is made for packs only. */
function applyTests(columns: Columns, rows: Int32Array, tests: Test[], perPack: boolean) {
  const kept = new Int32Array(rows.length)
  let size = 0
  const onlyFailed = tests.map((): number[] => [])
  // 0: not on the list, PASSES, or PASSES + 1 + the place of the only test that the row fails.
  const states = perPack ? new Uint8Array(columns.size) : undefined
  for (const row of rows) {
    let failed = -1
    let failures = 0
    for (let at = 0; at < tests.length; at++) {
      if (tests[at]!.passes(row)) continue
      failed = at
      if (++failures > 1) break
    }
    if (failures > 1) continue
    if (failures === 0) kept[size++] = row
    // A row excluded only by this facet's own filter still counts in this facet.
    else onlyFailed[failed]!.push(row)
    if (states) states[row] = PASSES + 1 + failed
  }
  const passing = kept.slice(0, size)

  function facetRows(at: number): FacetRows {
    const parts = at < 0 ? [passing] : [passing, onlyFailed[at]!]
    if (!states) return { rows: parts, countedTwin: NO_TWIN }
    const countedTwin = (row: number) => {
      const twin = columns.pair[row]!
      if (twin < 0 || twin > row) return -1
      return states[twin] === PASSES || (at >= 0 && states[twin] === PASSES + 1 + at) ? twin : -1
    }
    return { rows: parts, countedTwin }
  }
  const unfiltered = facetRows(-1)
  const filtered = new Map(tests.map(({ facet }, at) => [facet, facetRows(at)]))
  const rowsFor = (facet: string) => filtered.get(facet) ?? unfiltered
  return { passing, states, rowsFor }
}

function testsOf(columns: Columns, filters: ProductFilters): Test[] {
  const tests: Test[] = []
  for (const facet of CODE_FACETS) {
    const wanted = filters[facet]
    if (!wanted?.length) continue
    const column = columns[facet]
    const codes = new Set(wanted.map((value) => column.values.indexOf(value)))
    tests.push({ facet, passes: (row) => codes.has(column.codes[row]!) })
  }
  for (const facet of RANGE_FACETS) {
    const range = filters[facet]
    if (range?.min === undefined && range?.max === undefined) continue
    const { min = -Infinity, max = Infinity } = range
    const column = columns[facet]
    tests.push({ facet, passes: (row) => column[row]! >= min && column[row]! <= max })
  }
  for (const facet of SIZE_FACETS) {
    const range = filters[facet]
    if (range?.min === undefined && range?.max === undefined) continue
    // Rounds limits to the column's precision, so that 257.6 mm is found from 257.6 to 257.6. Rows without the
    // dimension never pass.
    const [min, max] = [Math.fround(range.min ?? -Infinity), Math.fround(range.max ?? Infinity)]
    const column = columns[facet]
    tests.push({ facet, passes: (row) => column[row]! >= min && column[row]! <= max })
  }
  if (filters.region?.length) {
    const bits = filters.region.reduce((sum, code) => sum | bitOf(code), 0)
    tests.push({ facet: 'region', passes: (row) => (columns.regions[row]! & bits) !== 0 })
  }
  if (filters.inStock) {
    tests.push({ facet: 'inStock', passes: (row) => columns.stock[row] !== STOCK_OUT })
  }
  return tests
}

function bitOf(region: string): number {
  const index = REGION_CODES.indexOf(region)
  return index < 0 ? 0 : 1 << index
}

function countCodes(column: CodeColumn, facet: FacetRows): Map<string, number> {
  const size = facet.rows.reduce((sum, { length }) => sum + length, 0)
  if (size * VALUES_PER_MAP_COUNT < column.values.length) return countFewCodes(column, facet)
  const totals = new Uint32Array(column.values.length)
  const { codes } = column
  for (const rows of facet.rows) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      // Without a counted twin the index is -1, and codes[-1] is undefined.
      if (codes[facet.countedTwin(row)] !== codes[row]) totals[codes[row]!]! += 1
    }
  }
  const counts = new Map<string, number>()
  for (let code = 0; code < totals.length; code++) {
    const value = column.values[code]!
    if (totals[code] && value) counts.set(value, totals[code]!)
  }
  return counts
}

// Most searches find a few products, and going through all brands would take longer than counting those few.
function countFewCodes(column: CodeColumn, facet: FacetRows): Map<string, number> {
  const counts = new Map<string, number>()
  const { codes } = column
  for (const rows of facet.rows) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      const value = column.values[codes[row]!]!
      if (value && codes[facet.countedTwin(row)] !== codes[row])
        counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

function countRegions(columns: Columns, facet: FacetRows): Map<string, number> {
  const everywhere = (1 << REGION_CODES.length) - 1
  const totals = new Uint32Array(REGION_CODES.length)
  let global = 0
  for (const rows of facet.rows) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      // Without the regions in which the twin has been counted.
      const bits = columns.regions[row]! & ~(columns.regions[facet.countedTwin(row)] ?? 0)
      if (bits === everywhere) global += 1
      else for (let r = 0; r < totals.length; r++) if (bits & (1 << r)) totals[r]! += 1
    }
  }
  // Products sold everywhere count in every region.
  return new Map(REGION_CODES.map((code, r) => [code, totals[r]! + global]))
}

function countRange(column: Float64Array, facet: FacetRows): RangeCounts | null {
  const span = spanOfValues(column, facet.rows)
  if (!span) return null
  const { min, max } = span
  // Most searches find products of one voltage and capacity, which need no bins.
  if (min === max) {
    const count = countPassing(facet, (row) => column[row] === min)
    return { min, max, bins: [{ from: min, to: max, count }] }
  }
  const width = (max - min) / BINS
  const counts = new Uint32Array(BINS)
  const smallest = new Float64Array(BINS).fill(Infinity)
  const greatest = new Float64Array(BINS).fill(-Infinity)
  const binOf = (value: number) => Math.min(BINS - 1, Math.floor((value - min) / width))
  for (const rows of facet.rows) {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      const value = column[row]!
      const bin = binOf(value)
      const twin = facet.countedTwin(row)
      if (twin < 0 || binOf(column[twin]!) !== bin) counts[bin]! += 1
      if (value < smallest[bin]!) smallest[bin] = value
      if (value > greatest[bin]!) greatest[bin] = value
    }
  }
  const bins = Array.from(counts, (count, bin) => {
    // An empty bin has no value at its centre.
    const middle = min + (bin + 0.5) * width
    return count > 0
      ? { from: smallest[bin]!, to: greatest[bin]!, count }
      : { from: middle, to: middle, count }
  })
  return { min, max, bins }
}

/** In mm, rounded to two decimals, because the Float32 column is less precise than the source values. */
function spanOf(column: Float32Array, facet: FacetRows): Span | null {
  const span = spanOfValues(column, facet.rows)
  const rounded = (value: number) => Math.round(value * 100) / 100
  return span && { min: rounded(span.min), max: rounded(span.max) }
}

/** Skips rows without a value. */
function spanOfValues(column: ArrayLike<number>, parts: ArrayLike<number>[]): Span | null {
  let min = Infinity
  let max = -Infinity
  for (const rows of parts) {
    for (let i = 0; i < rows.length; i++) {
      const value = column[rows[i]!]!
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  return min > max ? null : { min, max }
}

/** How many rows, or packs, pass. */
function countPassing(facet: FacetRows, passes: (row: number) => boolean): number {
  let count = 0
  for (const rows of facet.rows) {
    for (let i = 0; i < rows.length; i++) {
      const twin = facet.countedTwin(rows[i]!)
      if (passes(rows[i]!) && !(twin >= 0 && passes(twin))) count += 1
    }
  }
  return count
}
