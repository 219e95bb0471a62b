// The button beside a price that adds the item to the basket, loaded for members only.
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import { lazyMemberParts } from '../../account/lazy-member-parts.ts'
import type { BasketButtonProps } from '../../basket-button/basket-parts.tsx'

/** What members cannot order has no button. */
export function LazyBasketButton(props: BasketButtonProps) {
  const parts = useLazyComponent(lazyMemberParts)
  return parts && <parts.BasketButton {...props} />
}
