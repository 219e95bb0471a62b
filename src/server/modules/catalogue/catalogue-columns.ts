// The catalogue as columns in memory, for filtering, counting and sorting lists. One entry per visible product.
import type { Kysely } from 'kysely'
import { DEFAULT_DIRECTION } from '../../../shared/sort-directions.ts'
import { REGIONS } from '../../../shared/vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { type ColumnRow, findColumnRows } from './column-repository.ts'
import { findPairCandidates } from './pair-repository.ts'
import { pairsAmong } from './pairs.ts'

export const REGION_CODES = Object.keys(REGIONS)
export const STOCK_OUT = 0
export const STOCK_LOW = 1
export const STOCK_IN = 2
/** Below this many pieces the stock band is "low". */
export const LOW_STOCK = 20

export type ColumnSort = 'newest' | 'popularity' | 'itemNo' | 'voltage' | 'capacity' | 'energy'

/** A column of codes: `codes[row]` is an index into `values`. */
export interface CodeColumn {
  values: string[]
  codes: Uint16Array
}

/**
 * Voltage in V, capacity in mAh, energy in Wh, dimensions in mm (NaN: none; round cells have a diameter and a
 * height), time of listing in days since 2000-01-01; regions as bits in the order of REGION_CODES.
 */
export interface Columns {
  version: number
  /** The number of products. */
  size: number
  /** Product ids, ordered by item number. */
  ids: Int32Array
  /** The row of a product id. */
  rowOf: Map<number, number>
  category: CodeColumn
  brand: CodeColumn
  deviceBrand: CodeColumn
  chemistry: CodeColumn
  colour: CodeColumn
  regions: Uint16Array
  voltage: Float64Array
  capacity: Float64Array
  energy: Float64Array
  length: Float32Array
  width: Float32Array
  height: Float32Array
  diameter: Float32Array
  /** STOCK_OUT, STOCK_LOW or STOCK_IN. */
  stock: Uint8Array
  /** 1: discontinued. */
  stop: Uint8Array
  /** 1: of the high-performance series. */
  highPerformance: Uint8Array
  /** The row of the same pack in the other series, or -1. */
  pair: Int32Array
  /** 'YYYY-MM' of listing. */
  month: CodeColumn
  /** Rows in each sort order in its default direction; discontinued items always last. */
  order: Record<ColumnSort, Int32Array>
  /** The values behind each sort order. */
  sortValues: Record<ColumnSort, Int32Array | Float64Array>
}

/** The stock is read again when a stock band changes, the rest only with a new version of the catalogue. */
export type ColumnsWithoutStock = Omit<Columns, 'stock'>

const BATCH_SIZE = 4_000

/** Reads every visible product in batches ordered by item number. */
export async function loadColumns(
  db: Kysely<Database>,
  version: number,
): Promise<ColumnsWithoutStock> {
  const pairs = pairsAmong(await findPairCandidates(db))
  const builder = newBuilder()
  let after = ''
  for (;;) {
    const rows = await findColumnRows(db, { after, limit: BATCH_SIZE })
    for (const row of rows) builder.add(row)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH_SIZE) return builder.finish(version, pairs)
    after = last.item_no
  }
}

/** Collects rows; `finish` makes the columns of a version from them. */
function newBuilder() {
  const codes = newCodeColumns()
  const numbers = newNumberColumns()
  return {
    add(row: ColumnRow) {
      codes.add(row)
      numbers.add(row)
    },
    finish(version: number, pairs: ReadonlyMap<number, number>): ColumnsWithoutStock {
      const { ids, listed, popularity, ...columns } = numbers.finish()
      const { voltage, capacity, energy, stop } = columns
      const itemNo = Int32Array.from(ids, (_, row) => row)
      const rowOf = rowsById(ids)
      const sortValues = { voltage, capacity, energy, newest: listed, popularity, itemNo }
      return {
        version,
        size: ids.length,
        ids,
        rowOf,
        pair: ids.map((id) => rowOf.get(pairs.get(id) ?? -1) ?? -1),
        ...codes.finish(),
        ...columns,
        sortValues,
        order: ordersOf(sortValues, stop),
      }
    },
  }
}

export function rowsById(ids: Int32Array): Map<number, number> {
  return new Map(Array.from(ids, (id, row) => [id, row]))
}

function newCodeColumns() {
  const category = newCodes()
  const brand = newCodes()
  const deviceBrand = newCodes()
  const chemistry = newCodes()
  const colour = newCodes()
  const month = newCodes()
  return {
    add(row: ColumnRow) {
      category.push(row.category_id)
      brand.push(row.brand)
      deviceBrand.push(row.device_brand ?? '')
      chemistry.push(row.chemistry)
      colour.push(row.colour ?? '')
      month.push(row.month)
    },
    finish: () => ({
      category: category.finish(),
      brand: brand.finish(),
      deviceBrand: deviceBrand.finish(),
      chemistry: chemistry.finish(),
      colour: colour.finish(),
      month: month.finish(),
    }),
  }
}

function newNumberColumns() {
  const ids: number[] = []
  const regions: number[] = []
  const voltage: number[] = []
  const capacity: number[] = []
  const energy: number[] = []
  const length: number[] = []
  const width: number[] = []
  const height: number[] = []
  const diameter: number[] = []
  const stop: number[] = []
  const highPerformance: number[] = []
  /** In days since 2000-01-01. */
  const listed: number[] = []
  const popularity: number[] = []
  return {
    add(row: ColumnRow) {
      ids.push(row.id)
      regions.push(regionBits(row.regions))
      voltage.push(row.voltage)
      capacity.push(row.capacity_mah)
      energy.push(row.energy_wh)
      length.push(row.length_mm ?? NaN)
      width.push(row.width_mm ?? NaN)
      height.push(row.height_mm ?? NaN)
      diameter.push(row.diameter_mm ?? NaN)
      stop.push(row.stop ? 1 : 0)
      highPerformance.push(row.style_type === 'high-performance' ? 1 : 0)
      listed.push(row.listed)
      popularity.push(row.popularity)
    },
    finish: () => ({
      ids: Int32Array.from(ids),
      regions: Uint16Array.from(regions),
      voltage: Float64Array.from(voltage),
      capacity: Float64Array.from(capacity),
      energy: Float64Array.from(energy),
      length: Float32Array.from(length),
      width: Float32Array.from(width),
      height: Float32Array.from(height),
      diameter: Float32Array.from(diameter),
      stop: Uint8Array.from(stop),
      highPerformance: Uint8Array.from(highPerformance),
      listed: Int32Array.from(listed),
      popularity: Float64Array.from(popularity),
    }),
  }
}

/** Rows in each order, in its default direction. */
function ordersOf(values: Columns['sortValues'], stop: Uint8Array): Columns['order'] {
  const order = (sort: ColumnSort) =>
    orderBy(values[sort], stop, DEFAULT_DIRECTION[sort] === 'asc' ? 1 : -1)
  return {
    newest: order('newest'),
    popularity: order('popularity'),
    itemNo: order('itemNo'),
    voltage: order('voltage'),
    capacity: order('capacity'),
    energy: order('energy'),
  }
}

const reversed = new WeakMap<Columns, Map<ColumnSort, Int32Array>>()

/** Rows in the reverse of the default direction; computed on first use. */
export function reversedOrder(columns: Columns, sort: ColumnSort): Int32Array {
  let known = reversed.get(columns)
  if (!known) reversed.set(columns, (known = new Map()))
  let rows = known.get(sort)
  if (!rows) {
    const direction = DEFAULT_DIRECTION[sort] === 'asc' ? -1 : 1
    known.set(sort, (rows = orderBy(columns.sortValues[sort], columns.stop, direction)))
  }
  return rows
}

function newCodes() {
  const values: string[] = []
  const known = new Map<string, number>()
  const codes: number[] = []
  return {
    push(value: string) {
      let code = known.get(value)
      if (code === undefined) {
        code = values.push(value) - 1
        known.set(value, code)
      }
      codes.push(code)
    },
    finish: (): CodeColumn => ({ values, codes: Uint16Array.from(codes) }),
  }
}

/** Rows sorted by value; ties keep the order of item numbers; discontinued rows come last. */
function orderBy(values: ArrayLike<number>, stop: Uint8Array, direction: 1 | -1): Int32Array {
  const distinct = [...new Set(Array.from(values))].sort((a, b) => (a - b) * direction)
  const rank = new Map(distinct.map((value, index) => [value, index]))
  const size = values.length
  // Packs rank and row into one number, so that the native numeric sort can be used.
  const keys = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    const place = (rank.get(values[row]!) ?? 0) + stop[row]! * distinct.length
    keys[row] = place * size + row
  }
  keys.sort()
  return Int32Array.from(keys, (key) => key % size)
}

/** A product without regions is sold everywhere. */
function regionBits(regions: string[]): number {
  if (regions.length === 0 || regions.includes('GLOBAL')) return (1 << REGION_CODES.length) - 1
  let bits = 0
  for (const region of regions) {
    const index = REGION_CODES.indexOf(region)
    if (index >= 0) bits |= 1 << index
  }
  return bits
}
