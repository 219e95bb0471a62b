// The parcels of an order: their states and numbers, and the state of the order that follows from them.
import { type LineCounters, outstandingUnits } from './order-lines.ts'

/** returned: the carrier brought it back; what a buyer sends back is a return. */
export const PARCEL_STATES = ['packed', 'dispatched', 'delivered', 'lost', 'returned'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]

export interface ParcelFacts {
  state: ParcelState
  /** The money that was charged for it was refunded. */
  isRefunded: boolean
  /** Its pieces were sent again in another parcel. */
  isReplaced: boolean
  /** It sends the pieces of another parcel again. */
  isReplacement: boolean
}

/** Whether it may still arrive, or staff have to send it again or refund it. */
export function isOpenParcel({ state, isRefunded, isReplaced }: ParcelFacts): boolean {
  return state !== 'delivered' && !isRefunded && !isReplaced
}

/** Packed parcels of a picking keep the order packed, so that nothing more is picked until they left. */
export function stateAfterDispatch(
  lines: readonly LineCounters[],
  parcels: readonly ParcelFacts[],
): 'packed' | 'part_shipped' | 'shipped' {
  if (parcels.some(({ state, isReplacement }) => state === 'packed' && !isReplacement)) {
    return 'packed'
  }
  return lines.some((line) => outstandingUnits(line) > 0) ? 'part_shipped' : 'shipped'
}

/** The state of an order without outstanding pieces; cancelled: nothing of it arrived. */
export function stateOfSentOrder(
  parcels: readonly ParcelFacts[],
): 'shipped' | 'delivered' | 'cancelled' {
  if (parcels.some(isOpenParcel)) return 'shipped'
  return parcels.some(({ state }) => state === 'delivered') ? 'delivered' : 'cancelled'
}

/** The order of a parcel number, or of an order number itself; null for another text. */
export function orderOfNumber(text: string): { orderNo: string; parcelNo: string | null } | null {
  const number = text.normalize('NFKC').trim().toUpperCase()
  const [, orderNo, parcel] = /^(O\d{2}-\d{7,})(-\d{1,4})?$/.exec(number) ?? []
  if (orderNo === undefined) return null
  return { orderNo, parcelNo: parcel === undefined ? null : number }
}

/** The page of the carrier for a tracking number; null where the service has none. */
export function trackingLink(template: string, trackingNo: string | null): string | null {
  if (template === '' || trackingNo === null || trackingNo === '') return null
  return template.replaceAll('{number}', encodeURIComponent(trackingNo))
}
