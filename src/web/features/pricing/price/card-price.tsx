// Price on a product card for members, or the reason why there is none; visitors see nothing.
import { usePiece } from '../../../loading/piece.ts'
import { isForMember, type PriceFacts } from './for-member.ts'
import { priceTagPiece } from './price-pieces.ts'

export function CardPrice({ card }: { card: PriceFacts }) {
  return isForMember(card) ? <Tag card={card} /> : null
}

function Tag({ card }: { card: PriceFacts }) {
  const parts = usePiece(priceTagPiece)
  return parts && <parts.PriceTag card={card} />
}
