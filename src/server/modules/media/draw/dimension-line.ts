// Dimension lines with arrows, extension lines and the length in mm. Their classes are defined in sheet.ts: `ha` a hair
// line, `dl` a dimension line, `da` its arrows, `in` its text.
import { round1, textAt } from './svg-text.ts'

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
    .map((x) => `M${round1(x)} ${round1(d.edge + 4 * up)}V${round1(d.y + 5 * up)}`)
    .join('')
  const isTight = d.x2 - d.x1 < TIGHT
  const line = isTight
    ? `M${round1(d.x1 - 18)} ${round1(d.y)}H${round1(d.x1)}M${round1(d.x2)} ${round1(d.y)}h18`
    : `M${round1(d.x1)} ${round1(d.y)}H${round1(d.x2)}`
  const turn = isTight ? -1 : 1
  const arrows = `M${round1(d.x1)} ${round1(d.y)}l${7 * turn}-2.4v4.8zM${round1(d.x2)} ${round1(d.y)}l${-7 * turn}-2.4v4.8z`
  return `<path class="ha" d="${extend}"/><path class="dl" d="${line}"/><path class="da" d="${arrows}"/>${textAt(d.text, { x: (d.x1 + d.x2) / 2, y: d.y - 6, size: 13, attributes: 'class="in" text-anchor="middle"' })}`
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
    .map((y) => `M${round1(d.edge + 4 * side)} ${round1(y)}H${round1(d.x + 5 * side)}`)
    .join('')
  const isTight = d.y2 - d.y1 < TIGHT
  const line = isTight
    ? `M${round1(d.x)} ${round1(d.y1 - 18)}V${round1(d.y1)}M${round1(d.x)} ${round1(d.y2)}v18`
    : `M${round1(d.x)} ${round1(d.y1)}V${round1(d.y2)}`
  const turn = isTight ? -1 : 1
  const arrows = `M${round1(d.x)} ${round1(d.y1)}l-2.4 ${7 * turn}h4.8zM${round1(d.x)} ${round1(d.y2)}l-2.4 ${-7 * turn}h4.8z`
  const middle = (d.y1 + d.y2) / 2
  return `<path class="ha" d="${extend}"/><path class="dl" d="${line}"/><path class="da" d="${arrows}"/>${textAt(d.text, { x: 0, y: -6, size: 13, attributes: `class="in" text-anchor="middle" transform="translate(${round1(d.x)} ${round1(middle)})rotate(-90)"` })}`
}
