// Dimension lines with arrows, extension lines and the length in mm. Their classes are defined in sheet.ts: `ha` a hair
// line, `dl` a dimension line, `da` its arrows.
import { n1, textAt } from './svg-text.ts'

/** For shorter lengths in px the arrows are drawn outside, pointing inwards. */
const TIGHT = 34

/** A dimension above or below an edge from x1 to x2; edge is where the extension lines start. */
export function horizontalDimension(d: {
  x1: number
  x2: number
  y: number
  edge: number
  text: string
}): string {
  const up = Math.sign(d.y - d.edge) || -1
  const extend = [d.x1, d.x2]
    .map((x) => `M${n1(x)} ${n1(d.edge + 4 * up)}V${n1(d.y + 5 * up)}`)
    .join('')
  const tight = d.x2 - d.x1 < TIGHT
  const line = tight
    ? `M${n1(d.x1 - 18)} ${n1(d.y)}H${n1(d.x1)}M${n1(d.x2)} ${n1(d.y)}h18`
    : `M${n1(d.x1)} ${n1(d.y)}H${n1(d.x2)}`
  const turn = tight ? -1 : 1
  const arrows = `M${n1(d.x1)} ${n1(d.y)}l${7 * turn}-2.4v4.8zM${n1(d.x2)} ${n1(d.y)}l${-7 * turn}-2.4v4.8z`
  return `<path class="ha" d="${extend}"/><path class="dl" d="${line}"/><path class="da" d="${arrows}"/>${textAt(d.text, { x: (d.x1 + d.x2) / 2, y: d.y - 6, size: 13, more: 'class="in" text-anchor="middle"' })}`
}

/** A dimension left of an edge from y1 to y2. */
export function verticalDimension(d: {
  y1: number
  y2: number
  x: number
  edge: number
  text: string
}): string {
  const side = Math.sign(d.x - d.edge) || -1
  const extend = [d.y1, d.y2]
    .map((y) => `M${n1(d.edge + 4 * side)} ${n1(y)}H${n1(d.x + 5 * side)}`)
    .join('')
  const tight = d.y2 - d.y1 < TIGHT
  const line = tight
    ? `M${n1(d.x)} ${n1(d.y1 - 18)}V${n1(d.y1)}M${n1(d.x)} ${n1(d.y2)}v18`
    : `M${n1(d.x)} ${n1(d.y1)}V${n1(d.y2)}`
  const turn = tight ? -1 : 1
  const arrows = `M${n1(d.x)} ${n1(d.y1)}l-2.4 ${7 * turn}h4.8zM${n1(d.x)} ${n1(d.y2)}l-2.4 ${-7 * turn}h4.8z`
  const middle = (d.y1 + d.y2) / 2
  return `<path class="ha" d="${extend}"/><path class="dl" d="${line}"/><path class="da" d="${arrows}"/>${textAt(d.text, { x: 0, y: -6, size: 13, more: `class="in" text-anchor="middle" transform="translate(${n1(d.x)} ${n1(middle)})rotate(-90)"` })}`
}
