// Formats the figures of the search benchmark.
import { percentile } from '../test/support/compare-times.ts'

/** `part` of `whole` with three decimals; empty if there is no whole. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '' : (part / whole).toFixed(3)
}

/** A percentile of times in ms, with two decimals; 0.00 without times. */
export function percentileText(times: readonly number[], fraction: number): string {
  return percentile(times, fraction).toFixed(2)
}
