// A semaphore with a total and a per-client limit; when it is full, a new client replaces one that is too slow,
// or is rejected.
import { createKeyedLimit } from '../limits/keyed-limit.ts'
import { networkOf } from '../net/network.ts'

export interface TransferSemaphore {
  /**
   * `client` is an address or a name. Returns undefined when full, else a function that releases the slot and
   * may be called repeatedly.
   */
  take(client: string, holder: Holder): (() => void) | undefined
  inUse(): number
}

export interface Holder {
  /** Bytes sent to it so far. */
  sent(): number
  /** Ends the transfer: called at most once, when another client needs the slot. */
  giveWay(): void
}

/**
 * An average below this rate is too slow for any real connection; a real client can resume with a range
 * request.
 */
const CRAWL_BYTES_PER_SECOND = 16 * 1024
/** Transfers are not judged before this age. */
const GRACE_MS = 20_000

export function createTransferSemaphore(
  { most, mostOfOne }: { most: number; mostOfOne: number },
  now: () => number = () => performance.now(),
): TransferSemaphore {
  const shares = createKeyedLimit(mostOfOne)
  const held = new Set<{ began: number; holder: Holder; free: () => void }>()

  /** Ends the slowest of the transfers that are too slow. */
  function endCrawler(): void {
    const crawling = [...held]
      .map((place) => ({ place, pace: paceOf(place, now()) }))
      .filter(({ pace }) => pace < CRAWL_BYTES_PER_SECOND)
      .sort((one, other) => one.pace - other.pace)[0]
    if (!crawling) return
    crawling.place.free()
    crawling.place.holder.giveWay()
  }

  return {
    inUse: () => held.size,
    take(client, holder) {
      const leave = shares.acquire(networkOf(client))
      if (!leave) return undefined
      if (held.size >= most) endCrawler()
      if (held.size >= most) {
        leave()
        return undefined
      }
      const place = {
        began: now(),
        holder,
        free() {
          if (held.delete(place)) leave()
        },
      }
      held.add(place)
      return place.free
    },
  }
}

/** Bytes per second; Infinity while it is too early to judge. */
function paceOf({ began, holder }: { began: number; holder: Holder }, now: number): number {
  const took = now - began
  return took < GRACE_MS ? Infinity : (holder.sent() / took) * 1000
}
