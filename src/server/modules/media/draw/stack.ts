// The parts of an exploded view: layers from bottom to top, and the description of the cells.
import { parallelCells, seriesCells } from '../media-rules.ts'
import type { DrawnProduct } from '../media-rules.ts'
import type { DrawingTexts } from '../texts/drawing-texts.ts'
import type { Space } from './space.ts'

/** One layer of the stack, drawn with its underside at z. Heights in the units of the stack. */
export interface Layer {
  height: number
  name: string
  draw(space: Space, z: number): string
}

/** Layers from the lowest to the highest, with their width, depth and the gap between them, in one unit of any length. */
export interface Stack {
  w: number
  d: number
  gap: number
  layers: Layer[]
}

/**
 * The arrangement of the cells, as far as the specification gives it: '3 in series · at least 2 in parallel'.
 */
export function cellText(p: DrawnProduct, t: DrawingTexts): string {
  const series = seriesCells(p)
  const parallel = parallelCells(p)
  const parts = [t.cellsInSeries.replace('{n}', String(series))]
  if (parallel !== null && parallel > 1)
    parts.push(t.cellsInParallel.replace('{n}', String(parallel)))
  return series === 1 && parts.length === 1 ? t.cells : parts.join(' · ')
}
