// Carries calls from the browser to the server; calls wait while the session is renewed and are then resent.
import { RESULT_CODES } from '../contract/result-code.ts'
import type { Transport } from './call.ts'
import { readEnvelope, send } from './send.ts'

/** A 402 response starts a renewal; other requests wait for it. */
export interface Renewal {
  /** Whether the rejected call, sent at `sentAt` (ms), may be resent. Errors: TransportError. */
  renew: (sentAt: number) => Promise<boolean>
  /** Settles when the running renewal ends; null when none is running. */
  underWay: () => Promise<unknown> | null
}

/** Each rejected call is resent at most once; without `renewal` a 402 is passed on. */
export function browserTransport(renewal?: Renewal): Transport {
  return async (method, path, input, signal) => {
    const sendOnce = async () => readEnvelope(await send(method, path, input, signal))
    return sendWithRenewal(sendOnce, (answer) => answer.code === RESULT_CODES.renewToken, renewal)
  }
}

/** Runs `sendOnce`, and a second time if it was rejected because the session has to be renewed. */
export async function sendWithRenewal<A>(
  sendOnce: () => Promise<A>,
  isRejected: (answer: A) => boolean,
  renewal: Renewal | undefined,
): Promise<A> {
  await renewal?.underWay()?.catch(() => undefined)
  const sentAt = Date.now()
  const first = await sendOnce()
  if (!isRejected(first) || !renewal || !(await renewal.renew(sentAt))) return first
  return sendOnce()
}
