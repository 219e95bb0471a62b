// Downloads the rows that are still open as a CSV file, each with the reason.
import type { listReview } from '../../../texts/en_us/list-review.ts'
import { saveFile } from '../../../components/save-file.ts'
import { csvText } from '../lists/table-text.ts'
import type { ReviewView } from './review-views.ts'

export type ReviewTexts = typeof listReview

export function saveRows(views: readonly ReviewView[], t: ReviewTexts): void {
  const { row, read, quantity } = t.columns
  const lines = views.map((view) => [
    String(view.row.row),
    view.row.text,
    view.row.quantity,
    reasonOf(view, t),
  ])
  const text = csvText([[row, read, quantity, t.reason], ...lines])
  saveFile({ blob: new Blob([text], { type: 'text/csv' }), fileName: 'rows.csv' })
}

export function reasonOf({ row, item, fault, hindrance }: ReviewView, t: ReviewTexts): string {
  const reasons = [
    row.rejected && t.refused[row.rejected],
    item === null ? t.outcome[row.matched.outcome] : null,
    fault && t.fault[fault],
    hindrance && t.order.hindrance[hindrance],
  ]
  return reasons.filter(Boolean).join('; ')
}
