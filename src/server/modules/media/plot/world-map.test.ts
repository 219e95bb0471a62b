// Tests that the world map is drawn completely, and that markers are placed by the projection of its outlines.
import { describe, expect, test } from 'vitest'
import { MAP_SIZE, placeOnMap } from '../../../../shared/map-projection.ts'
import { findXmlError } from '../fixtures/xml-error.ts'
import { drawWorldMap, worldProjection } from './world-map.ts'

describe('placeOnMap', () => {
  const project = worldProjection()
  test.each([
    [0, 0],
    [22.3, 114.2],
    [51.9, 4.5],
    [43.7, -79.4],
    [-33.9, 151.2],
    [-54.8, -68.3],
    [78.2, 15.6],
    [64.8, -147.7],
    [-41.3, 174.8],
    [21.3, -157.9],
  ])('puts %d N %d E where the outlines show it, within the map', (latitude, longitude) => {
    const { x, y } = placeOnMap(latitude, longitude)
    const [atX, atY] = project([longitude, latitude]) ?? [NaN, NaN]
    expect(x).toBeCloseTo(atX, 6)
    expect(y).toBeCloseTo(atY, 6)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(MAP_SIZE.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(MAP_SIZE.height)
  })
})

test('the outlines are drawn in both themes, small enough for a page', () => {
  const light = drawWorldMap('light')
  const dark = drawWorldMap('dark')
  for (const svg of [light, dark]) {
    expect(findXmlError(svg)).toBeNull()
    expect(svg.length).toBeGreaterThan(20_000)
    expect(svg.length).toBeLessThan(80_000)
    expect(svg).not.toContain('NaN')
  }
  expect(light).not.toBe(dark)
})
