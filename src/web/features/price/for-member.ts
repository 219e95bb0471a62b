// What a card says of its price, which tells for whom it was made.
import type { ProductCard } from '../../../contract/product-card.ts'

export type PriceFacts = Pick<ProductCard, 'price' | 'priceReason'>

/** Whether whoever looks at this card is logged in. */
export function isForMember({ priceReason }: PriceFacts): boolean {
  return priceReason !== undefined && priceReason !== 'login'
}
