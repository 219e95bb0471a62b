// Lines of a list while the server call is pending: their prices by the shared pricing rule.
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { quoteQuantity } from '../../../../shared/price-rules.ts'

/** The line with another quantity and its new price. */
export function withQuantity(line: WishListItem, quantity: number): WishListItem {
  const { price } = line.product
  return { ...line, quantity, quote: price ? quoteQuantity(price, quantity) : null }
}
