// The price of a card for members, or why it has none; visitors' cards say nothing of prices.
import type { ProductCard } from '../../../contract/product-card.ts'
import { usePiece } from '../../parts/piece.ts'
import { priceTagPiece } from './price-pieces.ts'

export type PriceFacts = Pick<ProductCard, 'price' | 'priceReason'>

export function CardPrice({ card }: { card: PriceFacts }) {
  return isForMember(card) ? <Tag card={card} /> : null
}

/** Whether whoever looks at this card is logged in. */
export function isForMember({ priceReason }: PriceFacts): boolean {
  return priceReason !== undefined && priceReason !== 'login'
}

function Tag({ card }: { card: PriceFacts }) {
  const parts = usePiece(priceTagPiece)
  return parts && <parts.PriceTag card={card} />
}
