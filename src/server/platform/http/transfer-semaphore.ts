// A semaphore with a total and a per-network limit; when it is full, a new client replaces one that is too slow,
// or is rejected.
import { createKeyedLimit } from '../limits/keyed-limit.ts'
import { networkOf } from '../net/network.ts'

export interface TransferSemaphore {
  /**
   * `client` is an IP address, or another text that names the client. Returns undefined when full, else a function that releases the slot and
   * may be called repeatedly.
   */
  take(client: string, transfer: Transfer): (() => void) | undefined
  inUse(): number
}

export interface Transfer {
  /** Bytes sent to it so far. */
  sent(): number
  /** Ends the transfer: called at most once, when another client needs the slot. */
  abort(): void
}

/**
 * An average below this rate is too slow for any real connection; a real client can resume with a range
 * request.
 */
const MIN_BYTES_PER_SECOND = 16 * 1024
/** Transfers are not judged before this age. */
const GRACE_MS = 20_000

export function createTransferSemaphore(
  { max, maxPerNetwork }: { max: number; maxPerNetwork: number },
  now: () => number = () => performance.now(),
): TransferSemaphore {
  const shares = createKeyedLimit(maxPerNetwork)
  const held = new Set<{ began: number; transfer: Transfer; free: () => void }>()

  /** Ends the slowest of the transfers that are too slow. */
  function endSlowest(): void {
    const slowest = [...held]
      .map((slot) => ({ slot, pace: paceOf(slot, now()) }))
      .filter(({ pace }) => pace < MIN_BYTES_PER_SECOND)
      .sort((one, other) => one.pace - other.pace)[0]
    if (!slowest) return
    slowest.slot.free()
    slowest.slot.transfer.abort()
  }

  return {
    inUse: () => held.size,
    take(client, transfer) {
      const releaseShare = shares.acquire(networkOf(client))
      if (!releaseShare) return undefined
      if (held.size >= max) endSlowest()
      if (held.size >= max) {
        releaseShare()
        return undefined
      }
      const slot = {
        began: now(),
        transfer,
        free() {
          if (held.delete(slot)) releaseShare()
        },
      }
      held.add(slot)
      return slot.free
    },
  }
}

/** Bytes per second; Infinity while it is too early to judge. */
function paceOf({ began, transfer }: { began: number; transfer: Transfer }, now: number): number {
  const took = now - began
  return took < GRACE_MS ? Infinity : (transfer.sent() / took) * 1000
}
