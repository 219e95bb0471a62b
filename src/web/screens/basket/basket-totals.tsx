// The total of the goods in the basket, and what it leaves out.
import type { Basket } from '../../../contract/basket.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useMoney } from '../../features/pricing/price/money-format.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import { useSession } from '../../page/frame-data.ts'
import { useBlocksCheckout } from './line-fault.ts'
import css from './basket.module.css'

export function BasketTotals({ basket: { lines, totals } }: { basket: Basket }) {
  const t = useTexts('basket')
  const money = useMoney()
  const isDropshipper = useSession()?.loginB2d ?? false
  const leftOut = lines.filter(useBlocksCheckout()).length
  return (
    <section className={css.totals} aria-labelledby="total">
      <h2 id="total">{t.total}</h2>
      {totals.map(({ amount, currency }) => (
        <p key={currency} className={css.total}>
          {money(amount, currency)}
        </p>
      ))}
      {leftOut > 0 && <p className={css.fault}>{t.notCounted(leftOut)}</p>}
      <p className={css.muted}>{isDropshipper ? t.freightLater : t.wholesale.freightLater}</p>
      {leftOut === 0 && (
        <LocalLink to={PATHS.checkout} className={buttonClass('primary')}>
          {isDropshipper ? t.checkOut : t.wholesale.checkOut}
        </LocalLink>
      )}
    </section>
  )
}
