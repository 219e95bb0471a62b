// One row of a review: number and quantity to change in place, what was found, and the decision it needs.
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { controlClass } from '../../../../ui/field.tsx'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import { ReviewChoices } from './review-choices.tsx'
import { SourcingLink } from './sourcing-link.tsx'
import { ReviewItem } from './review-item.tsx'
import { choicesOf } from './review-rows.ts'
import type { ReviewView } from './review-views.ts'
import { isCompanyAlias } from './use-aliases.ts'
import type { Review } from './use-review.ts'
import css from './paste.module.css'

interface ReviewRowProps {
  view: ReviewView
  review: Review
}

/** `data-decide` marks the control that gets the focus when this row is the next to decide; see ReviewList. */
export function ReviewRowView({ view, review }: ReviewRowProps) {
  const { row, isReady, needsDecision, item } = view
  const isMissing = item === null && view.repeats === null
  return (
    <tr data-ready={isReady || undefined} data-open={needsDecision ? row.row : undefined}>
      <td>{row.row}</td>
      <th scope="row" className={css.read}>
        <NumberCell view={view} review={review} />
      </th>
      <td>
        <QuantityCell view={view} review={review} />
      </td>
      <td>
        <ReviewItem
          view={view}
          order={review.order}
          onTakeTwin={(twin) => review.takeSeries(row, twin)}
        />
        {isMissing && choicesOf(row).length > 0 && <ReviewChoices view={view} review={review} />}
      </td>
      <td>
        <Actions view={view} review={review} />
      </td>
    </tr>
  )
}

/** A changed number is checked again on Enter, or when the field is left. */
function NumberCell({ view: { row, item, repeats }, review }: ReviewRowProps) {
  const t = useTexts('list-review')
  // Null: nothing was changed since the last check.
  const [typed, setTyped] = useState<string | null>(null)
  function finish() {
    const text = typed?.trim() ?? row.text
    if (text !== '' && text !== row.text) review.recheck(row, text)
    setTyped(null)
  }
  const hasChoices = choicesOf(row).length > 0
  return (
    <input
      className={controlClass}
      value={typed ?? row.text}
      maxLength={300}
      aria-label={t.numberOf(row.row)}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      data-number={row.row}
      data-decide={(item === null && repeats === null && !hasChoices) || undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}

function QuantityCell({ view, review }: ReviewRowProps) {
  const t = useTexts('list-review')
  const number = useNumber()
  const { row, fault, nextQuantity } = view
  const id = `review-fault-${row.row}`
  return (
    <span className={css.quantity}>
      <input
        className={controlClass}
        value={row.quantity}
        inputMode="numeric"
        maxLength={6}
        placeholder="–"
        aria-label={t.quantityOf(row.row)}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault ? id : undefined}
        data-decide={(fault !== null && nextQuantity === null) || undefined}
        onChange={(event) => review.setQuantity(row, event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && fault === null) review.proceed(row)
        }}
      />
      {fault && (
        <span id={id} className={css.problem}>
          {t.fault[fault]}
        </span>
      )}
      {fault && nextQuantity !== null && (
        <Button small data-decide onClick={() => review.raise(row, nextQuantity)}>
          {t.raise(number(nextQuantity))}
        </Button>
      )}
    </span>
  )
}

function Actions({ view, review }: ReviewRowProps) {
  const t = useTexts('list-review')
  const { row, item, repeats } = view
  const isMissing = item === null && repeats === null
  return (
    <div className={css.choices}>
      {isMissing && row.text !== '' && (
        <Button small disabled={row.state === 'checking'} onClick={() => review.search(row)}>
          {t.search}
        </Button>
      )}
      {isMissing && review.order && row.text !== '' && <SourcingLink query={row.text} />}
      {(row.pack !== null || (isCompanyAlias(row.matched) && review.order?.mayOrder)) && (
        <Button small look="quiet" onClick={() => void review.undoChoice(row)}>
          {t.change}
        </Button>
      )}
      <Button
        small
        look="quiet"
        aria-label={t.leaveOutOf(row.row)}
        onClick={() => review.leaveOut(row)}
      >
        {t.leaveOut}
      </Button>
    </div>
  )
}
