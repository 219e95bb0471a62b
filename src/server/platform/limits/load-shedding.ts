// Rejects work when the process is overloaded, heavy work first and critical work last, and lets the rest work in turn.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { CostClass } from '../../../contract/call.ts'
import { createWorkQueue, type WorkQueue } from './work-queue.ts'

const LOOK_EVERY_MS = 250
/** Median event loop delay in ms above which a cost class is rejected. */
const LIMITS_MS: Record<CostClass, number> = {
  heavy: 60,
  normal: 250,
  cheap: 1000,
  critical: 2000,
}

export interface LoadShedding extends WorkQueue {
  /** True when work of this class should be answered with 503 immediately. */
  overloaded(cost: CostClass): boolean
  stop(): void
}

/** `rejection` makes the error of a request that would wait too long. */
export function createLoadShedding(rejection: () => Error): LoadShedding {
  const { run } = createWorkQueue(rejection)
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    // The histogram includes the timer's own 10 ms.
    delayMs = Math.max(0, histogram.percentile(50) / 1e6 - 10)
    histogram.reset()
  }, LOOK_EVERY_MS)
  timer.unref()
  return {
    run,
    overloaded: (cost) => delayMs > LIMITS_MS[cost],
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
