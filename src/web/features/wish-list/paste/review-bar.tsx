// Totals and actions of a review; the button that adds the lines stays in sight at the lower edge of the window.
import { Button } from '../../../../ui/button.tsx'
import { useTexts } from '../../../texts.ts'
import { useMoney } from '../../pricing/price/money-format.ts'
import type { OrderRights } from './order-rights.ts'
import { type ReviewView, reviewTotals } from './review-views.ts'
import css from './paste.module.css'

interface ReviewBarProps {
  views: readonly ReviewView[]
  order: OrderRights | null
  /** Number of rows that wait for a decision. */
  open: number
  /** Number of lines that are ready to be added. */
  lines: number
  isAdding: boolean
  onAdd: () => void
  /** Downloads the rows that wait for a decision. */
  onSave: () => void
  /** Discards the review, so that another list can be entered. */
  onDiscard: () => void
}

export function ReviewBar(props: ReviewBarProps) {
  const { views, order, open, lines, isAdding, onAdd, onSave, onDiscard } = props
  const t = useTexts('list-review')
  const money = useMoney()
  const { totals } = reviewTotals(views)
  // `data-add` marks the button that gets the focus after the last decision: without lines to add, the one below.
  return (
    <>
      <div className={css.bar}>
        {totals.length > 0 && (
          <p aria-live="polite">
            {t.total}{' '}
            {totals.map(({ currency, amount }) => (
              <strong key={currency}>{money(amount, currency)} </strong>
            ))}
          </p>
        )}
        {lines > 0 && (!order || order.mayOrder) && (
          <Button look="primary" disabled={isAdding} data-add onClick={onAdd}>
            {isAdding ? t.adding : order ? t.order.add(lines) : t.add(lines)}
          </Button>
        )}
      </div>
      <p className={css.actions}>
        {open > 0 && <Button onClick={onSave}>{t.download}</Button>}
        <Button look="quiet" data-add={lines === 0 || undefined} onClick={onDiscard}>
          {t.again}
        </Button>
      </p>
    </>
  )
}
