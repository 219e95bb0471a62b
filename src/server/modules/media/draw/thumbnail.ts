// The thumbnail of a product for table rows and cards: body and terminals to the scale of its category, over a ruler.
import { bodySize, isLying, isRound, productForm } from '../media-rules.ts'
import type { BodySize, DrawnProduct, ProductForm } from '../media-rules.ts'
import { tabColour } from './body-round.ts'
import { bodyColour, seriesColour } from './palette.ts'
import type { Space } from './space.ts'
import { escapeXml, round1, round2 } from './svg-text.ts'
import { boxFaces, createThumbnailSpace, quad } from './thumbnail-space.ts'
import { terminals, terminalReach } from './thumbnail-terminals.ts'

const STEEL = '#bcc4c9'
/** Visible both on the light page and on the plate that the dark theme puts behind pictures. */
const RULER = '#6d7a74'
const RULER_Y = 66
const TICK_MM = 10

/** SVG, viewBox 0 0 96 72, transparent background, at most 1.6 KB. Ticks of the ruler are 10 mm apart. */
export function drawThumbnail(p: DrawnProduct): string {
  const form = productForm(p)
  const b = bodySize(p)
  const space = createThumbnailSpace({ ...p, form }, riseOf(form), b, terminalReach(form, b))
  const art = isRound(form) ? roundThumb(space, p, form, b) : boxThumb(space, p, form, b)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" role="img"><title>${escapeXml(p.itemNo)}</title>${art}${ruler(space, b)}</svg>`
}

/** Elevation of the camera in degrees: flat packs from higher above, so that their outline and front edge show. */
function riseOf(form: ProductForm): number {
  if (isLying(form)) return 52
  if (form === 'cylinder') return 18
  return isRound(form) ? 42 : 24
}

/** As long as the body is wide, with a tick every 10 mm. */
function ruler(space: Space, { w }: BodySize): string {
  const from = space.at(0, 0, 0)[0]
  const length = w * space.scale
  const line = (width: number, attributes = '') =>
    `<path d="M${round1(from)} ${RULER_Y}h${round1(length)}" stroke="${RULER}" stroke-width="${width}"${attributes}/>`
  const step = TICK_MM * space.scale
  // Narrower ticks would run into one another.
  if (step < 1.6) return line(0.7)
  const tick = 0.7
  return line(0.7) + line(4, ` stroke-dasharray="${tick} ${round2(step - tick)}"`)
}

function boxThumb(space: Space, p: DrawnProduct, form: ProductForm, b: BodySize): string {
  const shadow = quad(
    space,
    [
      [0, 0, 0],
      [b.w, 0, 0],
      [b.w, b.d, 0],
      [0, b.d, 0],
    ],
    '#000',
    ' opacity=".16" transform="translate(2 1.5)"',
  )
  // The rails of a tool pack are drawn with its terminals.
  const body = form === 'slide-pack' ? { ...b, h: b.h * 0.62 } : b
  const faces = boxFaces(space, p.colour, { x: 0, y: 0, z: 0, ...body })
  const label = isLying(form) ? topLabel(space, p, b) : sideLabel(space, p, body)
  return shadow + faces + label + terminals(space, p, form, b)
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
  return band(d * 0.12, d * 0.88, '#fcfdfc') + band(d * 0.64, d * 0.88, seriesColour(p.styleType))
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
  return band(h * 0.12, h * 0.78, '#fcfdfc') + band(h * 0.6, h * 0.78, seriesColour(p.styleType))
}

function roundThumb(space: Space, p: DrawnProduct, form: ProductForm, b: BodySize): string {
  const r = b.w / 2
  const rx = r * space.scale
  const ry = Math.abs(space.uy[1]) * r
  const [x, top] = space.at(r, r, b.h)
  const drop = -space.uz[1] * b.h
  const wall = (from: number, length: number, fill: string) =>
    `<path d="M${round1(x - rx)} ${round1(top + from)}v${round1(length)}a${round1(rx)} ${round1(ry)} 0 0 0 ${round1(2 * rx)} 0v${round1(-length)}z" fill="${fill}"/>`
  const face = (fill: string, share: number, lift = 0) =>
    `<ellipse cx="${round1(x)}" cy="${round1(top - lift)}" rx="${round1(rx * share)}" ry="${round1(ry * share)}" fill="${fill}"/>`
  const shadow = `<ellipse cx="${round1(x + 2)}" cy="${round1(top + drop + 1.2)}" rx="${round1(rx)}" ry="${round1(ry)}" opacity=".16"/>`
  const gloss = `<path d="M${round1(x - rx * 0.5)} ${round1(top + ry)}v${round1(drop)}" stroke="#fff" stroke-opacity=".5" stroke-width="${round1(rx * 0.24)}"/>`
  const edge = ` stroke="#fff" stroke-width=".6"/>`
  if (form === 'cylinder') {
    const c = bodyColour(p.colour)
    return (
      shadow +
      wall(0, drop, c) +
      wall(0, drop * 0.26, seriesColour(p.styleType)) +
      gloss +
      face(STEEL, 1).replace('/>', edge) +
      face('#dfe4e6', 0.4, 1.2)
    )
  }
  const lid = form === 'zinc-air-button' ? tabColour(b) : '#d8dee1'
  return shadow + wall(0, drop, '#98a2a8') + face(STEEL, 1).replace('/>', edge) + face(lid, 0.84)
}
