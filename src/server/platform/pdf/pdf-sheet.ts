// A sheet of a PDF file: sizes, and text written line by line in the fonts that have its characters.
import type { FontSet } from '../fonts/pdf-fonts.ts'

/** A4 in points; `foot` is kept free above the lower margin. */
export const PAGE = { width: 595, height: 842, margin: 36, foot: 30 }
/** Font sizes, in points. */
export const SIZE = { title: 15, small: 8, cell: 8.5 }

/** From the top of a line to its baseline, at size 1. */
const NOTO_ASCENT = 1.16

export interface Sheet {
  document: PDFKit.PDFDocument
  fonts: FontSet
  /** How far the page is filled, in points from its top. */
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
    // Inter is less tall, so it is put on the baseline of the others.
    const baseline = part.font === 'latin' ? { baseline: 'alphabetic' as const } : {}
    const top = part.font === 'latin' ? y + size * NOTO_ASCENT : y
    document
      .font(part.font)
      .text(part.text, x, top, { lineBreak: false, features: [], ...baseline })
    x += fonts.width(part.text, size)
  }
}
