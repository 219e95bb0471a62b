// Limits how much runs at once; a bounded number waits in order, and the rest is rejected immediately.
import { tooOften } from '../errors.ts'

export interface Semaphore {
  /**
   * Waits for a permit and returns a function that releases it; further calls of that function do nothing. Errors: 429 unless
   * the bounds say otherwise.
   */
  acquire(): Promise<() => void>
  /** Runs `work` with a permit. Errors: as `acquire`. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** True when the next `acquire` would be rejected. */
  isFull(): boolean
  /** How many permits are in use. */
  held(): number
}

export interface SemaphoreBounds {
  permits: number
  /** How many may wait for a permit. */
  waiting: number
  /** Seconds after which a rejected request may try again. */
  retryAfter: number
  /** Waiting longer than this is rejected too; unlimited by default. */
  longestWaitMs?: number
  /** The error of a rejection, 429 by default. */
  rejection?: (retryAfter: number) => Error
}

export function createSemaphore(bounds: SemaphoreBounds): Semaphore {
  const { permits, waiting, retryAfter, longestWaitMs, rejection = tooOften } = bounds
  const queue: (() => void)[] = []
  let held = 0
  const isFull = () => held >= permits && queue.length >= waiting

  async function wait(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    queue.push(resolve)
    if (longestWaitMs === undefined) return promise
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(resolve), 1)
      reject(rejection(retryAfter))
    }, longestWaitMs)
    return promise.finally(() => clearTimeout(timer))
  }

  async function acquire(): Promise<() => void> {
    if (isFull()) throw rejection(retryAfter)
    if (held < permits) held += 1
    else await wait()
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      // Passes the permit to the first in the queue.
      const next = queue.shift()
      if (next) next()
      else held -= 1
    }
  }

  return {
    acquire,
    isFull,
    held: () => held,
    async run(work) {
      const release = await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
