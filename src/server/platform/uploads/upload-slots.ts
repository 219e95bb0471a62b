// Limits concurrent uploads in total and per network, with a waiting queue.
import { networkOf } from '../net/network.ts'
import { TurnedAway } from '../guard/request-guard.ts'

export interface UploadSlots {
  /** Waits a while for a slot; returns the function that releases it. Errors: TurnedAway with 503. */
  take(address: string): Promise<() => void>
  held(): number
}

/** Each takes a few MB of memory and up to 10 MB of disk while it runs. */
const AT_ONCE = 12
/** Their bodies are not read while they wait; our browser client gives up after 40 s without progress. */
const WAITING = 200
const LONGEST_WAIT_MS = 35_000
/** Running or waiting; a client with more than this is not a person with a form. */
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
        // The slot passes to the first waiting request.
        const next = line.shift()
        if (next) next()
        else held -= 1
      }
    },
  }
}
