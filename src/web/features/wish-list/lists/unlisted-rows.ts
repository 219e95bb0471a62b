// The rows of the review in this tab that have no item: a request for a quotation reads them, and removes what it sent.
import { LONGEST_REF } from '../../../../shared/customer-refs.ts'
import { rowsThatFit, type UnlistedRow } from '../../../../shared/line-remarks.ts'
import { readQuantity } from '../../../components/quantity/quantity.ts'
import { createListeners } from '../../../page/store.ts'
import { REVIEW_KEYS } from './review-keys.ts'
import { readReview, storeReview } from './stored-review.ts'

const { subscribe, notify } = createListeners()

export const onRowsRemoved = subscribe

/** At most as many as a request carries; the others stay in the review. */
export function readUnlisted(): UnlistedRow[] {
  const rows = readReview(REVIEW_KEYS.list)
    .filter(({ isUnlisted }) => isUnlisted)
    .map(({ row, text, description, quantity }) => ({
      row,
      text: [text, description].filter(Boolean).join(' · ').slice(0, LONGEST_REF),
      quantity: readQuantity(quantity),
    }))
  return rowsThatFit(rows)
}

export function removeRows(sent: readonly UnlistedRow[]): void {
  if (sent.length === 0) return
  const numbers = new Set(sent.map(({ row }) => row))
  storeReview(
    REVIEW_KEYS.list,
    readReview(REVIEW_KEYS.list).filter(({ row }) => !numbers.has(row)),
  )
  notify()
}
