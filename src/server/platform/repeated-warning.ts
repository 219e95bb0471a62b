// Logs what happens often in one line for many occurrences.
import type { Log } from './log.ts'

export interface RepeatedWarning {
  /** Logs the first occurrence immediately, later ones with their number when the interval is over. */
  record(): void
}

const EVERY_MS = 10_000

export function createRepeatedWarning(
  log: Pick<Log, 'warn'>,
  message: string,
  now: () => number = () => performance.now(),
): RepeatedWarning {
  let lastAt = -Infinity
  let count = 0
  return {
    record() {
      count += 1
      if (now() - lastAt < EVERY_MS) return
      log.warn({ times: count }, message)
      lastAt = now()
      count = 0
    },
  }
}
