// Places an order so that a lost answer, a double click or a second tab cannot place it twice.
import { CallError, type Transport, TransportError } from '../../../client/call.ts'
import { findPlacedOrder } from '../../../client/order.ts'
import type { PlacedOrder } from '../../../contract/order.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import type { Lang } from '../../../shared/lang.ts'
import { isOpenQuestion } from './rejections.ts'

/** The call that places an order. */
export type Place<I> = (input: I & Question, transport: Transport) => Promise<PlacedOrder>

interface Question {
  key: string
  lang: Lang
}

/** `unknown`: the answer is lost and so is that to the question by key, or it was refused with `error`. */
export type Outcome =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'notPlaced'; isBusy: boolean }
  | { kind: 'rejected'; error: unknown }
  | { kind: 'unknown'; error?: CallError }

const ATTEMPTS = 4
const PAUSE_MS = 1000

/** The key must be stored before. A rejection is final; anything else is asked about by key. */
export async function sendOrder<I extends object>(
  place: Place<I>,
  input: I & Question,
  transport: Transport,
): Promise<Outcome> {
  try {
    return { kind: 'placed', order: await place(input, transport) }
  } catch (error) {
    if (!isOpenQuestion(error)) return { kind: 'rejected', error }
    const isBusy = error instanceof TransportError && error.fault === 'busy'
    return askForOrder(input, transport, isBusy)
  }
}

/** What became of the order with this key, without placing it. */
export async function askForOrder(
  { key, lang }: Question,
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
        if (!isOpenQuestion(error)) return { kind: 'unknown', error }
      } else if (!(error instanceof TransportError)) throw error
    }
    if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return { kind: 'unknown' }
}
