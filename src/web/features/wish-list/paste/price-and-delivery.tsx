// What a row of the order pad costs, at which quantities the price changes, and when the pieces can be shipped.
import { ladderOf } from '../../../../shared/price-rules.ts'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { useMoney } from '../../pricing/price/money-format.ts'
import type { OrderRights } from './order-rights.ts'
import type { ReviewView } from './review-views.ts'
import type { SeriesItem } from './series-preference.ts'

interface PriceAndDeliveryProps {
  view: ReviewView
  order: OrderRights
  item: SeriesItem
}

export function PriceAndDelivery({ view, order, item }: PriceAndDeliveryProps) {
  const { order: t } = useTexts('list-review')
  const prices = useTexts('price')
  const number = useNumber()
  const money = useMoney()
  const { quote, obstacle } = view
  const { price } = item
  if (obstacle) return <span>{t.obstacle[obstacle]}</span>
  const ladder = price ? ladderOf(price) : []
  return (
    <>
      {price && ladder.length > 1 && (
        <span>
          {ladder
            .map(({ from, unit }) => `${prices.from(number(from))} ${money(unit, price.currency)}`)
            .join(' · ')}
        </span>
      )}
      {price ? (
        quote &&
        !quote.fault && (
          <strong>
            {quote.parts
              .map(({ quantity, unit }) =>
                prices.part(number(quantity), money(unit, quote.currency)),
              )
              .join(' + ')}{' '}
            = {money(quote.total, quote.currency)}
          </strong>
        )
      ) : (
        <strong>{t.unpriced}</strong>
      )}
      <Delivery view={view} order={order} item={item} />
    </>
  )
}

/** The free pieces are those found when the row was checked; the order counts them again. */
function Delivery({ view, order: { isDropshipper }, item: { stock = 0 } }: PriceAndDeliveryProps) {
  const { order: t } = useTexts('list-review')
  const number = useNumber()
  const wanted = view.quote?.quantity ?? view.quantity
  if (wanted === null) return null
  const words = isDropshipper ? t.dropshipper : t.wholesale
  return <span>{wanted > stock ? words.short(number(stock), number(wanted)) : words.ready}</span>
}
