// The two items of a pack in one list entry: which is shown, and the other one as a card of its own.
import { useState } from 'react'
import type { ProductCard } from '../../../../contract/product-card.ts'
import type { SeriesPreference } from '../../../../shared/series-preferences.ts'
import { useSeriesPreference } from '../../../page/series-preference.ts'

/** `lead`: the card of the list; `other`: its twin. */
export type Twin = 'lead' | 'other'

export interface Twins {
  shown: Twin
  choose: (twin: Twin) => void
  /** For the element around the entry: style sheets decide by them before scripts run. */
  attributes: { 'data-other-for': string; 'data-shown'?: Twin }
}

/** Null: the list has the pack in one series only. */
export function useTwins(card: ProductCard): Twins | null {
  const [chosen, choose] = useState<Twin | null>(null)
  const preference = useSeriesPreference()
  if (!hasTwin(card)) return null
  const otherFor = preferencesForOther(card)
  return {
    shown: chosen ?? (otherFor.includes(preference) ? 'other' : 'lead'),
    choose,
    attributes: {
      'data-other-for': otherFor.join(' '),
      ...(chosen && { 'data-shown': chosen }),
    },
  }
}

/** Whether the entry represents both twins; a twin that the filters leave out is not shown. */
export function hasTwin({ pair, pairListed }: ProductCard): boolean {
  return pair !== null && pairListed === true
}

/** The preferences that show the twin; none if it alone is discontinued. */
export function preferencesForOther(card: ProductCard): SeriesPreference[] {
  const { pair } = card
  if (!pair || !hasTwin(card) || (pair.stop && !card.stop)) return []
  return comesBefore(pair, card) ? [pair.styleType, 'cheapest'] : [pair.styleType]
}

type PricedItem = Pick<ProductCard, 'stockBand' | 'stop' | 'price' | 'styleType'>

/** What 'cheapest' shows: in stock before out of stock, then the lower unit price of the smallest order, then main. */
function comesBefore(one: PricedItem, other: PricedItem): boolean {
  const stocked = Number(isStocked(one)) - Number(isStocked(other))
  if (stocked !== 0) return stocked > 0
  const [price, otherPrice] = [unitOf(one), unitOf(other)]
  if (price !== otherPrice) return price < otherPrice
  return one.styleType === 'main'
}

function isStocked({ stockBand, stop }: PricedItem): boolean {
  return stockBand !== 'out' && !stop
}

function unitOf({ price }: PricedItem): number {
  return Number(price?.special?.unit ?? price?.steps[0]?.unit ?? Infinity)
}

/** The twin as a card; what the two share comes from the card. */
export function twinCard<C extends ProductCard>(card: C): C {
  // Prices of the card are not the twin's.
  const { price: _p, priceReason: _r, stock: _s, ...shared } = card
  return { ...(shared as C), ...card.pair, pair: null }
}

/** Cards of a whole list, one for each pack: the main item, unless it alone is discontinued. Its twin is in `pair`. */
export function onePerPack<C extends ProductCard>(cards: readonly C[]): C[] {
  const listed = new Map(cards.map((card) => [card.itemNo, card]))
  return cards.flatMap((card) => {
    const twin = listed.get(card.pair?.itemNo ?? '')
    if (!twin) return [card]
    const leads = card.stop === twin.stop ? card.styleType === 'main' : !card.stop
    return leads ? [{ ...card, pairListed: true }] : []
  })
}
