// The direction in which each order of a product list runs unless the other one is asked for.

export type Direction = 'asc' | 'desc'

/** Best match has this one direction only. */
export const USUAL_DIRECTION = {
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
