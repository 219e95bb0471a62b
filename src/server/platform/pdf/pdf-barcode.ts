// Draws a Code 128 barcode on a sheet of a PDF file.
import { barWidths } from '../barcodes.ts'
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
  const widths = barWidths('code128', text)
  if (!widths) throw new Error(`no barcode of ${text}`)
  for (const [at, modules] of widths.entries()) {
    const width = modules * module
    if (at % 2 === 0) document.rect(x, y, width, height)
    x += width
  }
  document.fill('#000000')
}
