// The two basic solids of all batteries, a rounded slab and a drum, shaded by one light. Their CSS classes are in
// sheet.ts.
import { darker, lighter } from './palette.ts'
import { pathOf } from './space.ts'
import type { Space, Vector } from './space.ts'
import { round1, round2 } from './svg-text.ts'

/** In mm: the near left corner of its base, width to the right, depth away, height up. */
export interface Slab {
  x: number
  y: number
  z: number
  w: number
  d: number
  h: number
  /** Corner radius as seen from above, in mm. */
  r: number
  fill: string
}

/** A box with rounded upright edges: wall first, then the upper face with a lit rim. */
export function slab(space: Space, s: Slab): string {
  const z1 = s.z + s.h
  const outline = roundedOutline(s, space.scale).map(([x, y]) => space.at(x, y, z1))
  const drop: Vector = [-space.uz[0] * s.h, -space.uz[1] * s.h]
  const wall = drop[1] > 0.4 ? wallOf(space, s, outline, drop) : ''
  if (Math.abs(space.uy[1]) < 0.02 * space.scale) return wall
  const paint = space.paint(
    ' x2=".7" y2="1"',
    `<stop stop-color="${lighter(s.fill, 0.24)}"/><stop offset="1" stop-color="${lighter(s.fill, 0.06)}"/>`,
  )
  return `${wall}<path d="${pathOf(outline)}" fill="${paint}" class="rm"/>`
}

function wallOf(space: Space, s: Slab, outline: Vector[], drop: Vector): string {
  const lower = lowerChain(outline)
  const first = lower[0] ?? [0, 0]
  const last = lower[lower.length - 1] ?? [0, 0]
  const shifted = lower.map((p): Vector => [p[0] + drop[0], p[1] + drop[1]]).reverse()
  const corner = space.at(s.x + s.w, s.y, s.z)[0]
  const span = last[0] - first[0] || 1
  const at = (x: number) => round2(Math.max(0, Math.min(1, (x - first[0]) / span)))
  const soft = Math.max(1.2, s.r * space.scale * 0.7)
  const stop = (x: number, colour: string) => `<stop offset="${at(x)}" stop-color="${colour}"/>`
  const stops = [
    stop(first[0], darker(s.fill, 0.22)),
    stop(first[0] + soft, s.fill),
    stop(corner - soft, darker(s.fill, 0.06)),
    stop(corner, lighter(s.fill, 0.22)),
    stop(corner + soft, darker(s.fill, 0.3)),
    stop(last[0], darker(s.fill, 0.46)),
  ]
  return `<path d="${pathOf([...lower, ...shifted])}" fill="${space.paint('', stops.join(''))}"/>`
}

/** In mm: the centre of its base, its radius and its height. */
export interface Drum {
  x: number
  y: number
  z: number
  r: number
  h: number
  fill: string
  /** Colour of the upper face if it differs from the wall. */
  lid?: string
}

/** An upright cylinder around the axis through x, y. */
export function drum(space: Space, s: Drum): string {
  const c = space.at(s.x, s.y, s.z + s.h)
  const rx = s.r * space.scale
  const ry = (Math.hypot(space.uy[1], space.ux[1]) / space.scale) * rx
  const drop = -space.uz[1] * s.h
  const lid = s.lid ?? s.fill
  const wall = `<path d="M${round1(c[0] - rx)} ${round1(c[1])}v${round1(drop)}a${round1(rx)} ${round1(ry)} 0 0 0 ${round1(2 * rx)} 0v${round1(-drop)}" fill="${space.paint('', metalStops(s.fill))}"/>`
  if (ry < 0.6) return wall
  const face = space.paint(
    ' x2="1" y2=".8"',
    `<stop stop-color="${lighter(lid, 0.42)}"/><stop offset=".55" stop-color="${lid}"/><stop offset="1" stop-color="${lighter(lid, 0.2)}"/>`,
  )
  return `${wall}<ellipse cx="${round1(c[0])}" cy="${round1(c[1])}" rx="${round1(rx)}" ry="${round1(ry)}" fill="${face}" class="rm"/>`
}

/** Light comes from the upper left: a bright line at a quarter, dark shading at the right. */
export function metalStops(fill: string): string {
  return `<stop stop-color="${darker(fill, 0.36)}"/><stop offset=".26" stop-color="${lighter(fill, 0.4)}"/><stop offset=".5" stop-color="${fill}"/><stop offset=".9" stop-color="${darker(fill, 0.48)}"/><stop offset="1" stop-color="${darker(fill, 0.3)}"/>`
}

/** The shadow on the table: the base outline shifted away from the light and blurred. */
export function groundShadow(space: Space, s: Base & { h: number }): string {
  const away = Math.min(s.h * 0.3, Math.max(s.w, s.d) * 0.12)
  const soft = round1(Math.max(4, Math.min(11, away * space.scale * 0.4)))
  const base = roundedOutline(s, space.scale).map(([x, y]) => space.at(x, y, 0))
  const from = space.at(0, 0, 0)
  const to = space.at(away * 0.55, -away * 0.2, 0)
  return (
    `<filter id="s" x="-30%" y="-40%" width="160%" height="190%"><feGaussianBlur stdDeviation="${soft}"/></filter><filter id="t"><feGaussianBlur stdDeviation="1.6"/></filter>` +
    `<path id="o" class="sh" d="${pathOf(base)}"/><use href="#o" x="${round1(to[0] - from[0])}" y="${round1(to[1] - from[1] + 2)}" filter="url(#s)"/><use href="#o" y="1" filter="url(#t)"/>`
  )
}

/** A footprint as seen from above, in mm. */
export interface Base {
  x: number
  y: number
  w: number
  d: number
  r: number
}

/** Corner points of a rounded rectangle as seen from above, counter-clockwise, in mm. */
export function roundedOutline(s: Base, scale: number): Vector[] {
  const r = Math.min(s.r, s.w / 2, s.d / 2)
  if (r <= 0)
    return [
      [s.x, s.y],
      [s.x + s.w, s.y],
      [s.x + s.w, s.y + s.d],
      [s.x, s.y + s.d],
    ]
  const centres: [number, number, number][] = [
    [s.x + s.w - r, s.y + r, -90],
    [s.x + s.w - r, s.y + s.d - r, 0],
    [s.x + r, s.y + s.d - r, 90],
    [s.x + r, s.y + r, 180],
  ]
  const seen = r * scale
  const steps = seen < 2 ? 1 : seen < 6 ? 2 : seen < 16 ? 4 : 8
  return centres.flatMap(([cx, cy, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Vector => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
    }),
  )
}

/** The part of a convex outline from its leftmost to its rightmost point along the near side. */
function lowerChain(outline: Vector[]): Vector[] {
  let left = 0
  let right = 0
  outline.forEach((p, i) => {
    const l = outline[left] ?? p
    const r = outline[right] ?? p
    if (p[0] < l[0] - 0.01 || (Math.abs(p[0] - l[0]) <= 0.01 && p[1] > l[1])) left = i
    if (p[0] > r[0] + 0.01 || (Math.abs(p[0] - r[0]) <= 0.01 && p[1] > r[1])) right = i
  })
  const chain: Vector[] = []
  for (let i = left; ; i = (i + 1) % outline.length) {
    const p = outline[i]
    if (p) chain.push(p)
    if (i === right || chain.length > outline.length) break
  }
  return chain
}
