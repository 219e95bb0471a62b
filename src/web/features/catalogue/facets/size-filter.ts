// Size filter of a list: wanted dimensions in mm with one tolerance, and the resulting ranges.
import type { ProductFilters } from '../../../../contract/product-card.ts'
import { MAX_BOUND, readNumber } from './read-number.ts'

export const DIMENSIONS = ['length', 'width', 'height', 'diameter'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** In mm, with at least one dimension. Round cells have a diameter and a height. */
export type SizeFilter = Partial<Record<Dimension, number>> & { tolerance: number }

export function isDimension(name: string): name is Dimension {
  return (DIMENSIONS as readonly string[]).includes(name)
}

/** The stated sizes of packs that fit the same devices differ by 1 to 2 mm between labels and manufacturers. */
export const DEFAULT_TOLERANCE = 2

/** Null without any dimension. An invalid tolerance falls back to the default. */
export function readSize(query: URLSearchParams): SizeFilter | null {
  const size: SizeFilter = { tolerance: readNumber(query.get('tolerance')) ?? DEFAULT_TOLERANCE }
  for (const name of DIMENSIONS) {
    const wanted = readNumber(query.get(name))
    if (wanted !== null && wanted > 0) size[name] = wanted
  }
  return DIMENSIONS.some((name) => size[name] !== undefined) ? size : null
}

/** Query keys and values; omits the default tolerance. */
export function sizeEntries(size: SizeFilter | undefined): [string, string][] {
  if (!size) return []
  const wanted = DIMENSIONS.flatMap((name): [string, string][] =>
    size[name] === undefined ? [] : [[name, String(size[name])]],
  )
  const { tolerance } = size
  return tolerance === DEFAULT_TOLERANCE ? wanted : [...wanted, ['tolerance', String(tolerance)]]
}

/** Filters of the API call. */
export function sizeRanges(size: SizeFilter | undefined): Pick<ProductFilters, Dimension> {
  const ranges: Pick<ProductFilters, Dimension> = {}
  if (!size) return ranges
  for (const name of DIMENSIONS) {
    const wanted = size[name]
    if (wanted === undefined) continue
    const { tolerance } = size
    ranges[name] = {
      min: Math.max(0, hundredths(wanted - tolerance)),
      max: Math.min(MAX_BOUND, hundredths(wanted + tolerance)),
    }
  }
  return ranges
}

/** Rounds to hundredths: 80.5 + 0.1 becomes 80.6. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
