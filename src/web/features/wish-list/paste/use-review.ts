// State of a list under review: checks all rows or one changed row, searches for a row, and holds the decisions.
import { useState } from 'react'
import { matchRows } from '../../../../client/wish-list.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { useSite } from '../../../site-context.ts'
import type { OrderRights } from './order-rights.ts'
import { REVIEW_KEYS } from '../lists/review-keys.ts'
import { MAX_CHARACTERS } from './review-session.ts'
import { changeRow, choosePack, type ReviewRow, newReviewRows, withoutRow } from './review-rows.ts'
import type { SeriesPreference } from '../../../../shared/series-preferences.ts'
import { offeredPreferences, preferredItem, type SeriesItem } from './series-preference.ts'
import { chooseSeries } from '../../catalogue/series/choose-series.ts'
import { readSeriesPreference } from '../../../page/series-preference.ts'
import { readQuantity } from '../../../components/quantity/quantity.ts'
import type { OnlyBattery } from './only-batteries.ts'
import { isCompanyAlias, useAliases } from './use-aliases.ts'
import { viewsOf, withNextQuantities } from './review-views.ts'
import { type Decide, useRowCalls } from './use-row-calls.ts'
import { type UpdateRows, useRows } from './use-rows.ts'
import { useStoredRows } from './use-stored-rows.ts'

export type Review = ReturnType<typeof useReview>

interface DecidedRow {
  row: number
  reason: 'decision' | 'check'
}

/**
 * With `order`, the rows go to the basket, and the choices are stored as aliases of the company. `hasPrices`: the login
 * sees prices, so that the cheapest of two twins may be preferred.
 */
export function useReview(order: OrderRights | null, hasPrices: boolean) {
  const key = order ? REVIEW_KEYS.orderPad : REVIEW_KEYS.list
  const reviewed = useRows(key)
  const { rows, waiting, set, setRows, update, load, progress, setProgress } = reviewed
  const { lang, transport } = useSite()
  // Number of rows beyond the most that a list may have, which were not checked.
  const [tooMany, setTooMany] = useState(0)
  const { preference, prefer } = usePreference(hasPrices)
  // The row after which the next undecided row gets the focus; 0, after a check or a decision on several rows: the first
  // undecided one; null: the focus stays.
  const [decided, setDecided] = useState<DecidedRow | null>(null)
  const decide: Decide = (row, reason = 'decision') => setDecided({ row, reason })
  const readMore = useStoredRows(key, reviewed, decide)

  async function check(pasted: string) {
    if (pasted.trim() === '') return
    if (pasted.length > MAX_CHARACTERS) return setProgress('tooLong')
    await load(async () => {
      const answer = await matchRows({ lang, pasted }, transport)
      setTooMany(answer.tooMany)
      set({ rows: newReviewRows(answer.rows), waiting: [] })
    })
    decide(0)
  }
  const views = rows ? viewsOf(rows, preference, order) : []
  const calls = useRowCalls(update, decide)
  return {
    order,
    rows,
    views,
    progress,
    tooMany,
    waiting: waiting.length,
    readMore,
    preference,
    decided,
    check: (pasted: string) => void check(pasted),
    ...calls,
    ...decisionsOf(update, decide),
    ...useChoices(order, { preference, update, decide, recheck: calls.recheck }),
    /** Gives every row whose quantity is invalid the next one that can be ordered, or the largest. */
    raiseAll() {
      update((all) => withNextQuantities(all, views))
      decide(0)
    },
    prefer,
    setRows,
    clearDecided: () => decided !== null && setDecided(null),
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

interface ChoiceOptions {
  preference: SeriesPreference
  update: UpdateRows
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

function decisionsOf(update: UpdateRows, decide: Decide) {
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
