// The rows of a list under review; every change is stored in the tab.
import { useEffect, useState } from 'react'
import type { ReviewKey } from '../lists/review-keys.ts'
import { readReview, type StoredRow } from '../lists/stored-review.ts'
import { onRowsRemoved } from '../lists/unlisted-rows.ts'
import type { ReviewRow } from './review-rows.ts'
import { writeReview } from './review-session.ts'

/** `reading`: the rows are being matched; `tooLong`: the text has more than `MAX_CHARACTERS`. */
export type Progress = 'idle' | 'reading' | 'failed' | 'tooLong'

export type UpdateRows = (make: (rows: ReviewRow[]) => ReviewRow[]) => void

/** The rows of a review as they are stored. */
interface AllRows {
  rows: ReviewRow[] | null
  /** Stored rows that are not under review yet. */
  waiting: readonly StoredRow[]
}

export type ReviewedRows = ReturnType<typeof useRows>

export function useRows(key: ReviewKey) {
  const [{ rows, waiting }, setAll] = useState<AllRows>({ rows: null, waiting: [] })
  const [progress, setProgress] = useState<Progress>('idle')
  useEffect(() => {
    return onRowsRemoved(() => {
      const stored = new Set(readReview(key).map(({ row }) => row))
      const isStored = ({ row }: { row: number }) => stored.has(row)
      setAll((before) => ({
        rows: before.rows && before.rows.filter(isStored),
        waiting: before.waiting.filter(isStored),
      }))
    })
  }, [key])
  function set(next: AllRows) {
    setAll(next)
    writeReview(key, next.rows, next.waiting)
  }
  const change = (make: (before: AllRows) => AllRows) =>
    setAll((before) => {
      const next = make(before)
      writeReview(key, next.rows, next.waiting)
      return next
    })
  const update: UpdateRows = (make) =>
    change((before) => ({ ...before, rows: before.rows && make(before.rows) }))
  async function load(make: () => Promise<void>) {
    setProgress('reading')
    try {
      await make()
      setProgress('idle')
    } catch {
      setProgress('failed')
    }
  }
  return {
    rows,
    waiting,
    set,
    /** Null ends the review, also of the rows that wait. */
    setRows: (next: ReviewRow[] | null) => set({ rows: next, waiting: next ? waiting : [] }),
    update,
    /** Adds rows that waited until now, unless the review has ended; `waiting` are those that still wait. */
    append: (added: { rows: readonly ReviewRow[]; waiting: readonly StoredRow[] }) =>
      change((before) =>
        before.rows ? { rows: [...before.rows, ...added.rows], waiting: added.waiting } : before,
      ),
    load,
    progress,
    setProgress,
  }
}
