// Stores a review in the tab, and restores it after another check, so that a reload loses no decision.
import type { MatchedRow } from '../../../../contract/match-rows.ts'
import type { ReviewKey } from '../lists/review-keys.ts'
import { type StoredRow, storeReview } from '../lists/stored-review.ts'
import { changeRow, packOf, type ReviewRow, newReviewRows } from './review-rows.ts'

export function writeReview(key: ReviewKey, rows: readonly ReviewRow[] | null): void {
  const stored = (rows ?? []).map((each): StoredRow => {
    const { row, text, quantity, isUnreadable, pack, series } = each
    const { readAs, description } = each.matched
    const isUnlisted = packOf(each) === null && text !== ''
    return { row, text, readAs, description, isUnlisted, quantity, isUnreadable, pack, series }
  })
  storeReview(key, stored)
}

/** The stored rows after another check, in which row 1 was a heading and row 2 the first stored row. */
export function restoredRows(
  stored: readonly Omit<StoredRow, 'isUnlisted'>[],
  matched: readonly MatchedRow[],
): ReviewRow[] {
  const originalOf = (row: number) => stored[row - 2]
  const own = matched.flatMap((one) => {
    const original = originalOf(one.row)
    if (!original) return []
    const into = one.into === null ? null : (originalOf(one.into)?.row ?? null)
    return [{ ...one, row: original.row, into, description: original.description }]
  })
  return stored.reduce<ReviewRow[]>((rows, each) => {
    const { row, pack, series, text, quantity, isUnreadable } = each
    const cells = { text, quantity, isUnreadable }
    const made = rows.find((one) => one.row === row)
    const isKnown = made?.matched.products.some(({ itemNo }) => itemNo === pack) ?? false
    const choice = isKnown ? { pack, series } : {}
    return changeRow(rows, { row }, { ...cells, ...choice })
  }, newReviewRows(own))
}
