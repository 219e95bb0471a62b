// The fonts of PDF files: for Chinese Hong Kong's first in zh_hk, the mainland's otherwise, and one of rarer characters
// (`rare`); Inter for what none of these has. Loaded on first use.
import { readFile } from 'node:fs/promises'
import type { Lang } from '../../../shared/lang.ts'
import { PDF_FILES } from './font-files.ts'

/** The parts of pdfkit's font engine used here. */
interface Glyphs {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): { advanceWidth: number }
}

export interface FontPart {
  font: FontName
  text: string
}

/** Selects fonts for a language and measures text. */
export interface FontSet {
  /** The text split into parts of one font each; a character without a font becomes □. */
  split(text: string): FontPart[]
  /** In points at this size. */
  width(text: string, size: number): number
}

export type FontName = keyof typeof PDF_FILES

const ORDER: Record<Lang, readonly FontName[]> = {
  en_us: ['sc', 'hk', 'rare', 'latin'],
  zh_cn: ['sc', 'hk', 'rare', 'latin'],
  zh_hk: ['hk', 'rare', 'sc', 'latin'],
}

let loading: Promise<Record<FontName, Buffer>> | undefined

/** Reads eight megabytes for the first file and keeps them in memory. */
export async function loadFonts(): Promise<Record<FontName, Buffer>> {
  loading ??= Promise.all([
    readFile(PDF_FILES.sc),
    readFile(PDF_FILES.hk),
    readFile(PDF_FILES.rare),
    readFile(PDF_FILES.latin),
  ]).then(([sc, hk, rare, latin]) => ({ sc, hk, rare, latin }))
  loading.catch(() => (loading = undefined))
  return loading
}

/** Registers the fonts with a document; only glyphs in use are embedded. */
export function registerFonts(
  document: PDFKit.PDFDocument,
  fonts: Record<FontName, Buffer>,
  lang: Lang,
): FontSet {
  for (const name of ORDER[lang]) document.registerFont(name, fonts[name])
  const glyphs = new Map(ORDER[lang].map((name) => [name, glyphsOf(document, name)]))
  const cache = new Map<string, DrawnCharacter>()
  const lookUpOnce = (character: string) => {
    let found = cache.get(character)
    if (!found) cache.set(character, (found = lookUp(glyphs, character, ORDER[lang])))
    return found
  }
  return {
    split(text) {
      const parts: FontPart[] = []
      for (const character of text) {
        const { font, text: drawn } = lookUpOnce(character)
        const last = parts.at(-1)
        if (last?.font === font) last.text += drawn
        else parts.push({ font, text: drawn })
      }
      return parts
    },
    width(text, size) {
      let width = 0
      for (const character of text) width += lookUpOnce(character).width
      return width * size
    },
  }
}

/** What is drawn for a character. */
interface DrawnCharacter {
  font: FontName
  text: string
  /** At size 1. */
  width: number
}

function lookUp(
  glyphs: ReadonlyMap<FontName, Glyphs>,
  character: string,
  order: readonly FontName[],
): DrawnCharacter {
  // '𝐀' may be replaced by 'A'.
  for (const text of [character, character.normalize('NFKC'), '□', '?']) {
    const codePoints = [...text].map((each) => each.codePointAt(0) ?? 32)
    const font = order.find((name) =>
      codePoints.every((each) => glyphs.get(name)?.hasGlyphForCodePoint(each)),
    )
    const engine = font && glyphs.get(font)
    if (!engine) continue
    const advances = codePoints.map((each) => engine.glyphForCodePoint(each).advanceWidth)
    const width = advances.reduce((sum, advance) => sum + advance, 0) / engine.unitsPerEm
    return { font, text, width }
  }
  return { font: 'sc', text: '', width: 0 }
}

// pdfkit does not expose the engine of the selected font; without it every word would be laid out again to
// measure it.
function glyphsOf(document: PDFKit.PDFDocument, name: FontName): Glyphs {
  document.font(name)
  return (document as unknown as { _font: { font: Glyphs } })._font.font
}
