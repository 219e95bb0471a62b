// How many forms with files are received at the same time, in all and from one network, and how many wait for it.
import { networkOf } from '../net/network.ts'
import { TurnedAway } from '../guard/request-guard.ts'

export interface UploadSlots {
  /** Waits a while for a place; returns what gives it back. Errors: TurnedAway with 503. */
  take(address: string): Promise<() => void>
  held(): number
}

/** Each takes a few MB of memory and up to 10 MB of disk while it lasts. */
const AT_ONCE = 12
/** Nothing of their bodies is read meanwhile; a browser of ours gives up after 40 s of silence. */
const WAITING = 200
const LONGEST_WAIT_MS = 35_000
/** Held or waiting: whoever has more open at once is no form. */
const OF_ONE_NETWORK = 10
const RETRY_SECONDS = 15

export function createUploadSlots(longestWaitMs = LONGEST_WAIT_MS): UploadSlots {
  const present = new Map<string, number>()
  const line: (() => void)[] = []
  let held = 0

  function leave(network: string): void {
    const left = (present.get(network) ?? 1) - 1
    if (left > 0) present.set(network, left)
    else present.delete(network)
  }

  async function enter(): Promise<void> {
    if (held < AT_ONCE) {
      held += 1
      return
    }
    if (line.length >= WAITING) throw new TurnedAway(503, RETRY_SECONDS)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    line.push(resolve)
    const patience = setTimeout(() => {
      line.splice(line.indexOf(resolve), 1)
      reject(new TurnedAway(503, RETRY_SECONDS))
    }, longestWaitMs)
    try {
      await promise
    } finally {
      clearTimeout(patience)
    }
  }

  return {
    held: () => held,
    async take(address) {
      const network = networkOf(address)
      const own = present.get(network) ?? 0
      if (own >= OF_ONE_NETWORK) throw new TurnedAway(503, RETRY_SECONDS)
      present.set(network, own + 1)
      try {
        await enter()
      } catch (error) {
        leave(network)
        throw error
      }
      let given = false
      return () => {
        if (given) return
        given = true
        leave(network)
        // The place goes over to the first who waits.
        const next = line.shift()
        if (next) next()
        else held -= 1
      }
    },
  }
}
