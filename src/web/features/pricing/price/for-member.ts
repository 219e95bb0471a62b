// Determines from a card's price fields whether it was rendered for a member.
import type { ProductCard } from '../../../../contract/product-card.ts'

export type PriceFacts = Pick<ProductCard, 'price' | 'priceReason'>

/**
 * True for every card that a member reads: only these have a `priceReason`. A product page has one for everyone: true
 * for that of an applicant too (`pending`), who then reads it in place of the price; false for a visitor's (`login`).
 */
export function isForMember({ priceReason }: PriceFacts): boolean {
  return priceReason !== undefined && priceReason !== 'login'
}
