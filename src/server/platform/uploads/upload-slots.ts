// How many forms with files are received at the same time, in all and from one network.
import { networkOf } from '../http/network.ts'
import { TurnedAway } from '../guard/request-guard.ts'

export interface UploadSlots {
  /** Returns what gives the place back. Errors: TurnedAway with 503. */
  take(address: string): () => void
  held(): number
}

/** Each takes a few MB of memory and up to 10 MB of disk while it lasts. */
const AT_ONCE = 20
/** Whoever holds more open at once is no form. */
const OF_ONE_NETWORK = 10
const RETRY_SECONDS = 15

export function createUploadSlots(): UploadSlots {
  const held = new Map<string, number>()
  let all = 0
  return {
    held: () => all,
    take(address) {
      const network = networkOf(address)
      const own = held.get(network) ?? 0
      if (all >= AT_ONCE || own >= OF_ONE_NETWORK) throw new TurnedAway(503, RETRY_SECONDS)
      all += 1
      held.set(network, own + 1)
      let given = false
      return () => {
        if (given) return
        given = true
        all -= 1
        const left = (held.get(network) ?? 1) - 1
        if (left > 0) held.set(network, left)
        else held.delete(network)
      }
    },
  }
}
