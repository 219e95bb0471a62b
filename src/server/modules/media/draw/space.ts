// An orthographic camera: maps points in mm to points on the sheet.
import { round1, round3 } from './svg-text.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export type Vector = readonly [number, number]

/** The corners of the visible volume, in mm: x right, y away, z up. */
export interface Extent {
  from: readonly [number, number, number]
  to: readonly [number, number, number]
}

/** The drawing as the camera sees it: where points in mm are on the sheet, and the gradients that it uses. */
export interface Space {
  /** px per mm. */
  scale: number
  /** Screen directions of one mm along x, y and z, in px. */
  ux: Vector
  uy: Vector
  uz: Vector
  at(x: number, y: number, z: number): Vector
  /** Stores a gradient once and returns the paint that references it; attributes and stops are SVG source. */
  paint(attributes: string, stops: string): string
  /** The stored gradients, to be inserted into the picture once. */
  paints(): string
}

export interface Camera {
  /** Rotation about the vertical axis in degrees; positive shows the right side. */
  turn: number
  /** Camera elevation in degrees: 0 level, 90 straight from above. */
  rise: number
}

/** The space whose extent fits into the box, with its proportions kept. */
export function createSpace(camera: Camera, extent: Extent, box: Box): Space {
  const a = (-camera.turn * Math.PI) / 180
  const e = (camera.rise * Math.PI) / 180
  const x: Vector = [Math.cos(a), -Math.sin(a) * Math.sin(e)]
  const y: Vector = [-Math.sin(a), -Math.cos(a) * Math.sin(e)]
  const z: Vector = [0, -Math.cos(e)]
  const corners: Vector[] = []
  for (const px of [extent.from[0], extent.to[0]])
    for (const py of [extent.from[1], extent.to[1]])
      for (const pz of [extent.from[2], extent.to[2]])
        corners.push([x[0] * px + y[0] * py, x[1] * px + y[1] * py + z[1] * pz])
  const left = Math.min(...corners.map((c) => c[0]))
  const right = Math.max(...corners.map((c) => c[0]))
  const top = Math.min(...corners.map((c) => c[1]))
  const bottom = Math.max(...corners.map((c) => c[1]))
  const scale = Math.min(box.w / (right - left || 1), box.h / (bottom - top || 1))
  const tx = box.x + box.w / 2 - ((left + right) / 2) * scale
  const ty = box.y + box.h / 2 - ((top + bottom) / 2) * scale
  const gradients = new Map<string, string>()
  return {
    scale,
    ux: times(x, scale),
    uy: times(y, scale),
    uz: times(z, scale),
    at: (px, py, pz) => [
      tx + (x[0] * px + y[0] * py) * scale,
      ty + (x[1] * px + y[1] * py + z[1] * pz) * scale,
    ],
    paint: (attributes, stops) => {
      const key = `${attributes}>${stops}`
      const id = gradients.get(key) ?? gradients.size.toString(36)
      gradients.set(key, id)
      return `url(#g${id})`
    },
    paints: () =>
      [...gradients]
        .map(([key, id]) => `<linearGradient id="g${id}"${key}</linearGradient>`)
        .join(''),
  }
}

/** Opens an SVG group on a face: origin in mm, axes right and down, one unit inside is one px. The caller closes it. */
export function faceGroup(
  space: Space,
  origin: readonly [number, number, number],
  axes: { right: Vector; down: Vector },
): string {
  const o = space.at(...origin)
  const r = times(axes.right, 1 / space.scale)
  const d = times(axes.down, 1 / space.scale)
  return `<g transform="matrix(${round3(r[0])} ${round3(r[1])} ${round3(d[0])} ${round3(d[1])} ${round1(o[0])} ${round1(o[1])})">`
}

export function opposite(v: Vector): Vector {
  return [-v[0], -v[1]]
}

/** A closed path through points on the sheet, with relative steps to keep it short. */
export function pathOf(points: readonly Vector[]): string {
  let x = 0
  let y = 0
  let path = ''
  points.forEach(([px, py], i) => {
    const dx = Math.round((px - x) * 10) / 10
    const dy = Math.round((py - y) * 10) / 10
    if (i > 0 && dx === 0 && dy === 0) return
    x = Math.round((x + dx) * 10) / 10
    y = Math.round((y + dy) * 10) / 10
    path += `${i === 0 ? 'M' : 'l'}${round1(dx)} ${round1(dy)}`
  })
  return `${path}z`.replace(/ -/g, '-')
}

function times(v: Vector, factor: number): Vector {
  return [v[0] * factor, v[1] * factor]
}
