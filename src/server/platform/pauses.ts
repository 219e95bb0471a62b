// Pauses in CPU-bound work, so that the process stays responsive.
import { setImmediate } from 'node:timers/promises'

export interface Pauses {
  /** Whether this work has blocked the event loop long enough to yield. */
  isDue(): boolean
  /** Resolves after other waiting work has run. */
  take(): Promise<void>
}

/** `holdMs`: the maximum time of work between two pauses. */
export function createPauses(holdMs = 8): Pauses {
  let until = performance.now() + holdMs
  return {
    isDue: () => performance.now() >= until,
    async take() {
      await setImmediate()
      until = performance.now() + holdMs
    },
  }
}
