// Limits the uncached work per network of a client (an IPv4 address, or 64 bits of an IPv6 address) and minute; cached responses are not counted.
import { Lru } from '../lru.ts'
import { networkOf } from '../net/network.ts'
import { MINUTE_MS } from '../../../shared/time.ts'

const WINDOW_MS = MINUTE_MS
const MAX_NETWORKS = 20_000

export interface FloodLimit {
  /** Counts one more piece of work. Returns the seconds to wait, or 0 when the work may proceed. */
  secondsToWait(ip: string): number
}

/** `perMinute` 0 disables the limit. Its counters are per process; login limits are in the database. */
export function createFloodLimit(perMinute: number, now: () => number = Date.now): FloodLimit {
  const windows = new Lru<{ began: number; count: number }>(MAX_NETWORKS)
  return {
    secondsToWait(ip) {
      if (perMinute === 0) return 0
      const time = now()
      const network = networkOf(ip)
      const current = windows.get(network)
      if (!current || time - current.began >= WINDOW_MS) {
        windows.set(network, { began: time, count: 1 })
        return 0
      }
      current.count += 1
      return current.count > perMinute ? Math.ceil((current.began + WINDOW_MS - time) / 1000) : 0
    },
  }
}
