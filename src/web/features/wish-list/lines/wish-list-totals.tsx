// Totals of the list, announced to screen readers on each change.
import { useTexts } from '../../../texts.ts'
import { useMoney } from '../../pricing/price/money-format.ts'
import type { ListTotals } from '../../../../shared/list-totals.ts'
import css from '../lists/wish-list.module.css'

interface WishListTotalsProps {
  sums: ListTotals
  /** The list has lines beyond those shown. */
  hasMorePages: boolean
  isDemonstration: boolean
}

export function WishListTotals({ sums, hasMorePages, isDemonstration }: WishListTotalsProps) {
  const t = useTexts('wish-list').totals
  const { net, demonstrationNote } = useTexts('price')
  const money = useMoney()
  const { totals, unpriced } = sums
  return (
    <div className={css.totals} aria-live="polite">
      {totals.length > 0 && (
        <p>
          <span>
            {t.label} {hasMorePages && `(${t.allPages})`}
          </span>{' '}
          {totals.map(({ currency, amount }) => (
            <strong key={currency}>{money(amount, currency)}</strong>
          ))}
        </p>
      )}
      {unpriced > 0 && <p className={css.hint}>{t.unpriced(unpriced)}</p>}
      {totals.length > 0 && (
        <p className={css.hint}>
          {net} {isDemonstration && demonstrationNote}
        </p>
      )}
    </div>
  )
}
