// Limits concurrent uploads in total and per network, with a waiting queue; an upload that is too slow is ended for one
// that waits.
import { networkOf } from '../net/network.ts'
import { createKeyedLimit } from '../limits/keyed-limit.ts'
import { RequestRejected } from '../limits/admission-control.ts'
import { createSemaphore } from '../limits/semaphore.ts'

export interface UploadSemaphore {
  /** Waits a while for a slot; returns its release. Errors: RequestRejected with 503. */
  take(ip: string, connection: UploadConnection): Promise<() => void>
  /** How many uploads run. */
  held(): number
}

export interface UploadConnection {
  /** Bytes received on it so far; Infinity once its form is complete. */
  received(): number
  /** Ends the upload: called at most once, when another one needs the slot. */
  abort(): void
}

/** Each upload takes a few MB of memory and up to 10 MB of disk while it runs. */
const MAX_RUNNING = 12
/** The bodies of waiting uploads are not read; our browser client gives up after 40 s without progress. */
const MAX_WAITING = 200
const LONGEST_WAIT_MS = 35_000
/** Running and waiting: a network that sends more in parallel is not filling in forms. */
const MAX_OF_ONE_NETWORK = 10
const RETRY_SECONDS = 15
/** 10 MB in ten minutes, the longest that a form may take. */
const MIN_BYTES_PER_SECOND = 17 * 1024
/** Uploads are not judged before this age. */
const GRACE_MS = 10_000

interface Slot {
  began: number
  /** Bytes that its connection had received when the upload got the slot. */
  before: number
  connection: UploadConnection
}

export function createUploadSemaphore({
  longestWaitMs = LONGEST_WAIT_MS,
  graceMs = GRACE_MS,
} = {}): UploadSemaphore {
  const rejection = (retryAfter: number) => new RequestRejected(503, retryAfter)
  const shares = createKeyedLimit(MAX_OF_ONE_NETWORK)
  const slots = new Set<Slot>()
  const semaphore = createSemaphore({
    permits: MAX_RUNNING,
    waiting: MAX_WAITING,
    retryAfter: RETRY_SECONDS,
    longestWaitMs,
    rejection,
  })

  /** While the caller waits, one upload that is too slow is ended for it. */
  async function acquire(): Promise<() => void> {
    if (semaphore.held() < MAX_RUNNING || endSlowest(slots, graceMs)) return semaphore.acquire()
    const timer = setInterval(() => {
      if (endSlowest(slots, graceMs)) clearInterval(timer)
    }, graceMs / 10)
    try {
      return await semaphore.acquire()
    } finally {
      clearInterval(timer)
    }
  }

  return {
    held: semaphore.held,
    async take(ip, connection) {
      const releaseShare = shares.acquire(networkOf(ip))
      if (!releaseShare) throw rejection(RETRY_SECONDS)
      try {
        const release = await acquire()
        const slot = { began: performance.now(), before: connection.received(), connection }
        slots.add(slot)
        return () => {
          slots.delete(slot)
          releaseShare()
          release()
        }
      } catch (error) {
        releaseShare()
        throw error
      }
    },
  }
}

/** Ends the slowest of the uploads that are too slow, and says whether there was one. */
function endSlowest(slots: Set<Slot>, graceMs: number): boolean {
  const now = performance.now()
  const slowest = [...slots]
    .filter(({ began }) => now - began >= graceMs)
    .map((slot) => ({ slot, pace: paceOf(slot, now) }))
    .filter(({ pace }) => pace < MIN_BYTES_PER_SECOND)
    .sort((one, other) => one.pace - other.pace)[0]
  if (!slowest) return false
  // Its release follows when its request has ended; it must not be chosen twice.
  slots.delete(slowest.slot)
  slowest.slot.connection.abort()
  return true
}

/** Bytes per second since the upload got its slot. */
function paceOf({ began, before, connection }: Slot, now: number): number {
  return ((connection.received() - before) / (now - began)) * 1000
}
