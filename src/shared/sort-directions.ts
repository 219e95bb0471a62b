// The default direction of each sort order of a product list.

export type Direction = 'asc' | 'desc'

export const DEFAULT_DIRECTION = {
  /** Best match first, in this direction only. */
  relevance: 'desc',
  newest: 'desc',
  popularity: 'desc',
  itemNo: 'asc',
  voltage: 'asc',
  capacity: 'desc',
  energy: 'desc',
  price: 'asc',
} as const satisfies Record<string, Direction>

export function reversed(direction: Direction): Direction {
  return direction === 'asc' ? 'desc' : 'asc'
}
