// Price on a product card for members, where a list wants it with the button that adds the item to the basket, or the
// reason why there is none; visitors see nothing.
import type { ProductCard } from '../../../../contract/product-card.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { isForMember, type PriceFacts } from './for-member.ts'
import { lazyPriceTag } from './lazy-prices.ts'

interface CardPriceProps {
  card: PriceFacts
  /** If given, a button adds this item to the basket. */
  item?: ProductCard
}

export function CardPrice(props: CardPriceProps) {
  return isForMember(props.card) ? <Tag {...props} /> : null
}

function Tag(props: CardPriceProps) {
  const parts = useLazyComponent(lazyPriceTag)
  return parts && <parts.PriceTag {...props} />
}
