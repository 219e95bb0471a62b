// Price on a product card for members, or the reason why there is none; visitors see nothing.
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { isForMember, type PriceFacts } from './for-member.ts'
import { lazyPriceTag } from './lazy-prices.ts'

export function CardPrice({ card }: { card: PriceFacts }) {
  return isForMember(card) ? <Tag card={card} /> : null
}

function Tag({ card }: { card: PriceFacts }) {
  const parts = useLazyComponent(lazyPriceTag)
  return parts && <parts.PriceTag card={card} />
}
