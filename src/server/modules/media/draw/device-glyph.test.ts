// Tests the drawings of category tiles.
import { expect, test } from 'vitest'
import { DEVICE_GLYPHS } from '../data/device-glyphs.ts'
import { findXmlError } from '../fixtures/xml-error.ts'
import { drawCategoryTile } from './device-glyph.ts'

test('every category has its own tile in currentColor, and unknown ones share one', () => {
  const tiles = Object.keys(DEVICE_GLYPHS).map(drawCategoryTile)
  expect(new Set(tiles).size).toBe(tiles.length)
  for (const svg of tiles) {
    expect(findXmlError(svg)).toBeNull()
    expect(svg).toContain('stroke="currentColor"')
    expect(svg).not.toMatch(/NaN|undefined/)
  }
  for (const unknown of ['<x>', 'constructor', '__proto__']) {
    expect(drawCategoryTile(unknown)).toBe(drawCategoryTile('unknown'))
  }
})
