// Stores the texts and choices of a review, but no prices, in the tab, so that a reload loses no decision.
import type { MatchedRow } from '../../../../contract/match-rows.ts'
import type { ReviewKey } from '../lists/review-keys.ts'
import { changeRow, type ReviewRow, startRows } from './review-rows.ts'

interface StoredRow extends Pick<
  ReviewRow,
  'row' | 'text' | 'quantity' | 'isUnreadable' | 'pack' | 'series'
> {
  /** The cell that matched instead of the number. */
  readAs: string | null
}

/** Empty: nothing to continue. */
export function readReview(key: ReviewKey): StoredRow[] {
  try {
    const rows: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(rows) ? rows.flatMap(storedRow) : []
  } catch {
    return []
  }
}

/** If the storage is full or forbidden, the review lasts as long as the page. */
export function writeReview(key: ReviewKey, rows: readonly ReviewRow[] | null): void {
  try {
    if (!rows || rows.length === 0) return sessionStorage.removeItem(key)
    const stored = rows.map(({ matched, ...own }): StoredRow => {
      const { row, text, quantity, isUnreadable, pack, series } = own
      return { row, text, readAs: matched.readAs, quantity, isUnreadable, pack, series }
    })
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // The page still has it.
  }
}

/** The stored rows after another check, whose first row was a heading. */
export function restoredRows(
  stored: readonly StoredRow[],
  matched: readonly MatchedRow[],
): ReviewRow[] {
  const originalOf = (row: number) => stored[row - 2]
  const own = matched.flatMap((one) => {
    const original = originalOf(one.row)
    if (!original) return []
    const into = one.into === null ? null : (originalOf(one.into)?.row ?? null)
    return [{ ...one, row: original.row, into }]
  })
  return stored.reduce<ReviewRow[]>((rows, { row, pack, series, readAs: _, ...cells }) => {
    const made = rows.find((one) => one.row === row)
    const isKnown = made?.matched.products.some(({ itemNo }) => itemNo === pack) ?? false
    const choice = isKnown ? { pack, series } : {}
    return changeRow(rows, { row }, { ...cells, ...choice })
  }, startRows(own))
}

function storedRow(value: unknown): StoredRow[] {
  const stored = Object(value) as Record<string, unknown>
  const { row, text, readAs, quantity, isUnreadable, pack, series } = stored
  if (typeof row !== 'number' || typeof text !== 'string' || typeof quantity !== 'string') return []
  return [
    {
      row,
      text,
      readAs: typeof readAs === 'string' ? readAs : null,
      quantity,
      isUnreadable: isUnreadable === true,
      pack: typeof pack === 'string' ? pack : null,
      series: series === 'main' || series === 'high-performance' ? series : null,
    },
  ]
}
