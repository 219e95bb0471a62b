// Limits concurrent uploads in total and per network, with a waiting queue.
import { networkOf } from '../net/network.ts'
import { createKeyedLimit } from '../limits/keyed-limit.ts'
import { RequestRejected } from '../limits/admission-control.ts'
import { createSemaphore } from '../limits/semaphore.ts'

export interface UploadSemaphore {
  /** Waits a while for a slot; returns its release. Errors: RequestRejected with 503. */
  take(ip: string): Promise<() => void>
  held(): number
}

/** Each takes a few MB of memory and up to 10 MB of disk while it runs. */
const AT_ONCE = 12
/** Their bodies are not read while they wait; our browser client gives up after 40 s without progress. */
const WAITING = 200
const LONGEST_WAIT_MS = 35_000
/** Held or waiting: a network with more open at once is not filling in forms. */
const OF_ONE_NETWORK = 10
const RETRY_SECONDS = 15

export function createUploadSemaphore(longestWaitMs = LONGEST_WAIT_MS): UploadSemaphore {
  const rejection = (retryAfter: number) => new RequestRejected(503, retryAfter)
  const shares = createKeyedLimit(OF_ONE_NETWORK)
  const semaphore = createSemaphore({
    permits: AT_ONCE,
    waiting: WAITING,
    retryAfter: RETRY_SECONDS,
    longestWaitMs,
    rejection,
  })

  return {
    held: semaphore.held,
    async take(ip) {
      const leave = shares.acquire(networkOf(ip))
      if (!leave) throw rejection(RETRY_SECONDS)
      try {
        const release = await semaphore.acquire()
        return () => {
          leave()
          release()
        }
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}
