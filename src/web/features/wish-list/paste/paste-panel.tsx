// Panel for typing, pasting or uploading a list, with a review row by row; keeps all input on failure.
import { Button } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useTexts } from '../../../texts.ts'
import { PasteForm } from './paste-form.tsx'
import type { OrderRights } from './order-rights.ts'
import type { AddLines } from './review-views.ts'
import { ReviewList } from './review-list.tsx'
import { useReview } from './use-review.ts'
import css from './paste.module.css'

export interface PastePanelProps {
  /** Only members see prices. */
  hasPrices: boolean
  /** The rows go to the basket instead of the list. */
  order?: OrderRights
  onAdd: AddLines
  /** Without it the panel stays open. */
  onClose?: () => void
}

export function PastePanel({ hasPrices, order, onAdd, onClose }: PastePanelProps) {
  const t = useTexts('list-review')
  const review = useReview(order ?? null, hasPrices)
  const { rows, progress } = review
  function close() {
    review.setRows(null)
    onClose?.()
  }
  return (
    <section className={css.panel} aria-labelledby="paste">
      <SectionHeading
        id="paste"
        title={t.title}
        note={rows ? undefined : t.intro}
        aside={
          onClose && (
            <Button small look="quiet" onClick={close}>
              {t.close}
            </Button>
          )
        }
      />
      {rows ? (
        <ReviewList review={review} rows={rows} hasPrices={hasPrices} onAdd={onAdd} />
      ) : (
        <PasteForm progress={progress} takesFocus={onClose !== undefined} onCheck={review.check} />
      )}
    </section>
  )
}
