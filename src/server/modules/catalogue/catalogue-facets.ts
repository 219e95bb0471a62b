// Filters rows and counts each facet as if its own filter were not set, in one pass.
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
  /** The smallest and largest value in the bin; an empty bin lies between the neighbouring values. */
  bins: { from: number; to: number; count: number }[]
}

/** `rows` keeps the given order; counts are per value. */
export interface Narrowed {
  rows: Int32Array
  counts: Record<CodeFacet, Map<string, number>>
  regions: Map<string, number>
  ranges: Record<RangeFacet, RangeCounts | null>
  sizes: Record<SizeFacet, Span | null>
  inStock: number
}

/** The predicate of one facet: true when the row passes. */
interface Test {
  facet: string
  passes: (row: number) => boolean
}

const BINS = 12
/** Counting one row in a map takes about as long as going through this many values. */
const FEW_OF_VALUES = 4

export function narrow(columns: Columns, rows: Int32Array, filters: ProductFilters): Narrowed {
  const tests = testsOf(columns, filters)
  const kept = new Int32Array(rows.length)
  let size = 0
  const facetRows = new Map<string, number[]>()
  for (const test of tests) facetRows.set(test.facet, [])

  for (const row of rows) {
    let failed = ''
    let failures = 0
    for (const test of tests) {
      if (test.passes(row)) continue
      failed = test.facet
      if (++failures > 1) break
    }
    if (failures === 0) kept[size++] = row
    // A row excluded only by this facet's own filter still counts in this facet.
    else if (failures === 1) facetRows.get(failed)?.push(row)
  }

  const passing = kept.slice(0, size)
  const rowsFor = (facet: string) => [passing, facetRows.get(facet) ?? []]
  return {
    rows: passing,
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
    inStock: countInStock(columns, rowsFor('inStock')),
  }
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

function countCodes(column: CodeColumn, parts: ArrayLike<number>[]): Map<string, number> {
  const size = parts.reduce((sum, { length }) => sum + length, 0)
  if (size * FEW_OF_VALUES < column.values.length) return countFewCodes(column, parts)
  const totals = new Uint32Array(column.values.length)
  for (const rows of parts) {
    for (let i = 0; i < rows.length; i++) totals[column.codes[rows[i]!]!]! += 1
  }
  const counts = new Map<string, number>()
  for (let code = 0; code < totals.length; code++) {
    const value = column.values[code]!
    if (totals[code] && value) counts.set(value, totals[code]!)
  }
  return counts
}

// Most searches find a few products, and going through all brands would take longer than counting those few.
function countFewCodes(column: CodeColumn, parts: ArrayLike<number>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const rows of parts) {
    for (let i = 0; i < rows.length; i++) {
      const value = column.values[column.codes[rows[i]!]!]!
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

function countRegions(columns: Columns, parts: ArrayLike<number>[]): Map<string, number> {
  const everywhere = (1 << REGION_CODES.length) - 1
  const totals = new Uint32Array(REGION_CODES.length)
  let global = 0
  for (const rows of parts) {
    for (let i = 0; i < rows.length; i++) {
      const bits = columns.regions[rows[i]!]!
      if (bits === everywhere) global += 1
      else for (let r = 0; r < totals.length; r++) if (bits & (1 << r)) totals[r]! += 1
    }
  }
  // Products sold everywhere count in every region.
  return new Map(REGION_CODES.map((code, r) => [code, totals[r]! + global]))
}

function countRange(column: Float64Array, parts: ArrayLike<number>[]): RangeCounts | null {
  const span = spanOfValues(column, parts)
  if (!span) return null
  const { min, max } = span
  const width = (max - min) / BINS || 1
  const counts = new Uint32Array(BINS)
  const least = new Float64Array(BINS).fill(Infinity)
  const greatest = new Float64Array(BINS).fill(-Infinity)
  for (const rows of parts) {
    for (let i = 0; i < rows.length; i++) {
      const value = column[rows[i]!]!
      const bin = Math.min(BINS - 1, Math.floor((value - min) / width))
      counts[bin]! += 1
      if (value < least[bin]!) least[bin] = value
      if (value > greatest[bin]!) greatest[bin] = value
    }
  }
  if (min === max) return { min, max, bins: [{ from: min, to: max, count: counts[0]! }] }
  const bins = Array.from(counts, (count, bin) => {
    // An empty bin has no value at its centre.
    const middle = min + (bin + 0.5) * width
    return count > 0
      ? { from: least[bin]!, to: greatest[bin]!, count }
      : { from: middle, to: middle, count }
  })
  return { min, max, bins }
}

/** In hundredths of a millimetre, because the Float32 column is less precise than the source values. */
function spanOf(column: Float32Array, parts: ArrayLike<number>[]): Span | null {
  const span = spanOfValues(column, parts)
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

function countInStock(columns: Columns, parts: ArrayLike<number>[]): number {
  let count = 0
  for (const rows of parts) {
    for (let i = 0; i < rows.length; i++) if (columns.stock[rows[i]!] !== STOCK_OUT) count += 1
  }
  return count
}
