// Text and numbers in drawings: escaped, formatted, and kept within a maximum width.
import { escapeMarkup } from '../../../../shared/escape-markup.ts'

/** Groups of Latin characters by their width in Inter at weight 600; `textWidth` has the width of each group. */
const NARROW = /[iljI.,:;'|!]/
const WIDE = /[mwMW@%—]/
const UPPER = /[A-Z0-9ØΩ+×≥]/

export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd]/g, ''), '&#39;')
}

/** Removes what the label fonts cannot show, since labels contain Latin text only. */
export function latinOnly(text: string): string {
  return text
    .replace(/[^\u0020-\u024f]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A coordinate with at most one decimal, without trailing zero. */
export function round1(value: number): string {
  return short(Math.round(value * 10) / 10)
}

/** A share with at most two decimals. */
export function round2(value: number): string {
  return short(Math.round(value * 100) / 100)
}

/** A coefficient with at most three decimals. */
export function round3(value: number): string {
  return short(Math.round(value * 1000) / 1000)
}

/** -0.5 as -.5, and never -0. */
function short(value: number): string {
  if (value === 0) return '0'
  return value < 1 && value > -1 ? String(value).replace('0.', '.') : String(value)
}

/** A measured value as a datasheet prints it: at most two decimals, no trailing zeros. */
export function figureText(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Estimated width of a text in px at a font size; a Chinese character counts as one square. */
export function textWidth(text: string, size: number): number {
  let units = 0
  for (const c of text) {
    if (c > '\u2e7f') units += 1
    else if (NARROW.test(c) || c === ' ') units += 0.3
    else if (WIDE.test(c)) units += 0.88
    else units += UPPER.test(c) ? 0.66 : 0.57
  }
  return units * size
}

export interface TextOptions {
  x: number
  y: number
  size: number
  /** Maximum width in px; the text is reduced in size, then squeezed, to fit. */
  maxWidth?: number
  /** Extra attributes, as SVG source. */
  attributes?: string
}

/** One text element that stays within its width in any font. */
export function textAt(text: string, options: TextOptions): string {
  const { x, y, size, maxWidth, attributes = '' } = options
  const wanted = textWidth(text, size)
  let fitted = size
  let lengthLimit = ''
  if (maxWidth !== undefined && wanted > maxWidth * 0.86) {
    fitted = Math.max(size * 0.62, Math.min(size, (size * maxWidth) / wanted))
    const length = Math.min(maxWidth, textWidth(text, fitted))
    lengthLimit = ` textLength="${round1(length)}" lengthAdjust="spacingAndGlyphs"`
  }
  return `<text x="${round1(x)}" y="${round1(y)}" font-size="${round1(fitted)}"${lengthLimit}${attributes && ` ${attributes}`}>${escapeXml(text)}</text>`
}
