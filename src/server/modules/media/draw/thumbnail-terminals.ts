// The usual terminals of a form in its thumbnail, to scale: leads with their plug, sockets, contacts and poles.
import type { BodySize, DrawnProduct, ProductForm } from '../media-rules.ts'
import { lyingReach } from './body-lying.ts'
import type { Space } from './space.ts'
import { round1, round2 } from './svg-text.ts'
import { boxFaces, type Point, quad, type Reach } from './thumbnail-space.ts'

const GOLD = '#e0b64a'
const AMBER = '#c98a2b'
const DARK = '#0d1011'
const PLUG = '#8f999e'
const STEEL = '#9aa4aa'
const RED = '#cf3a2d'
const BLACK = '#2b2f31'
/** The greatest width of an upright terminal. */
const BASE_MM = 12
/** The height of the blade on a lead-acid battery. */
const BLADE_MM = 6.3
/** The length of the prongs with which a charger plugs into a mains socket. */
const PRONG_MM = 17

export function terminalReach(form: ProductForm, b: BodySize): Reach {
  const { right, front } = lyingReach(form, b)
  if (form === 'sealed-lead-acid') return { right, front, up: BLADE_MM }
  if (form === 'charger') return { right, front, up: PRONG_MM }
  return { right, front, up: form === 'block' ? b.h * 0.05 : 0 }
}

/** Elements drawn over the body; empty for round cells, whose terminals are their faces. */
export function terminals(space: Space, p: DrawnProduct, form: ProductForm, b: BodySize): string {
  const { up } = terminalReach(form, b)
  switch (form) {
    case 'pouch':
      return flexTail(space, b)
    case 'laptop-pack':
      return socket(space, b)
    case 'flat-pack':
      return frontLeads(space, b)
    case 'wired-pack':
      return sideLeads(space, b)
    case 'slide-pack':
      return rails(space, p, b)
    case 'hard-pack':
      return [0.2, 0.36, 0.52, 0.68]
        .map((x) => topPlate(space, [b.w * x, b.w * 0.09], [b.d * 0.34, b.d * 0.3], b.h))
        .join('')
    case 'sealed-lead-acid':
    case 'block':
      return post(space, b, 0.2, BLACK, up) + post(space, b, 0.8, RED, up)
    case 'charger':
      return post(space, b, 0.33, STEEL, up) + post(space, b, 0.67, STEEL, up)
    default:
      return ''
  }
}

/** A rectangle on a level face; spans are start and length in mm. */
function topPlate(
  space: Space,
  [x, w]: readonly [number, number],
  [y, d]: readonly [number, number],
  z: number,
  fill = GOLD,
): string {
  const corners: Point[] = [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ]
  return quad(space, corners, fill)
}

/** The flexible circuit of a pouch with its connector. */
function flexTail(space: Space, b: BodySize): string {
  const { right } = lyingReach('pouch', b)
  return (
    topPlate(space, [b.w, right * 0.7], [b.d * 0.56, b.d * 0.14], 0, AMBER) +
    topPlate(space, [b.w + right * 0.6, right * 0.4], [b.d * 0.46, b.d * 0.34], 0, '#3a4145')
  )
}

/** The socket of a laptop pack with its row of blades, in the front face. */
function socket(space: Space, b: BodySize): string {
  const width = Math.min(b.w * 0.3, 46)
  const [x0, z0, z1] = [b.w * 0.55, b.h * 0.28, b.h * 0.74]
  const corners: Point[] = [
    [x0, 0, z1],
    [x0 + width, 0, z1],
    [x0 + width, 0, z0],
    [x0, 0, z0],
  ]
  return quad(space, corners, DARK) + blades(space, [x0, 0, (z0 + z1) / 2], width, (z1 - z0) * 0.6)
}

/** Seven upright blades as one dashed line; `height` in mm. */
function blades(space: Space, at: Point, width: number, height: number): string {
  const [x, y] = space.at(...at)
  const step = (width * space.scale) / 7
  const drawnHeight = -space.uz[1] * height
  return `<path d="M${round1(x + step * 0.3)} ${round1(y)}h${round1(step * 6.4)}" stroke="${GOLD}" stroke-width="${round1(drawnHeight)}" stroke-dasharray="${round2(step * 0.4)} ${round2(step * 0.6)}"/>`
}

/** The leads of a flat pack, bent to a plug in front of it. */
function frontLeads(space: Space, b: BodySize): string {
  const tail = lyingReach('flat-pack', b).front
  const plug = [b.w * 0.62 + b.d * 0.06, b.d * 0.2] as const
  const leads = [RED, BLACK].map((colour, i) => {
    const from = space.at(plug[0] + plug[1] * (0.3 + 0.4 * i) - tail * 0.3, 0, 0)
    const to = space.at(plug[0] + plug[1] * (0.3 + 0.4 * i), -tail * 0.7, 0)
    return lead(from, to, colour, Math.max(0.8, b.d * 0.03 * space.scale))
  })
  return leads.join('') + topPlate(space, plug, [-tail, tail * 0.35], 0, PLUG)
}

/** The two leads of a wired pack, bent to a plug at its right. */
function sideLeads(space: Space, b: BodySize): string {
  const { right } = lyingReach('wired-pack', b)
  const width = Math.max(1, Math.min(b.d, b.h) * 0.08 * space.scale)
  const leads = [RED, BLACK].map((colour, i) => {
    const from = space.at(b.w, b.d * (0.66 - 0.16 * i), 0)
    const to = space.at(b.w + right * 0.64, b.d * (0.34 - 0.1 * i), 0)
    return lead(from, to, colour, width)
  })
  const plug = topPlate(space, [b.w + right * 0.6, right * 0.4], [b.d * 0.14, b.d * 0.3], 0, PLUG)
  return leads.join('') + plug
}

function lead(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  colour: string,
  width: number,
): string {
  const [dx, dy] = [x1 - x0, y1 - y0]
  return `<path d="M${round1(x0)} ${round1(y0)}c${round1(dx * 0.5)} 0 ${round1(dx * 0.5)} ${round1(dy)} ${round1(dx)} ${round1(dy)}" fill="none" stroke="${colour}" stroke-width="${round1(width)}"/>`
}

/** The rails of a tool pack with their slots and blades. */
function rails(space: Space, p: DrawnProduct, b: BodySize): string {
  const [x, w, z] = [b.w * 0.18, b.w * 0.64, b.h * 0.62]
  const rail = boxFaces(space, p.colour, { x, y: b.d * 0.1, z, w, d: b.d * 0.7, h: b.h - z })
  return rail + blades(space, [x + w * 0.1, b.d * 0.1, z + (b.h - z) / 2], w * 0.8, (b.h - z) * 0.7)
}

/** An upright terminal on the top, as high as `terminalReach` says; `share` of the width. */
function post(space: Space, b: BodySize, share: number, fill: string, up: number): string {
  const half = Math.min(BASE_MM, b.w * 0.24) / 2
  const corners: Point[] = [
    [b.w * share - half, b.d / 2, b.h],
    [b.w * share + half, b.d / 2, b.h],
    [b.w * share + half, b.d / 2, b.h + up],
    [b.w * share - half, b.d / 2, b.h + up],
  ]
  return quad(space, corners, fill)
}
