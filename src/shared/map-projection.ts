// Places coordinates on the world map: the Equal Earth projection in the map's own units.

/** Width and height of the map; Antarctica is cut off. */
export const MAP_SIZE = { width: 960, height: 440 } as const
/** Map units per globe radius: the equator fills the width but for a unit at each end. */
export const MAP_SCALE = 177
/** Position of 0° N 0° E. */
export const MAP_CENTRE = { x: 480, y: 237 } as const

// The coefficients of the projection's polynomial.
const A1 = 1.340264
const A2 = -0.081106
const A3 = 0.000893
const A4 = 0.003796
const M = Math.sqrt(3) / 2
const DEGREE = Math.PI / 180

/** Converts degrees north and east to units from the top left. Source: Šavrič, Patterson and Jenny, 2018. */
export function placeOnMap(latitude: number, longitude: number): { x: number; y: number } {
  const angle = Math.asin(M * Math.sin(latitude * DEGREE))
  const square = angle * angle
  const sixth = square ** 3
  const slope = A1 + 3 * A2 * square + sixth * (7 * A3 + 9 * A4 * square)
  const x = (longitude * DEGREE * Math.cos(angle)) / (M * slope)
  const y = angle * (A1 + A2 * square + sixth * (A3 + A4 * square))
  return { x: MAP_CENTRE.x + MAP_SCALE * x, y: MAP_CENTRE.y - MAP_SCALE * y }
}
