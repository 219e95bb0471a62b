// Logs a warning that may occur often: one line for all occurrences of an interval.
import type { Log } from './log.ts'

export interface RepeatedWarning {
  /** Logs the first occurrence immediately, and how many follow it at the end of each interval that had any. */
  record(): void
  /** Logs what was not logged yet, before the process ends. */
  end(): void
}

const EVERY_MS = 10_000

export function createRepeatedWarning(log: Pick<Log, 'warn'>, message: string): RepeatedWarning {
  let count = 0
  let interval: NodeJS.Timeout | undefined

  function write(): void {
    clearTimeout(interval)
    interval = undefined
    if (count === 0) return
    log.warn({ times: count }, message)
    count = 0
    interval = setTimeout(write, EVERY_MS).unref()
  }

  return {
    record() {
      count += 1
      if (!interval) write()
    },
    end() {
      write()
      clearTimeout(interval)
      interval = undefined
    },
  }
}
