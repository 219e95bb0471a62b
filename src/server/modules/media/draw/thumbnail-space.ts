// The space of a thumbnail, one scale for each category, and the flat faces it is drawn from.
import type { BodySize, ProductForm } from '../media-rules.ts'
import { bodyColour, darker, lighter } from './palette.ts'
import { createSpace, pathOf } from './space.ts'
import type { Space } from './space.ts'

export type Point = [x: number, y: number, z: number]

/** How far terminals and leads extend beyond the body, in mm. */
export interface Reach {
  right: number
  front: number
  up: number
}

/** Where body and terminals are drawn; the ruler is below. */
const FRAME = { left: 5, right: 91, top: 4, floor: 60 }

/**
 * Units of the drawing per mm, so that the packs of a list compare by size. Most packs of a category fit; larger ones
 * are drawn smaller, as the ruler shows. Coin cells would be dots next to AA and D cells, so they compare with one
 * another.
 */
const SCALES: Readonly<Record<string, number>> = {
  laptop: 0.36,
  'mobile-phone': 0.74,
  tablet: 0.535,
  'smart-watch': 2.7,
  earphones: 4.6,
  mp3: 1.8,
  'smart-home': 0.9,
  ups: 0.285,
  general: 1.1,
  'general coin': 2.4,
  watch: 4.7,
  'hearing-aid': 4.7,
}

/** The camera is not turned sideways, so that widths are drawn to scale. `rise` in degrees: 0 level, 90 from straight above. */
export function createThumbnailSpace(
  { categoryId, form }: { categoryId: string; form: ProductForm },
  rise: number,
  body: BodySize,
  reach: Reach,
): Space {
  const angle = (rise * Math.PI) / 180
  const across = body.w + reach.right
  const upright = (body.d + reach.front) * Math.sin(angle) + (body.h + reach.up) * Math.cos(angle)
  const scale = Math.min(
    SCALES[`${categoryId} ${form}`] ?? SCALES[categoryId] ?? Infinity,
    (FRAME.right - FRAME.left) / across,
    (FRAME.floor - FRAME.top) / upright,
  )
  const [w, h] = [across * scale, upright * scale]
  return createSpace(
    { turn: 0, rise },
    { from: [0, -reach.front, 0], to: [across, body.d, body.h + reach.up] },
    { x: (FRAME.left + FRAME.right - w) / 2, y: FRAME.floor - h, w, h },
  )
}

export function quad(space: Space, points: Point[], fill: string, attributes = ''): string {
  return `<path d="${pathOf(points.map((q) => space.at(...q)))}" fill="${fill}"${attributes}/>`
}

interface Box extends BodySize {
  x: number
  y: number
  z: number
}

/** The front and the top of a box in a named colour; without a turn of the camera its sides do not show. */
export function boxFaces(space: Space, colourName: string, { x, y, z, w, d, h }: Box): string {
  const colour = bodyColour(colourName)
  const rim = /white|silver/i.test(colourName) ? darker(colour, 0.28) : lighter(colour, 0.45)
  const edge = ` stroke="${rim}" stroke-width=".6" stroke-linejoin="round"`
  const front: Point[] = [
    [x, y, z + h],
    [x + w, y, z + h],
    [x + w, y, z],
    [x, y, z],
  ]
  const top: Point[] = [
    [x, y, z + h],
    [x + w, y, z + h],
    [x + w, y + d, z + h],
    [x, y + d, z + h],
  ]
  return (
    quad(space, front, darker(colour, 0.2), edge) + quad(space, top, lighter(colour, 0.16), edge)
  )
}
