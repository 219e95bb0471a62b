// The printed label of a battery, laid out for the available space.
import { figureText, latinOnly, round1, textAt, textWidth } from './svg-text.ts'
import { chargeTicks } from './charge-ticks.ts'
import { seriesColour } from './palette.ts'
import { barCode, barsPath } from './ean-bars.ts'
import type { DrawnProduct } from '../media-rules.ts'

const BOLD = 'font-weight="700" fill="#10201a"'
const SEMI = 'font-weight="600" fill="#10201a"'
const SOFT = 'fill="#51615b"'

interface Room {
  w: number
  h: number
}

/** Draws the label with its upper left corner at 0, 0. `room`: the free area in px. Empty when it is too small. */
export function labelArt(p: DrawnProduct, room: Room): string {
  if (room.w < 30 || room.h < 8) return ''
  const plate = `<rect width="${round1(room.w)}" height="${round1(room.h)}" rx="2.5" fill="#fcfdfc"/>`
  if (room.h < 26) return plate + stripOnly(p, room)
  return plate + (room.w / room.h > 2.5 ? wideLabel(p, room) : fullLabel(p, room))
}

/** The caption beside the brand: what kind of series it is. The brand is the name of the series. */
export function seriesCaption(p: DrawnProduct): string {
  return p.styleType === 'high-performance' ? 'HIGH PERFORMANCE' : 'REPLACEMENT'
}

function stripOnly(p: DrawnProduct, { w, h }: Room): string {
  const size = h * 0.56
  return (
    `<path d="M0 0h${round1(h * 0.28)}v${round1(h)}h${round1(-h * 0.28)}z" fill="${seriesColour(p.styleType)}"/>` +
    textAt(latinOnly(`${p.itemNo}  ${figureText(p.voltage)} V  ${figureText(p.capacityMah)} mAh`), {
      x: h * 0.5,
      y: h * 0.7,
      size,
      maxWidth: w - h * 0.8,
      attributes: SEMI,
    })
  )
}

/** In the layouts below `u` is the unit of length and `m` the margin, both in px. */
function fullLabel(p: DrawnProduct, { w, h }: Room): string {
  const u = Math.min(h / 12, w / 15)
  const m = u * 0.9
  const right = w - m
  const y = u * 2.1
  const room = w - 2 * m
  const bars = barCode(p.ean)
  const barW = Math.min(room * 0.42, u * 7)
  const box = { x: right - barW, y: h - m * 0.8 - u * 1.7, w: barW, h: u * 1.7 }
  const energy = { x: m, y: h - m * 0.9, size: u * 1.15, maxWidth: room * 0.3, attributes: SEMI }
  return (
    labelHead(p, { w, m, u }) +
    textAt(latinOnly(p.itemNo), {
      x: m,
      y: y + u * 2,
      size: u * 1.8,
      maxWidth: room,
      attributes: BOLD,
    }) +
    textAt(latinOnly(p.chemistry), {
      x: m,
      y: y + u * 3.25,
      size: u * 0.9,
      maxWidth: room,
      attributes: SOFT,
    }) +
    tickRule(m, y + u * 4.1, room, p) +
    labelFigures(p, { m, right, y: y + u * 6.15, u }) +
    textAt(`${figureText(p.energyWh)} Wh`, energy) +
    (bars && barW > 34 ? barsPath(bars, box) : '')
  )
}

function labelHead(p: DrawnProduct, { w, m, u }: { w: number; m: number; u: number }): string {
  const band = u * 2.1
  const room = w - 2 * m
  const nameStyle = 'font-weight="700" fill="#fff" letter-spacing=".6"'
  const captionStyle = 'fill="#fff" text-anchor="end"'
  const name = latinOnly(p.brand).toUpperCase()
  return (
    `<path d="M0 2.5q0-2.5 2.5-2.5H${round1(w - 2.5)}q2.5 0 2.5 2.5V${round1(band)}H0z" fill="${seriesColour(p.styleType)}"/>` +
    textAt(name, {
      x: m,
      y: band * 0.68,
      size: u * 1.15,
      maxWidth: room * 0.6,
      attributes: nameStyle,
    }) +
    textAt(seriesCaption(p), {
      x: w - m,
      y: band * 0.66,
      size: u * 0.7,
      maxWidth: room * 0.36,
      attributes: captionStyle,
    })
  )
}

function labelFigures(
  p: DrawnProduct,
  at: { m: number; right: number; y: number; u: number },
): string {
  const { m, right, y, u } = at
  const room = right - m
  const volts = `${figureText(p.voltage)} V`
  const end = m + Math.min(room * 0.36, textWidth(volts, u * 1.7)) + u * 0.4
  const size = u * 1.55
  return (
    textAt(volts, { x: m, y, size, maxWidth: room * 0.36, attributes: BOLD }) +
    directCurrent(end, y - u * 0.5, u) +
    textAt(`${figureText(p.capacityMah)} mAh`, {
      x: right,
      y,
      size,
      maxWidth: room * 0.5,
      attributes: `${BOLD} text-anchor="end"`,
    })
  )
}

function wideLabel(p: DrawnProduct, { w, h }: Room): string {
  const u = Math.min(h / 7, w / 25)
  const side = u * 0.8
  const x = side + u * 0.9
  const middle = h / 2
  const colour = seriesColour(p.styleType)
  const bars = barCode(p.ean)
  const barW = bars && w > 150 ? Math.min(u * 5.6, w * 0.22) : 0
  const textRoom = w - x - barW - u * (barW ? 2.4 : 1.8)
  const leftWidth = textRoom * 0.58
  const x2 = x + leftWidth + u * 0.8
  const rightWidth = textRoom - leftWidth
  const leftColumn = { x, maxWidth: leftWidth }
  const parts = [
    `<path d="M0 2.5q0-2.5 2.5-2.5H${round1(side)}V${round1(h)}H2.5Q0 ${round1(h)} 0 ${round1(h - 2.5)}z" fill="${colour}"/>`,
    textAt(latinOnly(p.brand).toUpperCase(), {
      ...leftColumn,
      y: middle - u * 1.55,
      size: u,
      attributes: `font-weight="700" fill="${colour}" letter-spacing=".5"`,
    }),
    textAt(latinOnly(p.itemNo), {
      ...leftColumn,
      y: middle + u * 0.55,
      size: u * 1.8,
      attributes: BOLD,
    }),
    textAt(latinOnly(p.chemistry), {
      ...leftColumn,
      y: middle + u * 2.2,
      size: u * 0.95,
      attributes: SOFT,
    }),
    textAt(`${figureText(p.voltage)} V`, {
      x: x2,
      y: middle - u * 1.1,
      size: u * 1.5,
      maxWidth: rightWidth * 0.7,
      attributes: BOLD,
    }),
    tickRule(x2, middle - u * 0.35, rightWidth - u * 0.6, p),
    textAt(`${figureText(p.capacityMah)} mAh`, {
      x: x2,
      y: middle + u * 1.3,
      size: u * 1.4,
      maxWidth: rightWidth - u * 0.4,
      attributes: BOLD,
    }),
    textAt(`${figureText(p.energyWh)} Wh`, {
      x: x2,
      y: middle + u * 2.6,
      size: u * 0.95,
      maxWidth: rightWidth,
      attributes: SOFT,
    }),
  ]
  if (bars && barW)
    parts.push(barsPath(bars, { x: w - barW - u * 0.8, y: middle - u * 2.3, w: barW, h: u * 4.6 }))
  return parts.join('')
}

/** The charge bar as a rule between name and figures. */
export function tickRule(x: number, y: number, w: number, p: DrawnProduct): string {
  return `<path d="${chargeTicks(x, y, w, 2)}" fill="none" stroke="#b9c7c1" stroke-width=".8"/><path d="M${round1(x)} ${round1(y)}h${round1(w * 0.75)}" stroke="${seriesColour(p.styleType)}" stroke-width="1.8"/>`
}

/** The direct current symbol, drawn because few fonts contain it. */
export function directCurrent(x: number, y: number, u: number): string {
  return `<path d="M${round1(x)} ${round1(y - u * 0.25)}h${round1(u * 1.3)}m${round1(-u * 1.3)} ${round1(u * 0.5)}h${round1(u * 0.3)}m${round1(u * 0.2)} 0h${round1(u * 0.3)}m${round1(u * 0.2)} 0h${round1(u * 0.3)}" stroke="#10201a" stroke-width="${round1(u * 0.17)}"/>`
}
