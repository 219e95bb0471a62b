// What the list costs, told again whenever it changes.
import { useTexts } from '../../texts.ts'
import { useMoney } from '../price/money-format.ts'
import type { ListTotals } from './line-price.ts'
import css from './wish-list.module.css'

interface WishTotalsProps {
  sums: ListTotals
  /** The list goes on beyond the lines that are shown. */
  hasMorePages: boolean
  isDemonstration: boolean
}

export function WishTotals({ sums, hasMorePages, isDemonstration }: WishTotalsProps) {
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
