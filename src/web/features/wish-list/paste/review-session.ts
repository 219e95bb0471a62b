// Stores a review in the tab, so that a reload loses no decision; after it, the rows are matched again and restored.
import type { MatchedRow } from '../../../../contract/match-rows.ts'
import type { ReviewKey } from '../lists/review-keys.ts'
import { type StoredRow, storeReview } from '../lists/stored-review.ts'
import { changeRow, packOf, type ReviewRow, newReviewRows, rowsAsText } from './review-rows.ts'

/** Of a list; more in one text are not read. */
export const MAX_CHARACTERS = 60_000
export const MAX_ROWS = 1000

/** `waiting`: stored rows that are not under review yet, because a review has at most `MAX_ROWS`. */
export function writeReview(
  key: ReviewKey,
  rows: readonly ReviewRow[] | null,
  waiting: readonly StoredRow[],
): void {
  const stored = (rows ?? []).map((each): StoredRow => {
    const { row, text, quantity, isUnreadable, pack, series } = each
    const { readAs, description } = each.matched
    const isUnlisted = packOf(each) === null && text !== ''
    return { row, text, readAs, description, isUnlisted, quantity, isUnreadable, pack, series }
  })
  storeReview(key, [...stored, ...waiting])
}

/** How many of the stored rows a single check can read, of at most `max`. */
export function countForCheck(stored: readonly StoredRow[], max: number): number {
  let count = Math.min(stored.length, max)
  while (rowsAsText(stored.slice(0, count)).length > MAX_CHARACTERS) count = Math.floor(count / 2)
  return count
}

/** Stored rows with their new matches. `matched` counts a heading as row 1, so the first stored row is its row 2. */
export function restoredRows(
  stored: readonly Omit<StoredRow, 'isUnlisted'>[],
  matched: readonly MatchedRow[],
): ReviewRow[] {
  const originalOf = (row: number) => stored[row - 2]
  const renumbered = matched.flatMap((one) => {
    const original = originalOf(one.row)
    if (!original) return []
    const into = one.into === null ? null : (originalOf(one.into)?.row ?? null)
    return [{ ...one, row: original.row, into, description: original.description }]
  })
  return stored.reduce<ReviewRow[]>((rows, each) => {
    const { row, pack, series, text, quantity, isUnreadable } = each
    const cells = { text, quantity, isUnreadable }
    const current = rows.find((one) => one.row === row)
    const isStillOffered = current?.matched.products.some(({ itemNo }) => itemNo === pack) ?? false
    const choice = isStillOffered ? { pack, series } : {}
    return changeRow(rows, { row }, { ...cells, ...choice })
  }, newReviewRows(renumbered))
}
