// Details of a price: minimum, multiple, maximum, suggested retail price; and the special price.
import type { MemberPrice } from '../../../../contract/price.ts'
import { smallestOrder, unitPriceAt } from '../../../../shared/price-rules.ts'
import { useDay, useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { useMoney } from './money-format.ts'
import css from './price-block.module.css'

export function PriceDetails({ price }: { price: MemberPrice }) {
  const t = useTexts('price')
  const money = useMoney()
  const number = useNumber()
  const { multiple, maximum, suggestedRetail: retail } = price
  const facts: [string, string | null][] = [
    [t.facts.minimum, t.pieces(number(smallestOrder(price)))],
    [t.facts.multiple, multiple > 1 ? number(multiple) : null],
    [t.facts.maximum, maximum === null ? null : t.pieces(number(maximum))],
    [t.facts.retail, retail && money(retail.amount, retail.currency)],
  ]
  return (
    <dl className={css.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Special price, remaining quantity this month (`left`; null: unlimited), the price after it, and its end date. */
export function SpecialPrice({ price }: { price: MemberPrice }) {
  const t = useTexts('price').special
  const money = useMoney()
  const number = useNumber()
  const day = useDay()
  const { special, currency } = price
  if (!special) return null
  const { left, unit, until } = special
  const regular = money(unitPriceAt(price, smallestOrder(price)), currency)
  const details = [
    left === null ? null : left > 0 ? t.left(number(left)) : t.used,
    left === null ? null : t.after(regular),
    until && t.until(day(until)),
  ].filter((text) => text !== null)
  return (
    <p className={css.special}>
      <strong>
        {t.title} {money(unit, currency)}
      </strong>{' '}
      {details.join(' · ')}
    </p>
  )
}
