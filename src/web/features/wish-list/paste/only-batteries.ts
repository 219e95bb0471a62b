// Rows with an unknown number beside a device for which the catalogue has one battery: one question is asked for all of them.
import { canBeBought } from './series-preference.ts'
import type { ReviewCard } from './review-rows.ts'
import type { ReviewView } from './review-views.ts'

/** The single battery that the catalogue has for the device in a row. */
export interface OnlyBattery {
  view: ReviewView
  card: ReviewCard
  /** The text of the row that names the device. */
  device: string
}

/**
 * The number may be that of another battery for the same device, so nothing is taken without asking. Some rows are asked
 * about one by one instead: those with a choice of batteries, with the name of a whole series, with a fit that is
 * unconfirmed or limited to some of the devices of that name, and with a battery that cannot be bought.
 */
export function onlyBatteries(views: readonly ReviewView[]): OnlyBattery[] {
  return views.flatMap((view) => {
    const { outcome, readAs, isSeries, products } = view.row.matched
    const [card] = products
    const isUntouched = view.needsDecision && view.item === null && view.row.found === null
    if (!isUntouched || view.row.state !== 'settled' || outcome !== 'ambiguous') return []
    if (!card || products.length > 1 || readAs === null || isSeries) return []
    return isSureFit(card) && isSold(card) ? [{ view, card, device: readAs }] : []
  })
}

function isSureFit({ fit }: ReviewCard): boolean {
  return fit != null && fit.confidence !== 'unconfirmed' && fit.qualifier.length === 0
}

function isSold(card: ReviewCard): boolean {
  return canBeBought(card) || (card.pair !== null && canBeBought(card.pair))
}
