// State of a list under review: checks all rows or one changed row, searches for a row, and holds the decisions.
import { useEffect, useRef, useState } from 'react'
import { searchProducts } from '../../../../client/product.ts'
import { matchRows } from '../../../../client/wish-list.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { useSite } from '../../../site-context.ts'
import type { OrderRights } from './order-rights.ts'
import { REVIEW_KEYS, type ReviewKey } from '../lists/review-keys.ts'
import { readReview } from '../lists/stored-review.ts'
import { onRowsRemoved } from '../lists/unlisted-rows.ts'
import { restoredRows, writeReview } from './review-session.ts'
import {
  changeRow,
  choosePack,
  recheckedRow,
  type ReviewRow,
  rowsAsText,
  newReviewRows,
  withoutRow,
} from './review-rows.ts'
import type { SeriesPreference } from '../../../../shared/series-preferences.ts'
import { offeredPreferences, preferredItem, type SeriesItem } from './series-preference.ts'
import { chooseSeries } from '../../catalogue/series/choose-series.ts'
import { readSeriesPreference } from '../../../page/series-preference.ts'
import { readQuantity } from '../../../components/quantity/quantity.ts'
import type { OnlyBattery } from './only-batteries.ts'
import { isCompanyAlias, useAliases } from './use-aliases.ts'
import { viewsOf, withNextQuantities } from './review-views.ts'

/** Of a pasted list. */
export const MAX_CHARACTERS = 60_000
const MAX_RESULTS = 5
/** `reading`: the rows are being matched; `tooLong`: the text has more than `MAX_CHARACTERS`. */
export type Progress = 'idle' | 'reading' | 'failed' | 'tooLong'

export type Review = ReturnType<typeof useReview>

/**
 * With `order`, the rows go to the basket, and the choices are stored as aliases of the company. `hasPrices`: the login
 * sees prices, so that the cheapest of two twins may be preferred.
 */
export function useReview(order: OrderRights | null, hasPrices: boolean) {
  const key = order ? REVIEW_KEYS.orderPad : REVIEW_KEYS.list
  const { rows, setRows, update, load, progress, setProgress } = useRows(key)
  const { lang, transport } = useSite()
  // Number of rows beyond the most that a list may have, which were not checked.
  const [tooMany, setTooMany] = useState(0)
  const { preference, prefer } = usePreference(hasPrices)
  // Number of the row after which the next undecided row gets the focus; 0, after a check or a decision on several
  // rows: the first undecided one; null: the focus stays.
  const [decidedRow, setDecidedRow] = useState<number | null>(null)
  const hasStarted = useRef(false)

  async function restore() {
    hasStarted.current = true
    const stored = readReview(key)
    if (stored.length === 0) return
    const pasted = rowsAsText(stored)
    await load(async () =>
      restoredRows(stored, (await matchRows({ lang, pasted }, transport)).rows),
    )
    setDecidedRow(0)
  }
  useEffect(() => {
    if (!hasStarted.current) void restore()
  })
  async function check(pasted: string) {
    if (pasted.trim() === '') return
    if (pasted.length > MAX_CHARACTERS) return setProgress('tooLong')
    await load(async () => {
      const answer = await matchRows({ lang, pasted }, transport)
      setTooMany(answer.tooMany)
      return newReviewRows(answer.rows)
    })
    setDecidedRow(0)
  }
  const views = rows ? viewsOf(rows, preference, order) : []
  const calls = useRowCalls(update, setDecidedRow)
  return {
    order,
    rows,
    views,
    progress,
    tooMany,
    preference,
    decidedRow,
    check: (pasted: string) => void check(pasted),
    ...calls,
    ...decisionsOf(update, setDecidedRow),
    ...useChoices(order, { preference, update, decide: setDecidedRow, recheck: calls.recheck }),
    /** Gives every row whose quantity is invalid the next one that can be ordered, or the largest. */
    raiseAll() {
      update((all) => withNextQuantities(all, views))
      setDecidedRow(0)
    },
    prefer,
    setRows,
    clearDecidedRow: () => decidedRow !== null && setDecidedRow(null),
  }
}

/** The stored preference, or the main series where the stored one is not offered. */
function usePreference(hasPrices: boolean) {
  const site = useSite()
  const [stored, setStored] = useState<SeriesPreference>(readSeriesPreference)
  const isOffered = offeredPreferences(hasPrices).includes(stored)
  const preference: SeriesPreference = isOffered ? stored : 'main'
  return {
    preference,
    prefer(next: SeriesPreference) {
      setStored(next)
      chooseSeries(next, site)
    },
  }
}

type Update = (make: (rows: ReviewRow[]) => ReviewRow[]) => void
/** Sets `decidedRow` of the review. */
type Decide = (row: number) => void

/** The rows; every change is stored in the tab. */
function useRows(key: ReviewKey) {
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
  const update: Update = (make) =>
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

/** Checks a row again after its text has changed, and searches for its text. */
function useRowCalls(update: Update, decide: Decide) {
  const { lang, transport } = useSite()
  async function recheck(row: ReviewRow, text: string) {
    update((all) => changeRow(all, row, { text, state: 'checking' }))
    try {
      const pasted = rowsAsText([{ text, quantity: row.quantity }])
      const answer = await matchRows({ lang, pasted }, transport)
      const next = recheckedRow({ ...row, text }, answer.rows[0])
      update((all) => changeRow(relinkRepeats(all, row), row, next))
      if (next.matched.outcome === 'ok') decide(row.row)
    } catch {
      update((all) => changeRow(all, row, { text, state: 'failed' }))
    }
  }
  async function search(row: ReviewRow) {
    update((all) => changeRow(all, row, { state: 'checking' }))
    try {
      const { list } = await searchProducts(
        { lang, keyword: row.text, rows: MAX_RESULTS },
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

interface ChoiceOptions {
  preference: SeriesPreference
  update: Update
  decide: Decide
  recheck: (row: ReviewRow, text: string) => void
}

/** The choice of an item for a row; on the order pad it is stored as an alias of the company. */
function useChoices(
  order: OrderRights | null,
  { preference, update, decide, recheck }: ChoiceOptions,
) {
  const aliases = useAliases(order)
  async function storeAlias(row: ReviewRow, itemNo: string) {
    const isStored = await aliases.store(row, itemNo)
    if (isStored) update((all) => changeRow(all, row, { aliasItemNo: itemNo }))
  }
  return {
    choose(row: ReviewRow, card: ProductCard) {
      const item = preferredItem(
        card.pair ? [card, card.pair] : [card],
        preference,
        readQuantity(row.quantity),
      )
      // The alias is stored for one item, so the series no longer follows the preference.
      const series = order ? (item?.styleType ?? null) : null
      update((all) => choosePack(all, row, card.itemNo, { found: row.found, series }))
      if (item) void storeAlias(row, item.itemNo)
      decide(row.row)
    },
    /**
     * Takes for each row the only battery that fits its device. One answer for several rows is less considered than one
     * for each, so the texts of these rows never become aliases.
     */
    chooseOnlyBatteries(chosen: readonly OnlyBattery[]) {
      update((all) =>
        chosen.reduce(
          (rows, { view, card }) => choosePack(rows, view.row, card.itemNo, { found: null }),
          all,
        ),
      )
      decide(0)
    },
    /** Undoes the choice; if it came from an alias, the alias is deleted and the row checked again. */
    async undoChoice(row: ReviewRow) {
      update((all) => choosePack(all, row, null, { found: row.found }))
      decide(row.row - 1)
      if (await aliases.remove(row)) recheck(row, row.text)
    },
    takeSeries(row: ReviewRow, { itemNo, styleType }: SeriesItem) {
      update((all) => changeRow(all, row, { series: styleType, aliasItemNo: null, rejected: null }))
      if (row.pack !== null || isCompanyAlias(row.matched)) void storeAlias(row, itemNo)
      decide(row.row)
    },
  }
}

function decisionsOf(update: Update, decide: Decide) {
  return {
    setQuantity: (row: ReviewRow, quantity: string) =>
      update((all) => changeRow(all, row, { quantity, isUnreadable: false, rejected: null })),
    raise(row: ReviewRow, quantity: number) {
      update((all) => changeRow(all, row, { quantity: String(quantity), isUnreadable: false }))
      decide(row.row)
    },
    leaveOutAll(rows: readonly ReviewRow[]) {
      update((all) => rows.reduce(withoutRow, all))
      decide(0)
    },
    leaveOut(row: ReviewRow) {
      update((all) => withoutRow(all, row))
      decide(row.row)
    },
    /** The customer is done with this row, so the next undecided one gets the focus. */
    proceed: (row: ReviewRow) => decide(row.row),
  }
}

/** Rows that repeated a changed row keep what they matched; from now on they repeat the first of themselves. */
function relinkRepeats(rows: ReviewRow[], { row }: ReviewRow): ReviewRow[] {
  const repeat = rows.find((one) => one.firstRow === row && one.row !== row)
  if (!repeat) return rows
  return rows.map((one) =>
    one.firstRow === row && one.row !== row ? { ...one, firstRow: repeat.row } : one,
  )
}

/** Leaves out twins that are part of an earlier card. */
function packsOf(found: readonly ProductCard[]): ProductCard[] {
  return found.filter((card, at) => {
    return !found.slice(0, at).some(({ pair }) => pair?.itemNo === card.itemNo)
  })
}
