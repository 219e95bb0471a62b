// Products as columns, for comparing values, chemistry and category.
import type { Codes, ProductColumns } from './search-index.ts'

export interface ProductRow {
  id: number
  category_id: string
  chemistry: string
  voltage: number
  capacity_mah: number
  energy_wh: number
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  diameter_mm: number | null
  stop: boolean
  /** Only compared with that of other items: the higher, the further up in lists. */
  popularity: number
}

/** Rows are in the order in which equal matches are shown: on sale first, then most popular. */
export function productColumns(products: readonly ProductRow[]): ProductColumns {
  const ordered = [...products].sort(
    (a, b) => Number(a.stop) - Number(b.stop) || b.popularity - a.popularity || a.id - b.id,
  )
  return {
    size: ordered.length,
    ids: Int32Array.from(ordered, ({ id }) => id),
    stop: Uint8Array.from(ordered, ({ stop }) => Number(stop)),
    voltage: Float64Array.from(ordered, ({ voltage }) => voltage),
    capacity: Int32Array.from(ordered, (row) => row.capacity_mah),
    energy: Float64Array.from(ordered, (row) => row.energy_wh),
    sides: Float32Array.from(ordered.flatMap(sidesOf)),
    sizes: Float32Array.from(ordered.flatMap(sizeOf)),
    chemistry: codesOf(ordered.map(({ chemistry }) => chemistry)),
    category: codesOf(ordered.map((row) => row.category_id)),
  }
}

function sidesOf(row: ProductRow): [number, number, number] {
  const { diameter_mm: diameter, length_mm: length, width_mm: width, height_mm: height } = row
  if (diameter !== null) return [diameter, diameter, height ?? Number.NaN]
  return [length ?? Number.NaN, width ?? Number.NaN, height ?? Number.NaN]
}

// The sides with the longest first; a round cell has two. Unknown when one of them is missing.
function sizeOf(row: ProductRow): [number, number, number] {
  const [a, b, c] = sidesOf(row)
  if ([a, b, c].some(Number.isNaN)) return [Number.NaN, Number.NaN, Number.NaN]
  if (a === b && a !== c) return [Math.max(a, c), Math.min(a, c), Number.NaN]
  const [longest = a, middle = b, shortest = c] = [a, b, c].sort((one, other) => other - one)
  return [longest, middle, shortest]
}

function codesOf(texts: readonly string[]): Codes {
  const numbers = new Map<string, number>()
  const codes = Uint16Array.from(texts, (text) => {
    let number = numbers.get(text)
    if (number === undefined) numbers.set(text, (number = numbers.size))
    return number
  })
  return { values: [...numbers.keys()], codes }
}
