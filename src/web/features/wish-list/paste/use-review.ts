// State of a list under review: the check of all rows, of one changed row, the search in a row, and what was decided.
import { useEffect, useRef, useState } from 'react'
import { searchProducts } from '../../../../client/product.ts'
import { matchRows } from '../../../../client/wish-list.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { useSite } from '../../../site-context.ts'
import { readReview, restoredRows, writeReview } from './review-session.ts'
import {
  changeRow,
  choosePack,
  recheckedRow,
  type ReviewRow,
  rowsAsText,
  startRows,
  withoutRow,
} from './review-rows.ts'
import { type Preference, type SeriesItem } from './series-preference.ts'
import { readSeries, storeSeries } from '../../../page/series-preference.ts'
import { viewsOf, withNextQuantities } from './review-views.ts'

export const MOST_CHARACTERS = 60_000
const MOST_FOUND = 5
export type Progress = 'idle' | 'reading' | 'failed' | 'tooLong'

export type Review = ReturnType<typeof useReview>

export function useReview() {
  const { rows, setRows, update, load, progress, setProgress } = useRows()
  const { lang, transport } = useSite()
  const [tooMany, setTooMany] = useState(0)
  const [preference, setPreference] = useState<Preference>(readSeries)
  // Row after which the next open one gets the focus; 0: the first one.
  const [decided, setDecided] = useState<number | null>(null)
  const isBegun = useRef(false)

  async function restore() {
    isBegun.current = true
    const stored = readReview()
    if (stored.length === 0) return
    const pasted = rowsAsText(stored)
    await load(async () =>
      restoredRows(stored, (await matchRows({ lang, pasted }, transport)).rows),
    )
    setDecided(0)
  }
  useEffect(() => {
    if (!isBegun.current) void restore()
  })
  async function check(pasted: string) {
    if (pasted.trim() === '') return
    if (pasted.length > MOST_CHARACTERS) return setProgress('tooLong')
    await load(async () => {
      const answer = await matchRows({ lang, pasted }, transport)
      setTooMany(answer.tooMany)
      return startRows(answer.rows)
    })
    setDecided(0)
  }
  const views = rows ? viewsOf(rows, preference) : []
  return {
    rows,
    views,
    progress,
    tooMany,
    preference,
    decided,
    check: (pasted: string) => void check(pasted),
    ...useRowCalls(update, setDecided),
    ...decisionsOf(update, setDecided),
    raiseAll() {
      update((all) => withNextQuantities(all, views))
      setDecided(0)
    },
    prefer(next: Preference) {
      setPreference(next)
      storeSeries(next)
    },
    setRows,
    focused: () => decided !== null && setDecided(null),
  }
}

type Update = (make: (rows: ReviewRow[]) => ReviewRow[]) => void
type Decide = (row: number) => void

/** The rows, kept in the tab with every change. */
function useRows() {
  const [rows, setAllRows] = useState<ReviewRow[] | null>(null)
  const [progress, setProgress] = useState<Progress>('idle')
  function setRows(next: ReviewRow[] | null) {
    setAllRows(next)
    writeReview(next)
  }
  const update: Update = (make) =>
    setAllRows((before) => {
      const next = before && make(before)
      writeReview(next)
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

/** The check of one changed row, and the search for what it says. */
function useRowCalls(update: Update, decide: Decide) {
  const { lang, transport } = useSite()
  async function recheck(row: ReviewRow, text: string) {
    update((all) => changeRow(all, row, { text, state: 'checking' }))
    try {
      const pasted = rowsAsText([{ text, quantity: row.quantity }])
      const answer = await matchRows({ lang, pasted }, transport)
      const next = recheckedRow({ ...row, text }, answer.rows[0])
      update((all) => changeRow(withoutFollowers(all, row), row, next))
      if (next.matched.outcome === 'ok') decide(row.row)
    } catch {
      update((all) => changeRow(all, row, { text, state: 'failed' }))
    }
  }
  async function search(row: ReviewRow) {
    update((all) => changeRow(all, row, { state: 'checking' }))
    try {
      const { list } = await searchProducts(
        { lang, keyword: row.text, rows: MOST_FOUND },
        transport,
      )
      update((all) => changeRow(all, row, { state: 'settled', found: packsOf(list) }))
    } catch {
      update((all) => changeRow(all, row, { state: 'failed' }))
    }
  }
  return {
    recheck: (row: ReviewRow, text: string) => void recheck(row, text),
    search: (row: ReviewRow) => void search(row),
  }
}

function decisionsOf(update: Update, decide: Decide) {
  return {
    choose(row: ReviewRow, pack: string | null) {
      update((all) => choosePack(all, row, pack, row.found))
      decide(pack === null ? row.row - 1 : row.row)
    },
    takeSeries: (row: ReviewRow, { styleType }: SeriesItem) =>
      update((all) => changeRow(all, row, { series: styleType, rejected: null })),
    setQuantity: (row: ReviewRow, quantity: string) =>
      update((all) => changeRow(all, row, { quantity, isUnreadable: false, rejected: null })),
    raise(row: ReviewRow, quantity: number) {
      update((all) => changeRow(all, row, { quantity: String(quantity), isUnreadable: false }))
      decide(row.row)
    },
    leaveOut(row: ReviewRow) {
      update((all) => withoutRow(all, row))
      decide(row.row)
    },
  }
}

/** Rows that repeat a changed one keep the old meaning. */
function withoutFollowers(rows: ReviewRow[], { row }: ReviewRow): ReviewRow[] {
  const heir = rows.find((one) => one.same === row && one.row !== row)
  if (!heir) return rows
  return rows.map((one) => (one.same === row && one.row !== row ? { ...one, same: heir.row } : one))
}

/** Twins stand in one card. */
function packsOf(found: readonly ProductCard[]): ProductCard[] {
  return found.filter((card, at) => {
    return !found.slice(0, at).some(({ pair }) => pair?.itemNo === card.itemNo)
  })
}
