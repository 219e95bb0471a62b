// Determines from a card's price fields whether it was rendered for a member.
import type { ProductCard } from '../../../../contract/product-card.ts'

export type PriceFacts = Pick<ProductCard, 'price' | 'priceReason'>

/** Whether the viewer of this card is logged in. */
export function isForMember({ priceReason }: PriceFacts): boolean {
  return priceReason !== undefined && priceReason !== 'login'
}
