// Downloads the rows that are still open as a CSV file, each with the reason.
import type { MatchedRow } from '../../../../contract/match-rows.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { listReview } from '../../../texts/en_us/list-review.ts'
import { saveFile } from '../../../components/save-file.ts'
import { csvText } from '../lists/table-text.ts'
import type { ReviewView } from './review-views.ts'
import { clauseList } from '../../../../shared/punctuation.ts'

export type ReviewTexts = typeof listReview

export function saveRows(views: readonly ReviewView[], t: ReviewTexts, lang: Lang): void {
  const { row, read, quantity } = t.columns
  const lines = views.map((view) => [
    String(view.row.row),
    view.row.text,
    view.row.quantity,
    reasonOf(view, t, lang),
  ])
  const text = csvText([[row, read, quantity, t.reason], ...lines])
  saveFile({ blob: new Blob([text], { type: 'text/csv' }), fileName: 'rows.csv' })
}

function outcomeOf({ outcome, readAs, isSeries, products }: MatchedRow, t: ReviewTexts): string {
  if (outcome !== 'ambiguous') return t.outcome[outcome]
  const review = products.length === 1 ? products[0]?.fit?.review : undefined
  if (review) return review.text
  if (readAs !== null) return t.readAs(readAs)
  return isSeries && products.length === 1 ? t.series : t.outcome.ambiguous
}

/** Why a row is not ready, as the review shows it too. */
export function reasonOf(view: ReviewView, t: ReviewTexts, lang: Lang): string {
  const { row, item, fault, obstacle } = view
  const reasons = [
    row.rejected && t.rejected[row.rejected],
    item === null ? outcomeOf(row.matched, t) : null,
    fault && t.fault[fault],
    obstacle && t.order.obstacle[obstacle],
  ]
  return clauseList(
    reasons.filter((reason) => reason !== null && reason !== undefined),
    lang,
  )
}
