// The thumbnail of a product for table rows and cards: form and colour without small text.
import { bodySize, isLying, isRound, productForm } from '../media-rules.ts'
import type { BodySize, DrawnProduct, ProductForm } from '../media-rules.ts'
import { bodyColour, brandColour, darker, lighter } from './palette.ts'
import { tabColour } from './body-round.ts'
import { openSpace, pathOf } from './space.ts'
import type { Space } from './space.ts'
import { escapeXml, n1 } from './svg-text.ts'

const STEEL = '#bcc4c9'

/** SVG, viewBox 0 0 96 72, transparent background, at most 1.2 KB. */
export function drawThumbnail(p: DrawnProduct): string {
  const form = productForm(p)
  const b = thumbSize(form, bodySize(p))
  const rise = isLying(form) ? 48 : isRound(form) ? (form === 'cylinder' ? 22 : 42) : 26
  const round = isRound(form)
  const space = openSpace(
    { turn: round ? 0 : 28, rise },
    { from: [0, 0, 0], to: [b.w, b.d, b.h] },
    { x: 9, y: 9, w: 78, h: 52 },
  )
  const art = round ? roundThumb(space, p, form, b) : boxThumb(space, p, form, b)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" role="img"><title>${escapeXml(p.itemNo)}</title>${art}</svg>`
}

/** Very flat and very long bodies are drawn thicker, since they would be a mere line at this size. */
function thumbSize(form: ProductForm, b: BodySize): BodySize {
  if (form === 'cylinder') return { ...b, w: Math.max(b.w, b.h * 0.3), d: Math.max(b.w, b.h * 0.3) }
  return { w: Math.min(b.w, b.d * 3), d: b.d, h: Math.max(b.h, Math.min(b.w, b.d) * 0.1) }
}

type Point = [number, number, number]

function quad(space: Space, points: Point[], fill: string, more = ''): string {
  return `<path d="${pathOf(points.map((q) => space.at(...q)))}" fill="${fill}"${more}/>`
}

function boxThumb(space: Space, p: DrawnProduct, form: ProductForm, b: BodySize): string {
  const { w, d } = b
  const shadow: Point[] = [
    [0, 0, 0],
    [w, 0, 0],
    [w * 1.06, d, 0],
    [w * 0.1, d, 0],
  ]
  const under = quad(space, shadow, '#000', ' opacity=".16" transform="translate(2.5 2)"')
  const label = isLying(form) ? topLabel(space, p, b) : sideLabel(space, p, b)
  const hasPoles = form === 'sealed-lead-acid' || form === 'block'
  const poles = hasPoles ? pole(space, b, 0.2, '#15191b') + pole(space, b, 0.8, '#c0392b') : ''
  return under + boxFaces(space, p, b) + label + poles
}

function boxFaces(space: Space, p: DrawnProduct, { w, d, h }: BodySize): string {
  const c = bodyColour(p.colour)
  const rim = /white|silver/i.test(p.colour) ? darker(c, 0.28) : lighter(c, 0.45)
  const edge = ` stroke="${rim}" stroke-width=".6" stroke-linejoin="round"`
  return (
    quad(
      space,
      [
        [0, 0, h],
        [w, 0, h],
        [w, 0, 0],
        [0, 0, 0],
      ],
      darker(c, 0.06),
      edge,
    ) +
    quad(
      space,
      [
        [w, 0, h],
        [w, d, h],
        [w, d, 0],
        [w, 0, 0],
      ],
      darker(c, 0.42),
      edge,
    ) +
    quad(
      space,
      [
        [0, 0, h],
        [w, 0, h],
        [w, d, h],
        [0, d, h],
      ],
      lighter(c, 0.16),
      edge,
    )
  )
}

function topLabel(space: Space, p: DrawnProduct, { w, d, h }: BodySize): string {
  const [x0, x1] = [w * 0.07, w * 0.86]
  const band = (y0: number, y1: number, fill: string) =>
    quad(
      space,
      [
        [x0, y0, h],
        [x1, y0, h],
        [x1, y1, h],
        [x0, y1, h],
      ],
      fill,
    )
  return band(d * 0.1, d * 0.9, '#fcfdfc') + band(d * 0.66, d * 0.9, brandColour(p.styleType))
}

function sideLabel(space: Space, p: DrawnProduct, { w, h }: BodySize): string {
  const [x0, x1] = [w * 0.1, w * 0.9]
  const band = (z0: number, z1: number, fill: string) =>
    quad(
      space,
      [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, 0, z1],
        [x0, 0, z1],
      ],
      fill,
    )
  return band(h * 0.12, h * 0.78, '#fcfdfc') + band(h * 0.6, h * 0.78, brandColour(p.styleType))
}

function pole(space: Space, b: BodySize, share: number, fill: string): string {
  const [x, y] = space.at(b.w * share, b.d / 2, b.h)
  return `<path d="M${n1(x - 2)} ${n1(y - 2.4)}h4v3h-4z" fill="${fill}"/>`
}

function roundThumb(space: Space, p: DrawnProduct, form: ProductForm, b: BodySize): string {
  const r = b.w / 2
  const rx = r * space.scale
  const ry = Math.abs(space.uy[1]) * r
  const [x, top] = space.at(r, r, b.h)
  const drop = -space.uz[1] * b.h
  const wall = (from: number, length: number, fill: string) =>
    `<path d="M${n1(x - rx)} ${n1(top + from)}v${n1(length)}a${n1(rx)} ${n1(ry)} 0 0 0 ${n1(2 * rx)} 0v${n1(-length)}z" fill="${fill}"/>`
  const face = (fill: string, share: number, lift = 0) =>
    `<ellipse cx="${n1(x)}" cy="${n1(top - lift)}" rx="${n1(rx * share)}" ry="${n1(ry * share)}" fill="${fill}"/>`
  const shadow = `<ellipse cx="${n1(x + 2.5)}" cy="${n1(top + drop + 1.5)}" rx="${n1(rx)}" ry="${n1(ry)}" opacity=".16"/>`
  const gloss = `<path d="M${n1(x - rx * 0.5)} ${n1(top + ry)}v${n1(drop)}" stroke="#fff" stroke-opacity=".5" stroke-width="${n1(rx * 0.24)}"/>`
  const edge = ` stroke="#fff" stroke-width=".6"/>`
  if (form === 'cylinder') {
    const c = bodyColour(p.colour)
    return (
      shadow +
      wall(0, drop, c) +
      wall(0, drop * 0.26, brandColour(p.styleType)) +
      gloss +
      face(STEEL, 1).replace('/>', edge) +
      face('#dfe4e6', 0.4, 1.5)
    )
  }
  const lid = form === 'zinc-air-button' ? tabColour(b) : '#d8dee1'
  return shadow + wall(0, drop, '#98a2a8') + face(STEEL, 1).replace('/>', edge) + face(lid, 0.84)
}
