// The inside of packs: lower casing, cells, protection board, cover, in the proportions of the pack.
import { parallelCells, seriesCells } from '../media-rules.ts'
import type { BodySize, DrawnProduct, ProductForm } from '../media-rules.ts'
import type { DrawingTexts } from '../texts/drawing-texts.ts'
import { labelArt } from './label-art.ts'
import { levelGroup } from './body-lying.ts'
import { bodyColour } from './palette.ts'
import { drum, slab } from './solids.ts'
import { rod } from './rod.ts'
import type { Space } from './space.ts'
import { cellText } from './stack.ts'
import type { Layer, Stack } from './stack.ts'

const BOARD = '#1e6b4c'
const FOIL = '#b9c1c6'

export function packLayers(
  p: DrawnProduct,
  form: ProductForm,
  b: BodySize,
  t: DrawingTexts,
): Stack {
  // Thin packs are drawn thicker than they are, so that their layers are distinguishable.
  const long = Math.max(b.w, b.d)
  const thick = Math.max(long * 0.09, Math.min(b.h, long * 0.55))
  const colour = bodyColour(p.colour)
  // A slab of the casing; `share` of the thickness, `r` of the depth.
  const plate = (name: string, share: number, fill: string, r = 0.05): Layer => ({
    height: thick * share,
    name,
    draw: (space, z) =>
      slab(space, { x: 0, y: 0, z, w: b.w, d: b.d, h: thick * share, r: b.d * r, fill }),
  })
  const cells: Layer = {
    height: thick * 0.6,
    name: cellText(p, t),
    draw: (space, z) => cellRow(space, p, form, { b, z, thick: thick * 0.6 }),
  }
  const board: Layer = {
    height: thick * 0.08,
    name: t.board,
    draw: (space, z) => boardArt(space, b, z, thick * 0.08),
  }
  const cover: Layer = {
    height: thick * 0.14,
    name: form === 'pouch' || form === 'flat-pack' || form === 'wired-pack' ? t.cover : t.lid,
    draw: (space, z) =>
      slab(space, { x: 0, y: 0, z, w: b.w, d: b.d, h: thick * 0.14, r: b.d * 0.05, fill: colour }) +
      `${levelGroup(space, b.w * 0.06, b.d * 0.93, z + thick * 0.14)}${labelArt(p, { w: b.w * 0.88 * space.scale, h: b.d * 0.86 * space.scale })}</g>`,
  }
  const gap = long * 0.15
  if (form === 'sealed-lead-acid') {
    return {
      w: b.w,
      d: b.d,
      gap,
      layers: [plate(t.casing, 0.5, colour), cells, plate(t.lid, 0.12, colour), vents(b, thick, t)],
    }
  }
  if (form === 'block')
    return {
      w: b.w,
      d: b.d,
      gap,
      layers: [plate(t.casing, 0.4, colour), cells, plate(t.lid, 0.1, '#23292b')],
    }
  if (form === 'pouch')
    return { w: b.w, d: b.d, gap, layers: [plate(t.cover, 0.08, colour), cells, board, cover] }
  return { w: b.w, d: b.d, gap, layers: [plate(t.casing, 0.3, colour), cells, board, cover] }
}

interface Row {
  b: BodySize
  z: number
  thick: number
}

function cellRow(space: Space, p: DrawnProduct, form: ProductForm, { b, z, thick }: Row): string {
  const series = Math.min(12, seriesCells(p))
  if (form === 'laptop-pack' || form === 'slide-pack') {
    const lines = Math.min(4, parallelCells(p) ?? 1)
    const columns = form === 'slide-pack' ? Math.min(2, lines) : series
    const rows = form === 'slide-pack' ? series : lines
    return grid(columns, rows)
      .map(([c, r]) => {
        const cell = { w: b.w / columns, d: b.d / rows }
        const radius = Math.min(cell.d, thick) / 2
        return rod(space, {
          x: c * cell.w + cell.w * 0.02,
          y: (r + 0.5) * cell.d,
          z: z + radius,
          l: cell.w * 0.95,
          r: radius * 0.96,
          fill: '#3f8f6b',
        })
      })
      .join('')
  }
  const columns = form === 'block' ? Math.min(3, series) : Math.min(6, series)
  const rows = form === 'block' ? Math.ceil(series / columns) : Math.ceil(series / 6)
  return grid(columns, rows)
    .map(([c, r]) => {
      const w = b.w / columns
      const d = b.d / rows
      if (form === 'block')
        return drum(space, {
          x: (c + 0.5) * w,
          y: (r + 0.5) * d,
          z,
          r: Math.min(w, d) * 0.46,
          h: thick,
          fill: FOIL,
        })
      return slab(space, {
        x: c * w + w * 0.03,
        y: r * d + d * 0.03,
        z,
        w: w * 0.94,
        d: d * 0.94,
        h: thick,
        r: Math.min(w, d) * 0.05,
        fill: form === 'sealed-lead-acid' ? '#8b949a' : FOIL,
      })
    })
    .join('')
}

/** Positions from farthest to nearest, so that near cells cover far ones. */
function grid(columns: number, rows: number): [number, number][] {
  const places: [number, number][] = []
  for (let r = rows - 1; r >= 0; r--) for (let c = 0; c < columns; c++) places.push([c, r])
  return places
}

function boardArt(space: Space, b: BodySize, z: number, h: number): string {
  const d = Math.max(b.d * 0.22, 1)
  const chip = (x: number, w: number) =>
    slab(space, {
      x: b.w * x,
      y: d * 0.25,
      z: z + h,
      w: b.w * w,
      d: d * 0.5,
      h: h * 0.6,
      r: 0,
      fill: '#23292b',
    })
  return (
    slab(space, { x: b.w * 0.04, y: 0, z, w: b.w * 0.92, d, h, r: 0.4, fill: BOARD }) +
    chip(0.18, 0.1) +
    chip(0.42, 0.05) +
    chip(0.62, 0.14)
  )
}

function vents(b: BodySize, thick: number, t: DrawingTexts): Layer {
  const h = thick * 0.08
  return {
    height: h,
    name: t.parts.vent,
    draw: (space, z) =>
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          drum(space, {
            x: b.w * (0.16 + i * 0.136),
            y: b.d / 2,
            z,
            r: b.w * 0.03,
            h,
            fill: '#2b3236',
          }),
        )
        .join(''),
  }
}
