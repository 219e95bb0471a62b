// The brand motif: a thin bar with five ticks.
import { n1 } from './svg-text.ts'

/** Path data of the bar from x, y to the right with ticks of the given half height. */
export function chargeTicks(x: number, y: number, w: number, half: number): string {
  const ticks = [0, 1, 2, 3, 4].map(
    (i) => `M${n1(x + (w * i) / 4)} ${n1(y - half)}v${n1(half * 2)}`,
  )
  return `M${n1(x)} ${n1(y)}h${n1(w)}${ticks.join('')}`
}
