// Rejects work when the process is overloaded, heavy work first and critical work last, and lets the rest work in turn.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { CostClass } from '../../../contract/call.ts'
import { createWorkQueue, type WorkQueue } from './work-queue.ts'

const SAMPLE_EVERY_MS = 250
const RESOLUTION_MS = 10
/** Median event loop delay in ms above which a cost class is rejected. */
const LIMITS_MS: Record<CostClass, number> = {
  heavy: 60,
  normal: 250,
  cheap: 1000,
  critical: 2000,
}

export interface LoadShedding extends WorkQueue {
  /** True when work of this class should be answered with 503 immediately. */
  isOverloaded(cost: CostClass): boolean
  stop(): void
}

interface DelayMeter {
  /** The median delay of the event loop since the last call, in ms. */
  median(): number
  stop(): void
}

/** `rejection` makes the error of a request that would wait too long. */
export function createLoadShedding(
  rejection: () => Error,
  meter: DelayMeter = measureEventLoop(),
): LoadShedding {
  const { run } = createWorkQueue(rejection)
  let latestMs = 0
  let delayMs = 0
  const timer = setInterval(() => {
    const before = latestMs
    latestMs = meter.median()
    // A single long task, such as the first rendering after the start, is no overload: two slow samples in a row are.
    delayMs = Math.min(before, latestMs)
  }, SAMPLE_EVERY_MS)
  timer.unref()
  return {
    run,
    isOverloaded: (cost) => delayMs > LIMITS_MS[cost],
    stop() {
      clearInterval(timer)
      meter.stop()
    },
  }
}

function measureEventLoop(): DelayMeter {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  return {
    median() {
      // The histogram includes the wait of its own timer.
      const delay = Math.max(0, histogram.percentile(50) / 1e6 - RESOLUTION_MS)
      histogram.reset()
      return delay
    },
    stop: () => histogram.disable(),
  }
}
