// Draws batteries lying flat: pouches, laptop packs and packs with leads. Sizes in mm (`b` is the body, `w` wide,
// `d` deep and `h` high); `k` is px per mm.
import { seriesCells } from '../media-rules.ts'
import type { BodySize, DrawnProduct, ProductForm } from '../media-rules.ts'
import { labelArt } from './label-art.ts'
import { bodyColour, darker, lighter } from './palette.ts'
import { slab } from './solids.ts'
import { faceGroup, opposite } from './space.ts'
import type { Space } from './space.ts'
import { round1 } from './svg-text.ts'

const AMBER = '#c98a2b'
const GOLD = '#e0b64a'

export function lyingBody(space: Space, p: DrawnProduct, form: ProductForm, b: BodySize): string {
  if (form === 'laptop-pack') return laptopPack(space, p, b)
  if (form === 'flat-pack') return flatPack(space, p, b)
  if (form === 'wired-pack') return wiredPack(space, p, b)
  return pouch(space, p, b)
}

/** How far leads and tails extend beyond the body, in mm. */
export function lyingReach(form: ProductForm, b: BodySize): { right: number; front: number } {
  if (form === 'pouch') return { right: Math.min(b.w * 0.14, 16), front: 0 }
  if (form === 'wired-pack') return { right: Math.max(b.w, b.d) * 0.34, front: 0 }
  if (form === 'flat-pack') return { right: 0, front: b.d * 0.26 }
  return { right: 0, front: 0 }
}

/** Opens an SVG group on a horizontal face, with y towards the viewer; the caller closes it. Origin in mm. */
export function levelGroup(space: Space, x: number, y: number, z: number): string {
  return faceGroup(space, [x, y, z], { right: space.ux, down: opposite(space.uy) })
}

function pouch(space: Space, p: DrawnProduct, b: BodySize): string {
  const k = space.scale
  const colour = bodyColour(p.colour)
  const end = b.w * 0.935
  const margin = b.d * 0.05
  const tail = lyingReach('pouch', b).right
  const strip = Math.max(1.6, b.d * 0.12)
  return (
    slab(space, { x: 0, y: 0, z: 0, w: end, d: b.d, h: b.h, r: b.d * 0.035, fill: colour }) +
    slab(space, {
      x: end,
      y: b.d * 0.02,
      z: 0,
      w: b.w - end,
      d: b.d * 0.96,
      h: b.h * 0.86,
      r: b.d * 0.012,
      fill: '#22282b',
    }) +
    levelGroup(space, end, b.d * 0.98, b.h * 0.86) +
    `<path d="M0 ${round1(b.d * 0.1 * k)}h${round1((b.w - end) * k)}v${round1(b.d * 0.3 * k)}H0zm0 ${round1(b.d * 0.5 * k)}h${round1((b.w - end) * k)}v${round1(b.d * 0.18 * k)}H0z" fill="${AMBER}" opacity=".85"/></g>` +
    levelGroup(space, b.w, b.d * 0.66, 0.2) +
    `<path d="M0 0h${round1(tail * 0.35 * k)}q${round1(tail * 0.3 * k)} 0 ${round1(tail * 0.3 * k)} ${round1(tail * 0.4 * k)}v${round1(b.d * 0.22 * k)}" fill="none" stroke="${darker(AMBER, 0.25)}" stroke-width="${round1(strip * 0.72 * k)}"/></g>` +
    slab(space, {
      x: b.w + tail * 0.3,
      y: b.d * 0.66 - tail * 0.4 - b.d * 0.3,
      z: 0.2,
      w: tail * 0.7,
      d: b.d * 0.1,
      h: Math.min(1.4, b.h * 0.5),
      r: 0.3,
      fill: '#3a4145',
    }) +
    levelGroup(space, margin, b.d - margin, b.h) +
    labelArt(p, { w: (end - 2 * margin) * k, h: (b.d - 2 * margin) * k }) +
    '</g>'
  )
}

function laptopPack(space: Space, p: DrawnProduct, b: BodySize): string {
  const k = space.scale
  const colour = bodyColour(p.colour)
  const r = Math.min(b.d, b.w) * 0.07
  const foot = b.h * 0.84
  const inset = b.d * 0.03
  const margin = b.d * 0.14
  const socketW = Math.min(b.w * 0.3, 46)
  const blades = Array.from(
    { length: 7 },
    (_, i) =>
      `M${round1(socketW * k * (0.1 + i * 0.133))} ${round1(b.h * 0.2 * k)}v${round1(b.h * 0.3 * k)}`,
  ).join('')
  const ribs = [0.02, 0.035, 0.05]
    .map((x) => `M${round1(b.w * x * k)} ${round1(b.d * 0.28 * k)}v${round1(b.d * 0.44 * k)}`)
    .join('')
  return (
    slab(space, { x: 0, y: 0, z: 0, w: b.w, d: b.d, h: foot, r, fill: colour }) +
    faceGroup(space, [b.w * 0.55, 0, foot], { right: space.ux, down: opposite(space.uz) }) +
    `<path d="M0 ${round1(b.h * 0.12 * k)}h${round1(socketW * k)}v${round1(b.h * 0.46 * k)}H0z" fill="#0d1011"/><path d="${blades}" stroke="${GOLD}" stroke-width="${round1(socketW * k * 0.045)}"/></g>` +
    slab(space, {
      x: inset,
      y: inset,
      z: foot,
      w: b.w - 2 * inset,
      d: b.d - 2 * inset,
      h: b.h - foot,
      r,
      fill: colour,
    }) +
    levelGroup(space, inset, b.d - inset, b.h) +
    `<path d="${ribs}" stroke="${lighter(colour, 0.3)}" stroke-opacity=".6" stroke-width="1.4" stroke-linecap="round"/></g>` +
    levelGroup(space, b.w * 0.075, b.d - margin, b.h) +
    labelArt(p, { w: b.w * 0.87 * k, h: (b.d - 2 * margin) * k }) +
    '</g>'
  )
}

function flatPack(space: Space, p: DrawnProduct, b: BodySize): string {
  const k = space.scale
  const colour = bodyColour(p.colour)
  const cells = Math.min(4, seriesCells(p))
  const gap = b.w * 0.014
  const board = b.d * 0.13
  const cellW = (b.w - gap * (cells + 1)) / cells
  const cell = (i: number) =>
    slab(space, {
      x: gap + i * (cellW + gap),
      y: board,
      z: b.h * 0.5,
      w: cellW,
      d: b.d - board - gap,
      h: b.h * 0.5,
      r: b.d * 0.03,
      fill: colour,
    })
  const labelW = (cells > 1 ? cellW * 2 + gap : cellW) * 0.94
  const tail = b.d * 0.26
  const wires = wireTails(b, tail, k)
  return (
    slab(space, {
      x: 0,
      y: 0,
      z: 0,
      w: b.w,
      d: b.d,
      h: b.h * 0.5,
      r: b.d * 0.04,
      fill: '#14181a',
    }) +
    Array.from({ length: cells }, (_, i) => cell(i)).join('') +
    slab(space, {
      x: gap,
      y: gap,
      z: b.h * 0.5,
      w: b.w - 2 * gap,
      d: board - 2 * gap,
      h: b.h * 0.26,
      r: 0.5,
      fill: '#1e6b4c',
    }) +
    levelGroup(space, b.w * 0.62, 0, b.h * 0.3) +
    `<g fill="none" stroke-width="${round1(b.d * 0.026 * k)}">${wires}</g></g>` +
    slab(space, {
      x: b.w * 0.62 + b.d * 0.06,
      y: -tail - b.d * 0.02,
      z: 0,
      w: b.d * 0.2,
      d: b.d * 0.1,
      h: b.h * 0.5,
      r: 0.4,
      fill: '#e4e7e6',
    }) +
    levelGroup(space, gap + cellW * 0.04, b.d - gap * 2, b.h) +
    labelArt(p, { w: labelW * k, h: (b.d - board - gap * 3) * k }) +
    '</g>'
  )
}

function wireTails(b: BodySize, tail: number, k: number): string {
  return ['#d33c2f', '#e8e8e4', '#e9c33b', '#2b2f31']
    .map(
      (c, i) =>
        `<path d="M${round1(i * b.d * 0.035 * k)} 0q${round1(b.d * 0.01 * k)} ${round1(tail * 0.5 * k)} ${round1(b.d * 0.1 * k)} ${round1(tail * 0.75 * k)}" stroke="${c}"/>`,
    )
    .join('')
}

function wiredPack(space: Space, p: DrawnProduct, b: BodySize): string {
  const k = space.scale
  const isNickel = /ni-/i.test(p.chemistry)
  const colour = isNickel ? '#2f7d58' : bodyColour(p.colour)
  const reach = lyingReach('wired-pack', b).right
  const r = Math.min(b.h, b.d, b.w) * 0.24
  const margin = b.d * 0.09
  const thick = Math.max(1.6, Math.min(b.d, b.h) * 0.07 * k)
  const lead = (y: number, c: string) =>
    `<path d="M0 ${round1(y * k)}c${round1(reach * 0.3 * k)} 0 ${round1(reach * 0.3 * k)} ${round1(b.d * 0.26 * k)} ${round1(reach * 0.62 * k)} ${round1(b.d * 0.26 * k)}" stroke="${c}"/>`
  const seams = isNickel
    ? Array.from(
        { length: seriesCells(p) - 1 },
        (_, i) => `M0 ${round1(((i + 1) * b.d * k) / seriesCells(p))}h${round1(b.w * k)}`,
      ).join('')
    : ''
  return (
    slab(space, { x: 0, y: 0, z: 0, w: b.w, d: b.d, h: b.h, r, fill: colour }) +
    (seams
      ? `${levelGroup(space, 0, b.d, b.h)}<path d="${seams}" stroke="#000" stroke-opacity=".3"/></g>`
      : '') +
    levelGroup(space, b.w, b.d * 0.62, b.h * 0.3) +
    `<g fill="none" stroke-linecap="round" stroke-width="${round1(thick)}">${lead(0, '#cf3a2d')}${lead(b.d * 0.11, '#33393c')}</g></g>` +
    slab(space, {
      x: b.w + reach * 0.6,
      y: b.d * 0.62 - b.d * 0.47,
      z: b.h * 0.12,
      w: reach * 0.36,
      d: b.d * 0.24,
      h: b.h * 0.3,
      r: 0.3,
      fill: '#e4e7e6',
    }) +
    levelGroup(space, margin, b.d - margin, b.h) +
    labelArt(p, { w: (b.w - 2 * margin) * k, h: (b.d - 2 * margin) * k }) +
    '</g>'
  )
}
