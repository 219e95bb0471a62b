// Lets costly work run so many at once, a few more wait, and turns the rest away at once.
import { tooOften } from '../errors.ts'

export interface WorkQueue {
  /** Errors: 429 when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>
  isFull(): boolean
}

export interface QueueBounds {
  atOnce: number
  waiting: number
  /** What whoever is turned away is told to wait, in seconds. */
  retryAfter: number
}

export function createWorkQueue({ atOnce, waiting, retryAfter }: QueueBounds): WorkQueue {
  let running = 0
  const line: (() => void)[] = []
  const isFull = () => running >= atOnce && line.length >= waiting

  return {
    isFull,
    async run(work) {
      if (isFull()) throw tooOften(retryAfter)
      // Whoever leaves hands the place over to the first who waits.
      if (running >= atOnce) await new Promise<void>((enter) => line.push(enter))
      else running += 1
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
