// The rows of a review as the tab stores them: texts and choices, but no prices.
import { readInTab, storeInTab } from '../../../components/tab-input.ts'
import type { ReviewKey } from './review-keys.ts'

export interface StoredRow {
  /** Number of the row as pasted, from 1. */
  row: number
  /** The part number, device or item number that was pasted. */
  text: string
  /** Another column of the row, whose text matched instead. */
  readAs: string | null
  /** The further columns of the row. */
  description: string
  /** No item was found or chosen. */
  isUnlisted: boolean
  /** As typed, so it may be '' or invalid. */
  quantity: string
  /** No quantity could be read, and none has been entered since. */
  isUnreadable: boolean
  /** Item number of the chosen pack, in either series. */
  pack: string | null
  /** The series chosen for this row alone, whatever the customer prefers. */
  series: 'main' | 'high-performance' | null
}

/** Empty: nothing to continue. */
export function readReview(key: ReviewKey): StoredRow[] {
  try {
    const rows: unknown = JSON.parse(readInTab(key) ?? '[]')
    return Array.isArray(rows) ? rows.flatMap(storedRow) : []
  } catch {
    return []
  }
}

/** If the storage is full or forbidden, the review lasts as long as the page. */
export function storeReview(key: ReviewKey, rows: readonly StoredRow[]): void {
  try {
    storeInTab(key, rows.length === 0 ? null : JSON.stringify(rows))
  } catch {
    // The page still has the rows.
  }
}

function storedRow(value: unknown): StoredRow[] {
  const stored = Object(value) as Record<string, unknown>
  const { row, text, readAs, description, isUnlisted, quantity } = stored
  const { isUnreadable, pack, series } = stored
  if (typeof row !== 'number' || typeof text !== 'string' || typeof quantity !== 'string') return []
  return [
    {
      row,
      text,
      readAs: typeof readAs === 'string' ? readAs : null,
      description: typeof description === 'string' ? description : '',
      isUnlisted: isUnlisted === true,
      quantity,
      isUnreadable: isUnreadable === true,
      pack: typeof pack === 'string' ? pack : null,
      series: series === 'main' || series === 'high-performance' ? series : null,
    },
  ]
}
