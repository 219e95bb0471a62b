// Pauses in long work, so that a process that computes goes on answering.
import { setImmediate } from 'node:timers/promises'

export interface Pauses {
  /** Whether this work has held the process long enough to let other work in. */
  isDue(): boolean
  /** Resolves when other work that was waiting has had its turn. */
  take(): Promise<void>
}

/** `holdMs`: how long the work may go on between two pauses. */
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
