// A sheet of a PDF file: sizes, and text written line by line in the fonts that have its characters.
import type { FontSet } from '../fonts/pdf-fonts.ts'

/** In points. */
export const PAGE = { width: 595, height: 842, margin: 36, foot: 30 }
export const SIZE = { title: 15, small: 8, cell: 8.5 }

export interface Sheet {
  document: PDFKit.PDFDocument
  fonts: FontSet
  y: number
}

export interface TextPlace {
  x: number
  y: number
  size: number
  /** Right-aligned to this edge. */
  end?: number | undefined
  isGrey?: true
}

/** Writes one line of text. */
export function writeAt({ document, fonts }: Sheet, text: string, place: TextPlace): void {
  const { y, size, end } = place
  let x = end === undefined ? place.x : end - fonts.width(text, size)
  document.fillColor(place.isGrey ? '#5b6470' : '#14181d').fontSize(size)
  for (const part of fonts.split(text)) {
    document.font(part.font).text(part.text, x, y, { lineBreak: false, features: [] })
    x += fonts.width(part.text, size)
  }
}
