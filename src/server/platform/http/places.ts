// So many at once, and so many of one network: who comes when all places are taken is turned away, unless somebody crawls.
import { networkOf } from '../net/network.ts'

export interface Places {
  /**
   * `asker` is an address or a name. Undefined when no place is free; else a function that gives the place
   * back, once however often it is called.
   */
  take(asker: string, holder: Holder): (() => void) | undefined
  taken(): number
}

export interface Holder {
  /** Bytes that have gone out to it so far. */
  sent(): number
  /** Ends it: called at most once, when somebody else needs its place. */
  giveWay(): void
}

/** Slower, since it began, is no line that anybody waits at; whoever was real goes on by a range. */
const CRAWL_BYTES_PER_SECOND = 16 * 1024
/** Within so long nobody is judged. */
const GRACE_MS = 20_000

export function createPlaces(
  { most, mostOfOne }: { most: number; mostOfOne: number },
  now: () => number = () => performance.now(),
): Places {
  const byNetwork = new Map<string, number>()
  const held = new Set<{ began: number; holder: Holder; free: () => void }>()

  /** The slowest of those that crawl loses its place to whoever comes. */
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
    taken: () => held.size,
    take(asker, holder) {
      const network = networkOf(asker)
      if ((byNetwork.get(network) ?? 0) >= mostOfOne) return undefined
      if (held.size >= most) endCrawler()
      if (held.size >= most) return undefined
      byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1)
      const place = {
        began: now(),
        holder,
        free() {
          if (!held.delete(place)) return
          const left = (byNetwork.get(network) ?? 1) - 1
          if (left > 0) byNetwork.set(network, left)
          else byNetwork.delete(network)
        },
      }
      held.add(place)
      return place.free
    },
  }
}

/** Bytes a second; endless while it is too early to say. */
function paceOf({ began, holder }: { began: number; holder: Holder }, now: number): number {
  const took = now - began
  return took < GRACE_MS ? Infinity : (holder.sent() / took) * 1000
}
