// Writes lines of a printed catalogue, each cut to its width, in the fonts that its characters need.
import type { FontSet } from '../../../platform/fonts/pdf-fonts.ts'

/** Colours: `hair` of thin lines, `main` and `second` of the two series. */
export const INK = {
  text: '#10201a',
  muted: '#51615b',
  hair: '#cfd8d4',
  main: '#0b6e4f',
  second: '#b23a0e',
}

export interface Line {
  x: number
  y: number
  size: number
  /** The maximum width in points; longer text is cut with '…'. */
  room?: number
  colour?: string
  /** With 'right', `x` is the right edge. */
  align?: 'right'
}

export interface PageWriter {
  document: PDFKit.PDFDocument
  /** Returns the width. */
  write(text: string, line: Line): number
  /** In the bold Latin font; characters it lacks are written in regular weight. */
  writeStrong(text: string, line: Line): number
}

/** The name under which a document registers the bold Latin font. */
export const STRONG = 'strong'

export function pageWriter(document: PDFKit.PDFDocument, fonts: FontSet): PageWriter {
  function write(text: string, line: Line): number {
    const shown = line.room === undefined ? text : cut(text, line.room, line.size, fonts)
    const width = fonts.width(shown, line.size)
    let at = line.align === 'right' ? line.x - width : line.x
    document.fillColor(line.colour ?? INK.text).fontSize(line.size)
    for (const part of fonts.split(shown)) {
      document.font(part.font).text(part.text, at, line.y, { lineBreak: false })
      at += fonts.width(part.text, line.size)
    }
    return width
  }
  return {
    document,
    write,
    writeStrong(text, line) {
      if (!/^[\x20-\x7e]+$/.test(text)) return write(text, line)
      document
        .font(STRONG)
        .fontSize(line.size)
        .fillColor(line.colour ?? INK.text)
      const width = document.widthOfString(text)
      const x = line.align === 'right' ? line.x - width : line.x
      document.text(text, x, line.y, { lineBreak: false })
      return width
    },
  }
}

function cut(text: string, room: number, size: number, fonts: FontSet): string {
  if (fonts.width(text, size) <= room) return text
  const max = room - fonts.width('…', size)
  let width = 0
  let shown = ''
  for (const character of text) {
    width += fonts.width(character, size)
    if (width > max) break
    shown += character
  }
  return `${shown.trimEnd()}…`
}
