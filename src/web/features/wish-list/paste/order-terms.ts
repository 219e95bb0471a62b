// What holds for a review whose rows go to the basket: who orders, and what keeps an item from being ordered.
import type { SeriesItem } from './series-preference.ts'

export interface OrderTerms {
  /** A dropshipper; a wholesaler is quoted what has no price. */
  isDropshipper: boolean
  /** The role of this login may order and keep what the company calls items. */
  mayOrder: boolean
}

export type Hindrance = 'discontinued' | 'region_blocked' | 'on_request'

/** Null also for rows that go to a list, which takes everything. */
export function hindranceOf(item: SeriesItem, order: OrderTerms | null): Hindrance | null {
  if (!order) return null
  if (item.stop) return 'discontinued'
  if (item.priceReason === 'region_blocked') return 'region_blocked'
  return order.isDropshipper && !item.price ? 'on_request' : null
}
