// Limits concurrent work: a few jobs run, a few more wait, others are rejected immediately.
import { tooOften } from '../errors.ts'

export interface WorkQueue {
  /** Errors: 429 when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T>
  isFull(): boolean
}

export interface QueueBounds {
  atOnce: number
  waiting: number
  /** Retry-After of rejected requests, in seconds. */
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
      // A finished job passes its slot to the first waiting one.
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
