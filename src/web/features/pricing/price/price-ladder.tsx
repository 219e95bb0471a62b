// Price ladder: a unit price per quantity range, with the current range marked.
import type { MemberPrice } from '../../../../contract/price.ts'
import { ladderOf } from '../../../../shared/price-rules.ts'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { hiddenClass } from '../../../../ui/visually-hidden.tsx'
import { decimalsOf, useMoney } from './money-format.ts'
import css from './price-block.module.css'

export function PriceLadder({ price, quantity }: { price: MemberPrice; quantity: number | null }) {
  const t = useTexts('price')
  const money = useMoney()
  const number = useNumber()
  const rows = ladderOf(price)
  const decimals = decimalsOf(rows.map(({ unit }) => unit))
  return (
    <table className={css.ladder}>
      <caption className={hiddenClass}>{t.ladder}</caption>
      <thead>
        <tr>
          <th scope="col">{t.columns.quantity}</th>
          <th scope="col">{t.columns.unit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ from, to, unit }) => (
          <tr key={from} data-here={isBetween(quantity, from, to) || undefined}>
            <th scope="row">{t.range(number(from), to === null ? null : number(to))}</th>
            <td>{money(unit, price.currency, decimals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function isBetween(quantity: number | null, from: number, to: number | null): boolean {
  return quantity !== null && quantity >= from && (to === null || quantity <= to)
}
