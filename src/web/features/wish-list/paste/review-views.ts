// What a row under review puts on the list: the item in the preferred series, its quantity, and what is still open.
import type { QuotedLine } from '../../../../contract/price.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { type CustomerRef, joinRefs } from '../../../../shared/customer-refs.ts'
import { type ListTotals, totalsOf } from '../../../../shared/list-totals.ts'
import { quoteQuantity } from '../../../../shared/price-rules.ts'
import { readQuantity } from '../../../components/quantity/quantity.ts'
import { type Obstacle, obstacleOf, type OrderRights } from './order-rights.ts'
import { choicesOf, packOf, type ReviewCard, type ReviewRow } from './review-rows.ts'
import type { SeriesPreference } from '../../../../shared/series-preferences.ts'
import { preferredItem, type SeriesItem } from './series-preference.ts'

/** A row of the review with what follows from it: item, price, and whether it can be added. */
export interface ReviewView {
  row: ReviewRow
  card: ReviewCard | null
  /** The item of the pack that goes to the list. */
  item: SeriesItem | null
  /** The same pack in the other series. */
  twin: SeriesItem | null
  quantity: number | null
  /** Quote for the quantity of all rows of this item together; null on all but the first of them. */
  quote: QuotedLine | null
  /** `unreadable`: the quantity of this row; else, on the first row of the item, why all its pieces cannot be ordered. */
  fault: NonNullable<QuotedLine['fault']> | 'unreadable' | null
  /** Why the item cannot be added to the basket, whatever the quantity. */
  obstacle: Obstacle | null
  /** For this row, the quantity that makes the line valid. */
  nextQuantity: number | null
  /** The number of the earlier row that this one repeats. */
  repeats: number | null
  /** Can be added to the list as it is. */
  isReady: boolean
  /** Waits for a decision of the customer. */
  needsDecision: boolean
}

/** `order`: what the customer may order, if the rows go to the basket; null: they go to a wish list. */
export function viewsOf(
  rows: readonly ReviewRow[],
  preference: SeriesPreference,
  order: OrderRights | null = null,
): ReviewView[] {
  const resolved = rows.map((row) => {
    const card = packOf(row)
    const quantity = readQuantity(row.quantity)
    return { row, card, quantity, ...itemsOf(row, card, preference, quantity) }
  })
  const sums = new Map<string, number>()
  const firstRows = new Map<string, number>()
  for (const { item, quantity, row } of resolved) {
    if (!item) continue
    sums.set(item.itemNo, (sums.get(item.itemNo) ?? 0) + (quantity ?? 0))
    if (!firstRows.has(item.itemNo)) firstRows.set(item.itemNo, row.row)
  }
  return resolved.map(({ row, card, quantity, item, twin }) => {
    const sum = item ? (sums.get(item.itemNo) ?? 0) : 0
    const quote = item?.price && sum > 0 ? quoteQuantity(item.price, sum) : null
    const isFirst = item !== null && firstRows.get(item.itemNo) === row.row
    const isInvalid = row.isUnreadable || (row.quantity.trim() !== '' && quantity === null)
    const fault = isInvalid ? 'unreadable' : isFirst ? (quote?.fault ?? null) : null
    const next = quote?.fault ? quote.nextQuantity - sum + (quantity ?? 0) : null
    const repeats = row.firstRow === row.row ? null : row.firstRow
    const isSettled = row.state === 'settled' && row.rejected === null
    const obstacle = item ? obstacleOf(item, order) : null
    const isReady =
      item !== null && fault === null && isSettled && !quote?.fault && obstacle === null
    const isUndecided = repeats === null && (!item || obstacle !== null)
    return {
      row,
      card,
      item,
      twin,
      quantity,
      quote: isFirst ? quote : null,
      fault,
      obstacle,
      nextQuantity: next !== null && next > 0 ? next : null,
      repeats,
      isReady,
      needsDecision: !isReady && (fault !== null || row.rejected !== null || isUndecided),
    }
  })
}

function itemsOf(
  row: ReviewRow,
  card: ProductCard | null,
  preference: SeriesPreference,
  quantity: number | null,
): Pick<ReviewView, 'item' | 'twin'> {
  if (!card) return { item: null, twin: null }
  const both: SeriesItem[] = card.pair ? [card, card.pair] : [card]
  const isAnySeries = row.matched.isEitherSeries || row.pack !== null
  const item =
    both.find(({ styleType }) => styleType === row.series) ??
    (isAnySeries ? preferredItem(both, preference, quantity) : card)
  return { item, twin: both.find((one) => one !== item) ?? null }
}

export interface ReadyLine {
  itemNo: string
  quantity?: number
  customerRefs: CustomerRef[]
}

/** Adds lines to the list or the basket; returns the rejected item numbers with the reason. */
export type AddLines = (
  lines: readonly ReadyLine[],
) => Promise<ReadonlyMap<string, 'unknown' | 'full'>>

/** Several rows may mean the same item: their quantities are added up, their numbers kept. */
export function readyLines(views: readonly ReviewView[]): ReadyLine[] {
  const lines = new Map<string, ReadyLine>()
  for (const { item, isReady, quantity, row } of views) {
    if (!isReady || !item) continue
    const before = lines.get(item.itemNo)
    const sum = (before?.quantity ?? 0) + (quantity ?? 0)
    const ref = { number: row.text, row: row.row, quantity }
    lines.set(item.itemNo, {
      itemNo: item.itemNo,
      ...(sum > 0 && { quantity: sum }),
      customerRefs: joinRefs(before?.customerRefs ?? [], [ref]),
    })
  }
  return [...lines.values()]
}

/** The rows that were not added; those that the server rejected have its reason. */
export function remainingRows(
  views: readonly ReviewView[],
  rejections: ReadonlyMap<string, 'unknown' | 'full'>,
): ReviewRow[] {
  return views.flatMap(({ row, item, isReady }) => {
    if (!isReady || !item) return [row]
    const rejected = rejections.get(item.itemNo)
    return rejected ? [{ ...row, rejected }] : []
  })
}

/**
 * The undecided rows without a battery to choose: nothing was found, not even something similar, or only a discontinued
 * battery without a replacement item.
 */
export function missingRows(views: readonly ReviewView[]): ReviewRow[] {
  return views.flatMap(({ row, needsDecision, item }) => {
    return needsDecision && !item && row.text !== '' && choicesOf(row).length === 0 ? [row] : []
  })
}

/** Those of them that matched nothing at all. */
export function notFoundRows(views: readonly ReviewView[]): ReviewRow[] {
  return missingRows(views).filter(({ matched }) => matched.outcome === 'not_found')
}

/** What the ready rows cost together. */
export function reviewTotals(views: readonly ReviewView[]): ListTotals {
  const quoted = views.filter(({ isReady, quote }) => isReady && quote)
  return totalsOf(quoted.map(({ quote }) => quote))
}

/** Every quantity below a minimum, between multiples or above a maximum becomes the next one that can be ordered. */
export function withNextQuantities(
  rows: readonly ReviewRow[],
  views: readonly ReviewView[],
): ReviewRow[] {
  const next = new Map(
    views.flatMap(({ row, fault, nextQuantity }) =>
      fault && fault !== 'unreadable' && nextQuantity !== null
        ? [[row.row, String(nextQuantity)] as const]
        : [],
    ),
  )
  return rows.map((row) => ({ ...row, quantity: next.get(row.row) ?? row.quantity }))
}
