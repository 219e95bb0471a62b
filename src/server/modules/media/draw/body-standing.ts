// Draws upright batteries: lead-acid blocks, 9 V and lithium blocks, tool packs, hard cases, chargers. Sizes in mm; `k`
// is px per mm.
import type { BodySize, DrawnProduct, ProductForm } from '../media-rules.ts'
import { levelGroup } from './body-lying.ts'
import { labelArt } from './label-art.ts'
import { bodyColour, seriesColour, darker, lighter } from './palette.ts'
import { drum, slab } from './solids.ts'
import { faceGroup, opposite } from './space.ts'
import type { Space } from './space.ts'
import { round1 } from './svg-text.ts'

const GOLD = '#e0b64a'
const STEEL = '#c3cace'
const RED = '#c0392b'

export function standingBody(
  space: Space,
  p: DrawnProduct,
  form: ProductForm,
  b: BodySize,
): string {
  if (form === 'sealed-lead-acid') return leadAcid(space, p, b)
  if (form === 'block') return block(space, p, b)
  if (form === 'slide-pack') return slidePack(space, p, b)
  if (form === 'charger') return charger(space, p, b)
  return hardPack(space, p, b)
}

/** How far terminals, or the prongs of a charger, rise above the body, in mm. Tall blocks are 9 V blocks. */
export function standingReach(form: ProductForm, b: BodySize): number {
  if (form === 'sealed-lead-acid') return Math.min(8, b.h * 0.09)
  if (form === 'charger') return 17
  return form === 'block' && b.h > b.w * 1.5 ? b.h * 0.06 : 0
}

function frontLabel(
  space: Space,
  p: DrawnProduct,
  x: number,
  w: number,
  z: number,
  h: number,
): string {
  const k = space.scale
  return `${faceGroup(space, [x, 0, z + h], { right: space.ux, down: opposite(space.uz) })}${labelArt(p, { w: w * k, h: h * k })}</g>`
}

function leadAcid(space: Space, p: DrawnProduct, b: BodySize): string {
  const colour = bodyColour(p.colour)
  // Sets above 12 V consist of several 12 V batteries; each is drawn as its own case.
  const count = p.voltage > 12 ? Math.min(4, Math.round(p.voltage / 12)) : 1
  const w = b.w / count
  const lidZ = b.h * 0.88
  const rise = standingReach('sealed-lead-acid', b)
  const cases = Array.from({ length: count }, (_, i) => {
    const x = i * w
    return (
      slab(space, { x, y: 0, z: 0, w: w * 0.996, d: b.d, h: lidZ, r: 2, fill: colour }) +
      slab(space, {
        x: x + w * 0.006,
        y: b.d * 0.01,
        z: lidZ,
        w: w * 0.984,
        d: b.d * 0.98,
        h: b.h - lidZ,
        r: 2,
        fill: lighter(colour, 0.06),
      }) +
      valveStrip(space, x + w * 0.22, w * 0.56, b)
    )
  }).join('')
  const terminal = (x: number, base: string) =>
    slab(space, {
      x: x - 6,
      y: b.d * 0.5 - 6,
      z: b.h,
      w: 12,
      d: 12,
      h: rise * 0.18,
      r: 1.5,
      fill: base,
    }) +
    slab(space, {
      x: x - 3.2,
      y: b.d * 0.5 - 0.6,
      z: b.h + rise * 0.18,
      w: 6.3,
      d: 1.2,
      h: rise * 0.82,
      r: 0.2,
      fill: STEEL,
    })
  const edge = Math.min(b.w * 0.1, 14)
  return (
    cases +
    terminal(edge, '#15191b') +
    terminal(b.w - edge, RED) +
    frontLabel(space, p, b.w * 0.07, b.w * 0.86, b.h * 0.1, b.h * 0.7)
  )
}

function valveStrip(space: Space, x: number, w: number, b: BodySize): string {
  const k = space.scale
  const h = b.d * 0.34
  const lines = [1, 2, 3, 4, 5]
    .map((i) => `M${round1((w * k * i) / 6)} 0v${round1(h * k)}`)
    .join('')
  return `${levelGroup(space, x, b.d * 0.67, b.h)}<path d="M0 0h${round1(w * k)}v${round1(h * k)}H0z${lines}" fill="#000" fill-opacity=".12" stroke="#000" stroke-opacity=".28"/></g>`
}

function block(space: Space, p: DrawnProduct, b: BodySize): string {
  const colour = bodyColour(p.colour)
  const band = b.h * 0.74
  const cap = b.h * 0.955
  const r = b.d * 0.16
  const series = seriesColour(p.styleType)
  const lid = { x: b.w * 0.03, y: b.d * 0.04, z: cap, w: b.w * 0.94, d: b.d * 0.92, h: b.h * 0.02 }
  return (
    slab(space, { x: 0, y: 0, z: 0, w: b.w, d: b.d, h: band, r, fill: colour }) +
    slab(space, { x: 0, y: 0, z: band, w: b.w, d: b.d, h: cap - band, r, fill: series }) +
    slab(space, { ...lid, r, fill: '#23292b' }) +
    (b.h > b.w * 1.5 ? snaps(space, b) : flatContacts(space, b)) +
    frontLabel(space, p, b.w * 0.08, b.w * 0.84, b.h * 0.1, b.h * 0.56)
  )
}

/** The two snaps of a 9 V block: small positive stud, wide negative socket. */
function snaps(space: Space, b: BodySize): string {
  const x = b.w * 0.27
  const snap = { y: b.d / 2, z: b.h * 0.975, h: b.h * 0.05, fill: STEEL }
  const stud = { x, y: b.d / 2, z: b.h * 1.025, r: b.d * 0.11, h: b.h * 0.004, fill: '#8d979c' }
  return (
    drum(space, { ...snap, x, r: b.d * 0.17 }) +
    drum(space, stud) +
    drum(space, { ...snap, x: b.w - x, r: b.d * 0.23, lid: '#4b5459' })
  )
}

function flatContacts(space: Space, b: BodySize): string {
  const pad = {
    y: b.d * 0.3,
    z: b.h * 0.975,
    w: b.w * 0.24,
    d: b.d * 0.4,
    h: 0.3,
    r: 0.6,
    fill: GOLD,
  }
  return slab(space, { ...pad, x: b.w * 0.12 }) + slab(space, { ...pad, x: b.w * 0.64 })
}

function slidePack(space: Space, p: DrawnProduct, b: BodySize): string {
  const k = space.scale
  const colour = bodyColour(p.colour)
  const base = b.h * 0.62
  const railW = b.w * 0.64
  const railX = (b.w - railW) / 2
  const slots = [0.16, 0.38, 0.6, 0.82]
    .map((i) => `M${round1(railW * i * k)} ${round1(b.h * 0.05 * k)}v${round1(b.h * 0.2 * k)}`)
    .join('')
  return (
    slab(space, { x: 0, y: 0, z: 0, w: b.w, d: b.d, h: base, r: b.w * 0.1, fill: colour }) +
    slab(space, {
      x: railX,
      y: b.d * 0.1,
      z: base,
      w: railW,
      d: b.d * 0.72,
      h: b.h * 0.16,
      r: 2,
      fill: darker(colour, 0.25),
    }) +
    slab(space, {
      x: railX - b.w * 0.07,
      y: b.d * 0.1,
      z: base + b.h * 0.16,
      w: railW + b.w * 0.14,
      d: b.d * 0.72,
      h: b.h * 0.1,
      r: 2,
      fill: colour,
    }) +
    slab(space, {
      x: railX,
      y: b.d * 0.1,
      z: base + b.h * 0.26,
      w: railW,
      d: b.d * 0.66,
      h: b.h * 0.12,
      r: 2,
      fill: lighter(colour, 0.05),
    }) +
    faceGroup(space, [railX, b.d * 0.1, base + b.h * 0.32], {
      right: space.ux,
      down: opposite(space.uz),
    }) +
    `<path d="${slots}" stroke="#0c0f10" stroke-width="${round1(railW * 0.1 * k)}"/><path d="${slots}" stroke="${GOLD}" stroke-width="${round1(railW * 0.035 * k)}"/></g>` +
    faceGroup(space, [b.w * 0.3, 0, base * 0.94], { right: space.ux, down: opposite(space.uz) }) +
    `<rect width="${round1(b.w * 0.4 * k)}" height="${round1(base * 0.2 * k)}" rx="3" fill="${seriesColour(p.styleType)}"/></g>` +
    frontLabel(space, p, b.w * 0.1, b.w * 0.8, base * 0.1, base * 0.58)
  )
}

function hardPack(space: Space, p: DrawnProduct, b: BodySize): string {
  const k = space.scale
  const pads = [0.2, 0.36, 0.52, 0.68]
    .map(
      (x) =>
        `M${round1(b.w * x * k)} ${round1(b.d * 0.34 * k)}h${round1(b.w * 0.09 * k)}v${round1(b.d * 0.3 * k)}h${round1(-b.w * 0.09 * k)}z`,
    )
    .join('')
  return (
    slab(space, {
      x: 0,
      y: 0,
      z: 0,
      w: b.w,
      d: b.d,
      h: b.h,
      r: Math.min(b.w, b.d) * 0.14,
      fill: bodyColour(p.colour),
    }) +
    `${levelGroup(space, 0, b.d, b.h)}<path d="${pads}" fill="${GOLD}"/></g>` +
    frontLabel(space, p, b.w * 0.08, b.w * 0.84, b.h * 0.1, b.h * 0.8)
  )
}

function charger(space: Space, p: DrawnProduct, b: BodySize): string {
  const prong = (x: number) =>
    slab(space, { x, y: b.d * 0.5, z: b.h, w: 6.3, d: 1.5, h: 17, r: 0.2, fill: STEEL })
  return (
    slab(space, { x: 0, y: 0, z: 0, w: b.w, d: b.d, h: b.h, r: 5, fill: bodyColour(p.colour) }) +
    prong(b.w * 0.28) +
    prong(b.w * 0.6) +
    frontLabel(space, p, b.w * 0.1, b.w * 0.8, b.h * 0.14, b.h * 0.6)
  )
}
