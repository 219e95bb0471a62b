// Logs a warning that may occur often: one line for all occurrences of an interval.
import type { Log } from './log.ts'

export interface RepeatedWarning {
  /** Logs the first occurrence immediately, and later ones as a number at the first occurrence after the interval. */
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
