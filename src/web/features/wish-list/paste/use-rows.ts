// The rows of a list under review; every change is stored in the tab.
import { useEffect, useState } from 'react'
import type { ReviewKey } from '../lists/review-keys.ts'
import { readReview } from '../lists/stored-review.ts'
import { onRowsRemoved } from '../lists/unlisted-rows.ts'
import type { ReviewRow } from './review-rows.ts'
import { writeReview } from './review-session.ts'

/** `reading`: the rows are being matched; `tooLong`: the text has more than `MAX_CHARACTERS`. */
export type Progress = 'idle' | 'reading' | 'failed' | 'tooLong'

export type UpdateRows = (make: (rows: ReviewRow[]) => ReviewRow[]) => void

export function useRows(key: ReviewKey) {
  const [rows, setAllRows] = useState<ReviewRow[] | null>(null)
  const [progress, setProgress] = useState<Progress>('idle')
  useEffect(() => {
    return onRowsRemoved(() => {
      const stored = new Set(readReview(key).map(({ row }) => row))
      setAllRows((before) => before && before.filter(({ row }) => stored.has(row)))
    })
  }, [key])
  function setRows(next: ReviewRow[] | null) {
    setAllRows(next)
    writeReview(key, next)
  }
  const update: UpdateRows = (make) =>
    setAllRows((before) => {
      const next = before && make(before)
      writeReview(key, next)
      return next
    })
  async function load(make: () => Promise<ReviewRow[]>) {
    setProgress('reading')
    try {
      setRows(await make())
      setProgress('idle')
    } catch {
      setProgress('failed')
    }
  }
  return { rows, setRows, update, load, progress, setProgress }
}
