// The outlines of the land, on which the page places the markers of offices.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoEqualEarth, geoGraticule, type GeoPermissibleObjects, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { MAP_CENTRE, MAP_SCALE, MAP_SIZE } from '../../../../shared/map-projection.ts'
import { INKS, type Theme } from '../draw/palette.ts'

const { width, height } = MAP_SIZE
/** Degrees between the lines of the grid. */
const GRID: [number, number] = [30, 30]

/** SVG without text, in the units of map-projection.ts. Outlines: Natural Earth 1:110m (data/README.md). */
export function drawWorldMap(theme: Theme): string {
  const ink = INKS[theme]
  const { land, grid } = shapes()
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path d="${grid}" fill="none" stroke="${ink.edge}" stroke-width=".75"/>` +
    `<path d="${land}" fill="${ink.edge}" stroke="${ink.hair}" stroke-width=".75" stroke-linejoin="round"/>` +
    '</svg>'
  )
}

/** The projection on the server, which map-projection.ts must match. */
export function worldProjection() {
  return geoEqualEarth().scale(MAP_SCALE).translate([MAP_CENTRE.x, MAP_CENTRE.y]).precision(0.3)
}

type Atlas = Parameters<typeof feature>[0]
let cached: { land: string; grid: string } | undefined

/** Both themes use the same shapes, computed on first use. */
function shapes() {
  if (cached) return cached
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json')
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas
  const outlines = atlas.objects['land']
  if (!outlines) throw new Error('world-atlas/land-110m.json has no land')
  const draw = geoPath(worldProjection()).digits(1)
  cached = {
    land: draw(feature(atlas, outlines) as GeoPermissibleObjects) ?? '',
    grid: [{ type: 'Sphere' } as const, geoGraticule().step(GRID)()]
      .map((each) => draw(each) ?? '')
      .join(''),
  }
  return cached
}
