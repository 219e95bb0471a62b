// Draws round cells: cylinders with their sleeve, coin cells with their stamped face, zinc-air buttons with the
// pull tab. Sizes in mm, but `R` is a radius in px; `k` is px per mm.
import type { BodySize, DrawnProduct, ProductForm } from '../media-rules.ts'
import { levelGroup } from './body-lying.ts'
import { bodyColour, seriesColour, darker } from './palette.ts'
import { drum } from './solids.ts'
import type { Space } from './space.ts'
import { figureText, latinOnly, round1, textAt } from './svg-text.ts'

const STEEL = '#bcc4c9'

export function roundBody(space: Space, p: DrawnProduct, form: ProductForm, b: BodySize): string {
  if (form === 'cylinder') return cylinder(space, p, b)
  return form === 'coin' ? coin(space, p, b) : airButton(space, p, b)
}

/** The name stamped on a cell: its size if known, else the item number. */
export function stampedName(p: DrawnProduct): string {
  return latinOnly(p.sizeName ?? '') || latinOnly(p.itemNo)
}

/** Tab colours of the four hearing aid sizes (IEC 60086), by diameter and height in mm. */
export function tabColour(b: BodySize): string {
  if (b.w < 6.5) return '#e8bd1c'
  if (b.w < 9) return b.h < 4.5 ? '#8a5a34' : '#e07b1f'
  return '#2b68b0'
}

function cylinder(space: Space, p: DrawnProduct, b: BodySize): string {
  const r = b.w / 2
  const k = space.scale
  const sleeve = bodyColour(p.colour)
  const axis = { x: r, y: r }
  const bandZ = b.h * 0.74
  const foot = b.h * 0.018
  const body =
    drum(space, { ...axis, z: 0, r: r * 0.95, h: foot, fill: STEEL }) +
    drum(space, { ...axis, z: foot, r, h: bandZ - foot, fill: sleeve }) +
    drum(space, {
      ...axis,
      z: bandZ,
      r,
      h: b.h * 0.2,
      fill: seriesColour(p.styleType),
      lid: STEEL,
    }) +
    drum(space, { ...axis, z: b.h * 0.94, r: r * 0.86, h: b.h * 0.022, fill: STEEL }) +
    drum(space, { ...axis, z: b.h * 0.962, r: r * 0.36, h: b.h * 0.038, fill: '#cdd4d8' })
  const c = space.at(r, r, 0)
  const rise = -space.uz[1]
  const drop = Math.hypot(space.ux[1], space.uy[1]) * r
  const y0 = c[1] + drop
  const isDark = /black|grey/i.test(p.colour)
  const ink = isDark ? '#f2f5f4' : '#10201a'
  const room = (bandZ - foot) * rise * 0.9
  const size = Math.min(b.w * k * 0.34, room * 0.2)
  const centre = y0 - rise * (foot + (bandZ - foot) / 2)
  const bandMid = y0 - rise * (bandZ + b.h * 0.1)
  const figures = `${figureText(p.voltage)} V  ${figureText(p.capacityMah)} mAh`
  return (
    body +
    `<g transform="translate(${round1(c[0])} ${round1(centre)})rotate(-90)" text-anchor="middle" fill="${ink}">` +
    textAt(stampedName(p), {
      x: 0,
      y: size * 0.05,
      size,
      maxWidth: room,
      attributes: 'font-weight="700"',
    }) +
    textAt(figures, { x: 0, y: size * 0.75, size: size * 0.5, maxWidth: room }) +
    '</g>' +
    textAt('+', {
      x: c[0],
      y: bandMid + size * 0.32,
      size: size * 1.1,
      attributes: 'text-anchor="middle" font-weight="700" fill="#fff"',
    })
  )
}

function coin(space: Space, p: DrawnProduct, b: BodySize): string {
  const r = b.w / 2
  const k = space.scale
  const R = r * k
  const axis = { x: r, y: r }
  const name = stampedName(p)
  const nameSize = Math.min(R * 0.36, (R * 1.3) / Math.max(4, name.length * 0.62))
  const ink = `fill="${darker(STEEL, 0.62)}"`
  return (
    drum(space, { ...axis, z: 0, r: r * 0.9, h: b.h * 0.3, fill: '#a5aeb4' }) +
    drum(space, { ...axis, z: b.h * 0.24, r, h: b.h * 0.76, fill: STEEL }) +
    levelGroup(space, r, r, b.h) +
    `<circle r="${round1(R * 0.93)}" fill="none" stroke="#fff" stroke-opacity=".7"/><circle r="${round1(R * 0.91)}" fill="none" stroke="#5d686e" stroke-opacity=".5"/>` +
    `<g text-anchor="middle" ${ink}>` +
    textAt(latinOnly(p.brand).toUpperCase(), {
      x: 0,
      y: -R * 0.4,
      size: R * 0.15,
      maxWidth: R * 1.2,
      attributes: 'font-weight="600" letter-spacing="1"',
    }) +
    textAt(name, {
      x: 0,
      y: R * 0.1,
      size: nameSize,
      maxWidth: R * 1.5,
      attributes: 'font-weight="700"',
    }) +
    textAt(`${figureText(p.voltage)} V`, { x: 0, y: R * 0.4, size: R * 0.2 }) +
    `<path d="M${round1(-R * 0.11)} ${round1(R * 0.62)}h${round1(R * 0.22)}M0 ${round1(R * 0.51)}v${round1(R * 0.22)}" stroke="${darker(STEEL, 0.62)}" stroke-width="${round1(R * 0.045)}"/></g></g>`
  )
}

function airButton(space: Space, p: DrawnProduct, b: BodySize): string {
  const r = b.w / 2
  const k = space.scale
  const R = r * k
  const tab = tabColour(b)
  const axis = { x: r, y: r }
  const tail = `M${round1(R * 0.5)} ${round1(-R * 0.42)}L${round1(R * 1.5)} ${round1(-R * 0.42)}q${round1(R * 0.42)} 0 ${round1(R * 0.42)} ${round1(R * 0.42)}t${round1(-R * 0.42)} ${round1(R * 0.42)}L${round1(R * 0.5)} ${round1(R * 0.42)}z`
  return (
    drum(space, { ...axis, z: 0, r: r * 0.86, h: b.h * 0.3, fill: '#a5aeb4' }) +
    drum(space, { ...axis, z: b.h * 0.2, r, h: b.h * 0.8, fill: STEEL }) +
    levelGroup(space, r, r, b.h) +
    `<path d="${tail}" fill="${tab}"/><circle r="${round1(R * 0.86)}" fill="${tab}"/><circle r="${round1(R * 0.86)}" fill="none" stroke="#fff" stroke-opacity=".5"/>` +
    `<path d="M${round1(R * 0.86)} 0h${round1(R * 0.8)}" stroke="#fff" stroke-opacity=".45" stroke-dasharray="3 3"/>` +
    `<g text-anchor="middle" fill="#fff">` +
    textAt(stampedName(p), {
      x: 0,
      y: R * 0.02,
      size: R * 0.3,
      maxWidth: R * 1.4,
      attributes: 'font-weight="700"',
    }) +
    textAt(`${figureText(p.voltage)} V`, { x: 0, y: R * 0.34, size: R * 0.2 }) +
    textAt(latinOnly(p.brand).toUpperCase(), {
      x: 0,
      y: -R * 0.42,
      size: R * 0.14,
      maxWidth: R,
      attributes: 'letter-spacing="1"',
    }) +
    '</g></g>'
  )
}

/** How far the pull tab of a zinc-air cell extends, in mm. */
export function roundReach(form: ProductForm, b: BodySize): number {
  return form === 'zinc-air-button' ? b.w * 0.48 : 0
}
