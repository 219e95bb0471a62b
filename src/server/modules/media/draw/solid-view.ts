// A product as a solid on the table from any camera angle; shared by the front and three-quarter views. Its CSS
// classes are in sheet.ts.
import { bodySize, isLying, isRound, productForm } from '../media-rules.ts'
import type { BodySize, DrawnProduct, ProductForm } from '../media-rules.ts'
import { lyingBody, lyingReach } from './body-lying.ts'
import { roundBody, roundReach } from './body-round.ts'
import { standingBody, standingReach } from './body-standing.ts'
import { groundShadow } from './solids.ts'
import { createSpace } from './space.ts'
import type { Box, Camera, Extent, Space } from './space.ts'
import { round1, textAt } from './svg-text.ts'

/** Number of pieces drawn at most; the quantity beside them says how many the retail package contains (`packQty`). */
const MAX_DRAWN = 10

export function frontCamera(form: ProductForm): Camera {
  return isLying(form) || form === 'coin' || form === 'zinc-air-button'
    ? { turn: 0, rise: 90 }
    : { turn: 0, rise: 7 }
}

export function angleCamera(form: ProductForm): Camera {
  if (isLying(form)) return { turn: 27, rise: 50 }
  if (form === 'cylinder') return { turn: 20, rise: 24 }
  return isRound(form) ? { turn: 16, rise: 44 } : { turn: 31, rise: 25 }
}

export function solidView(p: DrawnProduct, camera: Camera, box: Box): string {
  const form = productForm(p)
  const b = bodySize(p)
  const places = placesOf(p.packQty, form, b)
  const space = createSpace(camera, extentOf(form, b, places), boxFor(form, p.packQty, box))
  const art = `${shadowOf(space, form, b)}${bodyOf(space, p, form, b)}`
  const [first] = places
  const from = space.at(first?.[0] ?? 0, first?.[1] ?? 0, 0)
  const zero = space.at(0, 0, 0)
  const pieces = places.map(([x, y], i) => {
    const at = space.at(x, y, 0)
    if (i > 0)
      return `<use href="#u" x="${round1(at[0] - from[0])}" y="${round1(at[1] - from[1])}"/>`
    const moved =
      places.length > 1
        ? ` id="u" transform="translate(${round1(at[0] - zero[0])} ${round1(at[1] - zero[1])})"`
        : ''
    return `<g${moved}>${art}</g>`
  })
  return space.paints() + pieces.join('') + (p.packQty > 1 ? quantityMark(p.packQty) : '')
}

export function bodyOf(space: Space, p: DrawnProduct, form: ProductForm, b: BodySize): string {
  if (isRound(form)) return roundBody(space, p, form, b)
  return isLying(form) ? lyingBody(space, p, form, b) : standingBody(space, p, form, b)
}

function shadowOf(space: Space, form: ProductForm, b: BodySize): string {
  const narrow = Math.min(b.w, b.d)
  const corner =
    form === 'wired-pack'
      ? Math.min(narrow, b.h) * 0.24
      : narrow * (form === 'block' || form === 'hard-pack' ? 0.16 : 0.08)
  const r = isRound(form) ? b.w / 2 : corner
  return groundShadow(space, { x: 0, y: 0, w: b.w, d: b.d, r, h: b.h })
}

/** Positions of the pieces of a retail package, farthest first. */
function placesOf(quantity: number, form: ProductForm, b: BodySize): [number, number][] {
  const count = Math.max(1, Math.min(MAX_DRAWN, Math.round(quantity) || 1))
  const isFlat = isLying(form) || form === 'coin' || form === 'zinc-air-button'
  const lines = count === 1 ? 1 : isFlat ? (count > 6 ? 3 : 2) : count > 5 ? 2 : 1
  const reach = roundReach(form, b)
  const places: [number, number][] = []
  for (let i = 0; i < count; i++) {
    const line = i % lines
    const shift = line % 2 && isRound(form) ? b.w * 0.5 : 0
    const column = Math.floor(i / lines)
    places.push([column * (b.w * 1.14 + reach * 0.7) + shift, line * b.d * 1.16])
  }
  return places.sort((a, z) => z[1] - a[1] || a[0] - z[0])
}

function extentOf(form: ProductForm, b: BodySize, places: [number, number][]): Extent {
  const reach = isLying(form) ? lyingReach(form, b) : { right: roundReach(form, b), front: 0 }
  const above = isRound(form) || isLying(form) ? 0 : standingReach(form, b)
  const right = Math.max(...places.map((at) => at[0]))
  const back = Math.max(...places.map((at) => at[1]))
  return { from: [0, -reach.front, 0], to: [right + b.w + reach.right, back + b.d, b.h + above] }
}

/** The box without a margin, which is widest around a single coin cell: it would fill the sheet edge to edge. */
function boxFor(form: ProductForm, pieces: number, box: Box): Box {
  const share = form === 'coin' && pieces === 1 ? 0.8 : pieces > 1 ? 0.84 : 0.94
  return {
    x: box.x + (box.w * (1 - share)) / 2,
    y: box.y + (box.h * (1 - share)) / 2 - 3,
    w: box.w * share,
    h: box.h * share,
  }
}

function quantityMark(quantity: number): string {
  return `<rect class="ha" x="408" y="20" width="50" height="26" rx="13"/>${textAt(`× ${quantity}`, { x: 433, y: 38, size: 14, maxWidth: 42, attributes: 'class="in" text-anchor="middle" font-weight="600"' })}`
}
