// Carries calls from the browser to the server; while a session is renewed they wait, and are sent again after.
import { RESULT_CODES } from '../contract/result-code.ts'
import type { Transport } from './call.ts'
import { readEnvelope, send } from './send.ts'

/** Answer 402 leads to a renewal; other requests wait for it. */
export interface Renewal {
  /** Whether the call refused, sent at `sentAt` (ms), may be sent again. Errors: TransportError. */
  renew: (sentAt: number) => Promise<boolean>
  /** Settles when no renewal is under way; null when there is none. */
  underWay: () => Promise<unknown> | null
}

/** Each refused call is sent again at most once; without `renewal` the answer 402 is passed on. */
export function browserTransport(renewal?: Renewal): Transport {
  return async (method, path, input, signal) => {
    const once = async () => readEnvelope(await send(method, path, input, signal))
    return renewed(once, (answer) => answer.code === RESULT_CODES.renewToken, renewal)
  }
}

/** Runs `once`, and once more when it was refused until the session is renewed. */
export async function renewed<A>(
  once: () => Promise<A>,
  isRefused: (answer: A) => boolean,
  renewal: Renewal | undefined,
): Promise<A> {
  await renewal?.underWay()?.catch(() => undefined)
  const sentAt = Date.now()
  const first = await once()
  if (!isRefused(first) || !renewal || !(await renewal.renew(sentAt))) return first
  return once()
}
