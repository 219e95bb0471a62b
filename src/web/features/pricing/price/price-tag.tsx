// One-line price: the unit price at the minimum order with its quantity, or a short reason for no price; beside it the
// button that adds the item to the basket, where the list has one.
import type { ProductCard } from '../../../../contract/product-card.ts'
import type { PriceFacts } from './for-member.ts'
import { smallestOrder, unitPriceAt } from '../../../../shared/price-rules.ts'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { LazyBasketButton } from './lazy-basket-button.tsx'
import { useMoney } from './money-format.ts'
import { doesSpecialApply } from './special-applies.ts'
import css from './price-tag.module.css'

interface PriceTagProps {
  card: PriceFacts
  /** What the button adds to the basket. */
  item?: ProductCard | undefined
}

export function PriceTag({ card, item }: PriceTagProps) {
  return (
    <>
      <Tag card={card} />
      {item && <LazyBasketButton card={item} small />}
    </>
  )
}

function Tag({ card }: { card: PriceFacts }) {
  const t = useTexts('price')
  const money = useMoney()
  const number = useNumber()
  const { price, priceReason = 'on_request' } = card
  if (!price) {
    // The reason 'visible' comes with a price, so it does not occur here.
    return (
      <span className={css.none} data-lazy="price-tag">
        {t.short[priceReason === 'visible' ? 'on_request' : priceReason]}
      </span>
    )
  }
  const { special, currency } = price
  const min = smallestOrder(price)
  const regular = money(unitPriceAt(price, min), currency)
  return (
    <span className={css.tag} data-lazy="price-tag">
      {special && doesSpecialApply(price) ? (
        <>
          <strong className={css.special}>{money(special.unit, currency)}</strong>
          <s>{regular}</s>
        </>
      ) : (
        <strong>{regular}</strong>
      )}
      <small>{t.from(number(min))}</small>
    </span>
  )
}

/** Says that prices are invented, in a shop with the prices of the demonstration. */
export function DemonstrationNotice() {
  const t = useTexts('price')
  return (
    <>
      <strong>{t.demonstrations}</strong> {t.demonstrationsNote}
    </>
  )
}
