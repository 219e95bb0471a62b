// Draws a Code 128 barcode on a sheet of a PDF file.
import bwip from 'bwip-js/node'
import type { Sheet } from './pdf-sheet.ts'

/** In points; `module` is the width of the narrowest bar. */
export interface BarcodePlace {
  x: number
  y: number
  module: number
  height: number
}

/** ASCII text only. The space on both sides that scanners need, ten modules, is left to the caller. */
export function drawBarcode(
  { document }: Pick<Sheet, 'document'>,
  text: string,
  place: BarcodePlace,
) {
  const { y, module, height } = place
  let { x } = place
  for (const [at, modules] of barWidths(text).entries()) {
    const width = modules * module
    if (at % 2 === 0) document.rect(x, y, width, height)
    x += width
  }
  document.fill('#000000')
}

/** Bars and spaces in turn, in modules, beginning with a bar. */
function barWidths(text: string): number[] {
  const [drawn] = bwip.raw({ bcid: 'code128', text }) as { sbs?: number[] }[]
  if (!drawn?.sbs) throw new Error(`no barcode of ${text}`)
  return drawn.sbs
}
