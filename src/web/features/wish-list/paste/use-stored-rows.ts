// Takes the rows that the tab has stored under review again: at first, and those that wait once there is room for them.
import { useEffect, useRef } from 'react'
import { matchRows } from '../../../../client/wish-list.ts'
import { useSite } from '../../../site-context.ts'
import type { ReviewKey } from '../lists/review-keys.ts'
import { readReview, type StoredRow } from '../lists/stored-review.ts'
import { rowsAsText } from './review-rows.ts'
import { countForCheck, MAX_ROWS, restoredRows } from './review-session.ts'
import type { Decide } from './use-row-calls.ts'
import type { ReviewedRows } from './use-rows.ts'

/** Returns the function that takes rows that wait, as many as there is room for. */
export function useStoredRows(
  key: ReviewKey,
  { rows, waiting, set, append, load }: ReviewedRows,
  decide: Decide,
): () => void {
  const { lang, transport } = useSite()
  const hasStarted = useRef(false)
  async function match(all: readonly StoredRow[], max: number) {
    const count = countForCheck(all, max)
    const first = all.slice(0, count)
    const answer = await matchRows({ lang, pasted: rowsAsText(first) }, transport)
    return { rows: restoredRows(first, answer.rows), waiting: all.slice(count) }
  }
  async function restore() {
    hasStarted.current = true
    const all = readReview(key)
    if (all.length === 0) return
    await load(async () => set(await match(all, MAX_ROWS)))
    decide(0)
  }
  useEffect(() => {
    if (!hasStarted.current) void restore()
  })
  async function readMore() {
    await load(async () => append(await match(waiting, MAX_ROWS - (rows?.length ?? 0))))
    decide(0)
  }
  return () => void readMore()
}
