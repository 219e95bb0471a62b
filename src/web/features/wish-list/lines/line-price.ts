// Lines of a list while the server call is pending: their prices by the shared pricing rule, and their order.
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { quoteQuantity } from '../../../../shared/price-rules.ts'

/** The line with another quantity and its new price. */
export function withQuantity(line: WishListItem, quantity: number): WishListItem {
  const { price } = line.product
  return { ...line, quantity, quote: price ? quoteQuantity(price, quantity) : null }
}

/** The lines with one line moved to another position. */
export function moved<T>(lines: readonly T[], from: number, to: number): T[] {
  const others = lines.filter((_, index) => index !== from)
  const line = lines[from]
  if (line === undefined) return [...lines]
  return [...others.slice(0, to), line, ...others.slice(to)]
}
