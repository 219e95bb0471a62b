// Formats the figures of the search benchmark.
import { percentile } from '../test/support/compare-times.ts'

export function share(some: number, all: number): string {
  return all === 0 ? '' : (some / all).toFixed(3)
}

/** A percentile of times in ms, with two decimals; 0.00 without times. */
export function percentileText(times: readonly number[], fraction: number): string {
  return percentile(times, fraction).toFixed(2)
}
