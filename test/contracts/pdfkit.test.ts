// What pdf-fonts.ts requires of pdfkit: the engine of the selected font, which has the glyphs and their widths.
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { loadFonts } from '../../src/server/platform/fonts/pdf-fonts.ts'
import { writtenAgainst } from '../support/written-against.ts'

writtenAgainst('pdfkit', '0.20.2')

interface Glyphs {
  unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): { advanceWidth: number }
}

async function documentWithFonts() {
  const document = new PDFDocument()
  const { latin, sc } = await loadFonts()
  document.registerFont('latin', latin)
  document.registerFont('sc', sc)
  const glyphsOf = (name: string): Glyphs => {
    document.font(name)
    return (document as unknown as { _font: { font: Glyphs } })._font.font
  }
  return { document, glyphsOf }
}

test('pdfkit keeps the engine of the selected font in _font.font', async () => {
  const { glyphsOf } = await documentWithFonts()
  const han = '電'.codePointAt(0)!
  expect(glyphsOf('latin').hasGlyphForCodePoint(han)).toBe(false)
  expect(glyphsOf('sc').hasGlyphForCodePoint(han)).toBe(true)
})

test('the engine of pdfkit measures a text of Chinese as pdfkit lays it out', async () => {
  const { document, glyphsOf } = await documentWithFonts()
  const { unitsPerEm } = glyphsOf('sc')
  const widths = [...'電池'].map((character) => {
    return glyphsOf('sc').glyphForCodePoint(character.codePointAt(0)!).advanceWidth
  })
  const width = widths.reduce((sum, each) => sum + each, 0) / unitsPerEm
  expect(document.fontSize(10).widthOfString('電池')).toBeCloseTo(width * 10, 6)
})
