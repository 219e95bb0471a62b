// The review of a list: the preferred series, one row for each pasted row, and what will be added.
import { useEffect, useRef, useState } from 'react'
import { mayHaveArrived } from '../../../components/form/form-errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { sentenceList } from '../../../../shared/punctuation.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { OnlyBatteriesQuestion } from './only-batteries-question.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ReviewRowView } from './review-row.tsx'
import type { ReviewRow } from './review-rows.ts'
import { MAX_ROWS } from './review-session.ts'
import {
  type AddLines,
  missingRows,
  notFoundRows,
  type ReadyLine,
  readyLines,
  type ReviewView,
  remainingRows,
} from './review-views.ts'
import { saveRows } from './rows-file.ts'
import { SeriesChoice } from './series-choice.tsx'
import type { Review } from './use-review.ts'
import css from './paste.module.css'

interface ReviewListProps {
  review: Review
  rows: readonly ReviewRow[]
  hasPrices: boolean
  onAdd: AddLines
}

export function ReviewList({ review, rows, hasPrices, onAdd }: ReviewListProps) {
  const t = useTexts('list-review')
  const lang = useLang()
  const { views, order } = review
  const box = useFocusAfterDecision(review)
  const lines = readyLines(views)
  const undecided = views.filter(({ needsDecision }) => needsDecision)
  const missing = missingRows(views)
  const notFound = notFoundRows(views)
  // A request for a quotation contains the rows without an item; visitors and the order pad do not send one.
  const hasRowsForQuotation = hasPrices && !order && missing.length > 0
  const raisable = views.filter(({ fault, nextQuantity }) => fault && nextQuantity !== null)

  const { announcement, mayBeAdded, isAdding, add, message } = useAdding(review, lines, onAdd)

  return (
    <div className={css.preview} ref={box} data-review={rows.length > 0 || undefined}>
      <p role="status" className={css.message} ref={message} tabIndex={-1}>
        {announcement || t.summary(views.filter(({ isReady }) => isReady).length, undecided.length)}
        {order && mayBeAdded && (
          <>
            {' '}
            <LocalLink to={PATHS.basket}>{t.order.toBasket}</LocalLink>
          </>
        )}
      </p>
      <UnreadRows review={review} isFull={rows.length >= MAX_ROWS} />
      <div className={css.actions}>
        <SeriesChoice
          preference={review.preference}
          hasPrices={hasPrices}
          onChange={review.prefer}
        />
        {raisable.length > 1 && (
          <Button small onClick={review.raiseAll}>
            {t.raiseAll(raisable.length)}
          </Button>
        )}
        {notFound.length > 1 && (
          <Button small onClick={() => review.leaveOutAll(notFound)}>
            {t.leaveOutAll(notFound.length)}
          </Button>
        )}
      </div>
      {hasRowsForQuotation && <p>{t.quotationNote}</p>}
      <OnlyBatteriesQuestion review={review} />
      {rows.length > 0 && <ReviewTable review={review} views={views} />}
      <ReviewBar
        views={views}
        order={order}
        open={undecided.length}
        lines={lines.length}
        isAdding={isAdding}
        onAdd={() => void add()}
        onSave={() => saveRows(undecided, t, lang)}
        onDiscard={() => review.setRows(null)}
      />
    </div>
  )
}

/** How many rows of a long list are not under review, and the button that takes those that wait once there is room. */
function UnreadRows({ review, isFull }: { review: Review; isFull: boolean }) {
  const t = useTexts('list-review')
  const { tooMany, waiting, progress, readMore } = review
  return (
    <>
      {tooMany > 0 && <p className={css.problem}>{t.tooMany(tooMany)}</p>}
      {waiting > 0 && (
        <p className={css.problem}>
          {t.waiting(waiting)}{' '}
          {!isFull && (
            <Button small disabled={progress === 'reading'} onClick={readMore}>
              {t.readMore}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

/**
 * Adds the ready lines; the other rows stay under review. The button that was pressed may be gone
 * afterwards, so the focus goes to `message`, which says what was added or why nothing was.
 */
function useAdding(
  { views, order, setRows }: Review,
  lines: readonly ReadyLine[],
  onAdd: AddLines,
) {
  const t = useTexts('list-review')
  const lang = useLang()
  const [announcement, setAnnouncement] = useState('')
  // Some lines are added, or it is not known whether they are.
  const [mayBeAdded, setMayBeAdded] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)
  const mustFocus = useRef(false)
  useEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    message.current?.focus()
  })
  async function add() {
    setAdding(true)
    try {
      const rejections = await onAdd(lines)
      const remaining = remainingRows(views, rejections)
      const count = lines.length - rejections.size
      const sentences = [order ? t.order.added(count) : t.added(count)]
      if (remaining.length > 0) sentences.push(t.left(remaining.length))
      setAnnouncement(sentenceList(sentences, lang))
      setMayBeAdded(count > 0)
      setRows(remaining)
    } catch (error) {
      const isUnknown = mayHaveArrived(error)
      const unanswered = order ? t.order.addUnanswered : t.addUnanswered
      setAnnouncement(isUnknown ? unanswered : t.addFailed)
      setMayBeAdded(isUnknown)
    } finally {
      setAdding(false)
      mustFocus.current = true
    }
  }
  return { announcement, mayBeAdded, isAdding, add, message }
}

function ReviewTable({ review, views }: { review: Review; views: readonly ReviewView[] }) {
  const t = useTexts('list-review')
  return (
    <DataTable caption={t.preview} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.columns.row}</th>
          <th scope="col">{t.columns.read}</th>
          <th scope="col">{t.columns.quantity}</th>
          <th scope="col">{t.columns.result}</th>
          <th scope="col">{t.columns.action}</th>
        </tr>
      </thead>
      <tbody>
        {views.map((view) => (
          <ReviewRowView key={view.row.row} view={view} review={review} />
        ))}
      </tbody>
    </DataTable>
  )
}

/**
 * After a check the focus goes to the question for several rows, after each decision to the next undecided row, and after
 * the last decision to the button that adds the lines.
 */
function useFocusAfterDecision({ decided, views, clearDecided }: Review) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!decided) return
    clearDecided()
    if (decided.reason === 'check' && !isFocusFree(decided.row)) return
    // Row 0: the list was checked, or several rows were decided together.
    const undecided = views.filter(({ needsDecision }) => needsDecision).map(({ row }) => row.row)
    const next = undecided.find((row) => row > decided.row) ?? undecided[0]
    const target = next === undefined ? '[data-add]' : `[data-open="${next}"] [data-decide]`
    const question =
      decided.row === 0 ? box.current?.querySelector<HTMLElement>('[data-question]') : null
    const control = question ?? box.current?.querySelector<HTMLElement>(target)
    control?.focus()
    // Scrolls until all choices of the row or question are in sight, not only the one with the focus.
    control?.closest('tr, section')?.scrollIntoView({ block: 'nearest' })
  })
  return box
}

/** Whether the focus is nowhere, or still on the number of the row that was checked. */
function isFocusFree(row: number): boolean {
  const { activeElement } = document
  const isNowhere = activeElement === null || activeElement === document.body
  return isNowhere || activeElement.matches(`[data-number="${row}"]`)
}
