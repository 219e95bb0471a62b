import { expect, test } from 'vitest'
import { xmlFault } from '../fixtures/xml-fault.ts'
import { drawCategoryTile, drawDeviceGlyph, GLYPH_CATEGORIES } from './device-glyph.ts'

test('every category has its own glyph and tile in currentColor', () => {
  const glyphs = GLYPH_CATEGORIES.map(drawDeviceGlyph)
  expect(new Set(glyphs).size).toBe(GLYPH_CATEGORIES.length)
  for (const svg of [...glyphs, ...GLYPH_CATEGORIES.map(drawCategoryTile)]) {
    expect(xmlFault(svg)).toBeNull()
    expect(svg).toContain('stroke="currentColor"')
    expect(svg).not.toMatch(/NaN|undefined/)
  }
  for (const unknown of ['<x>', 'constructor', '__proto__']) {
    expect(drawDeviceGlyph(unknown)).toBe(drawDeviceGlyph('general'))
  }
})
