// A review whose rows go to the basket: what the login may order, and why an item cannot be ordered.
import type { SeriesItem } from './series-preference.ts'

export interface OrderRights {
  /** A wholesaler may order an item without a price and gets a quotation; a dropshipper may not. */
  isDropshipper: boolean
  /** The role of this login may order and store the company's own numbers. */
  mayOrder: boolean
}

/** Why an item cannot go to the basket; `on_request`: it has no price, and a dropshipper gets no quotation. */
export type Obstacle = 'discontinued' | 'region_blocked' | 'on_request'

/** Null also for rows that go to a wish list, which accepts every item. */
export function obstacleOf(item: SeriesItem, order: OrderRights | null): Obstacle | null {
  if (!order) return null
  if (item.stop) return 'discontinued'
  if (item.priceReason === 'region_blocked') return 'region_blocked'
  return order.isDropshipper && !item.price ? 'on_request' : null
}
