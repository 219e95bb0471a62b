// The brand motif: a thin bar with five ticks.
import { round1 } from './svg-text.ts'

/** Path data of the bar from x, y to the right with ticks of the given half height. */
export function chargeTicks(x: number, y: number, w: number, half: number): string {
  const ticks = [0, 1, 2, 3, 4].map(
    (i) => `M${round1(x + (w * i) / 4)} ${round1(y - half)}v${round1(half * 2)}`,
  )
  return `M${round1(x)} ${round1(y)}h${round1(w)}${ticks.join('')}`
}
