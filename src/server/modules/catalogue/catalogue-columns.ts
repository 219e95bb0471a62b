// The catalogue as columns in memory: what lists are filtered, counted and sorted by. One entry per visible product.
import { sql, type Kysely } from 'kysely'
import { REGIONS } from '../../../shared/vocabulary.ts'
import type { Database } from '../../db/database.ts'

export const REGION_CODES = Object.keys(REGIONS)
export const STOCK_OUT = 0
export const STOCK_LOW = 1
export const STOCK_IN = 2
/** Below this many pieces the band says "low". */
export const LOW_STOCK = 20

export type ColumnSort = 'newest' | 'popularity' | 'itemNo' | 'voltage' | 'capacity' | 'energy'

/** A column of codes: `codes[row]` points into `values`. */
export interface CodeColumn {
  values: string[]
  codes: Uint16Array
}

/** Voltage in V, capacity in mAh, energy in Wh; regions as bits in the order of REGION_CODES. */
export interface Columns {
  version: number
  size: number
  ids: Int32Array
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
  stock: Uint8Array
  stop: Uint8Array
  /** 'YYYY-MM' of listing. */
  month: CodeColumn
  /** Rows in each order; discontinued items always last. */
  order: Record<ColumnSort, Int32Array>
}

interface ColumnRow {
  id: number
  category_id: string
  brand: string
  device_brand: string | null
  chemistry: string
  colour: string | null
  regions: string[]
  voltage: number
  capacity_mah: number
  energy_wh: number
  quantity: number
  stop: boolean
  listed: number
  month: string
  popularity: number
}

const PORTION = 4_000

/** Reads every visible product, in portions, in the order of item numbers. */
export async function loadColumns(db: Kysely<Database>, version: number): Promise<Columns> {
  const building = newBuilder()
  let after = ''
  for (;;) {
    const { rows } = await sql<ColumnRow & { item_no: string }>`
      select p.id, p.item_no, p.category_id, p.brand, p.device_brand, p.chemistry, p.colour, p.regions,
             p.voltage, p.capacity_mah, p.energy_wh, coalesce(s.quantity, 0) as quantity, p.stop,
             p.listed_on - date '2000-01-01' as listed, to_char(p.listed_on, 'YYYY-MM') as month,
             p.popularity
      from product p left join stock s on s.product_id = p.id
      where p.status = 'active' and p.item_no > ${after}
      order by p.item_no limit ${PORTION}`.execute(db)
    for (const row of rows) building.add(row)
    const last = rows.at(-1)
    if (!last || rows.length < PORTION) return building.finish(version)
    after = last.item_no
  }
}

function newBuilder() {
  const category = newCodes()
  const brand = newCodes()
  const deviceBrand = newCodes()
  const chemistry = newCodes()
  const colour = newCodes()
  const month = newCodes()
  const ids: number[] = []
  const regions: number[] = []
  const voltage: number[] = []
  const capacity: number[] = []
  const energy: number[] = []
  const stock: number[] = []
  const stop: number[] = []
  const listed: number[] = []
  const popularity: number[] = []

  function add(row: ColumnRow) {
    ids.push(row.id)
    category.push(row.category_id)
    brand.push(row.brand)
    deviceBrand.push(row.device_brand ?? '')
    chemistry.push(row.chemistry)
    colour.push(row.colour ?? '')
    month.push(row.month)
    regions.push(regionBits(row.regions))
    voltage.push(row.voltage)
    capacity.push(row.capacity_mah)
    energy.push(row.energy_wh)
    stock.push(stockBandCode(row.quantity))
    stop.push(row.stop ? 1 : 0)
    listed.push(row.listed)
    popularity.push(row.popularity)
  }

  function finish(version: number): Columns {
    const falling = (values: number[]) => orderBy(values, stop, -1)
    return {
      version,
      size: ids.length,
      ids: Int32Array.from(ids),
      rowOf: new Map(ids.map((id, row) => [id, row])),
      category: category.finish(),
      brand: brand.finish(),
      deviceBrand: deviceBrand.finish(),
      chemistry: chemistry.finish(),
      colour: colour.finish(),
      month: month.finish(),
      regions: Uint16Array.from(regions),
      voltage: Float64Array.from(voltage),
      capacity: Float64Array.from(capacity),
      energy: Float64Array.from(energy),
      stock: Uint8Array.from(stock),
      stop: Uint8Array.from(stop),
      order: {
        newest: falling(listed),
        popularity: falling(popularity),
        itemNo: orderBy(
          ids.map((_, row) => row),
          stop,
          1,
        ),
        voltage: orderBy(voltage, stop, 1),
        capacity: falling(capacity),
        energy: falling(energy),
      },
    }
  }

  return { add, finish }
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

/** Rows sorted by value; ties keep the order of item numbers; discontinued rows go last. */
function orderBy(values: number[], stop: number[], direction: 1 | -1): Int32Array {
  const distinct = [...new Set(values)].sort((a, b) => (a - b) * direction)
  const rank = new Map(distinct.map((value, index) => [value, index]))
  const size = values.length
  // Rank and row packed into one number, so that the engine's own numeric sort does the work.
  const keys = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    const place = (rank.get(values[row]!) ?? 0) + stop[row]! * distinct.length
    keys[row] = place * size + row
  }
  keys.sort()
  return Int32Array.from(keys, (key) => key % size)
}

function regionBits(regions: string[]): number {
  if (regions.includes('GLOBAL')) return (1 << REGION_CODES.length) - 1
  let bits = 0
  for (const region of regions) {
    const index = REGION_CODES.indexOf(region)
    if (index >= 0) bits |= 1 << index
  }
  return bits
}

function stockBandCode(quantity: number): number {
  if (quantity < 1) return STOCK_OUT
  return quantity < LOW_STOCK ? STOCK_LOW : STOCK_IN
}
