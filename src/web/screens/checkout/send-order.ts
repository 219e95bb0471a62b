// Places an order so that a lost response, a double click or a second tab cannot place it twice.
import { CallError, type Transport, TransportError } from '../../../client/call.ts'
import { findPlacedOrder } from '../../../client/order.ts'
import type { PlacedOrder } from '../../../contract/order.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import type { Lang } from '../../../shared/lang.ts'
import { isUncertain } from './rejections.ts'

/** The call that places an order. */
export type PlaceCall<I> = (input: I & OrderKey, transport: Transport) => Promise<PlacedOrder>

interface OrderKey {
  key: string
  lang: Lang
}

/**
 * `unknown`: the response was lost, and looking the order up by its key failed too, with `error` if it was rejected.
 * `isBusy`: the overloaded server rejected the order.
 */
export type Outcome =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'notPlaced'; isBusy: boolean }
  | { kind: 'rejected'; error: unknown }
  | { kind: 'unknown'; error?: CallError }

const ATTEMPTS = 4
const PAUSE_MS = 1000

/** The caller has stored the key. A rejection is final; after any other failure the order is looked up by its key. */
export async function sendOrder<I extends object>(
  place: PlaceCall<I>,
  input: I & OrderKey,
  transport: Transport,
): Promise<Outcome> {
  try {
    return { kind: 'placed', order: await place(input, transport) }
  } catch (error) {
    if (!isUncertain(error)) return { kind: 'rejected', error }
    const isBusy = error instanceof TransportError && error.failure === 'busy'
    return lookUpOrder(input, transport, isBusy)
  }
}

/** Finds out whether the order with this key was placed, without placing it. */
export async function lookUpOrder(
  { key, lang }: OrderKey,
  transport: Transport,
  isBusy = false,
): Promise<Outcome> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      const order = await findPlacedOrder({ key, ...(lang && { lang }) }, transport)
      return { kind: 'placed', order }
    } catch (error) {
      if (error instanceof CallError) {
        if (error.code === RESULT_CODES.notFound) return { kind: 'notPlaced', isBusy }
        if (!isUncertain(error)) return { kind: 'unknown', error }
      } else if (!(error instanceof TransportError)) throw error
    }
    if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return { kind: 'unknown' }
}
