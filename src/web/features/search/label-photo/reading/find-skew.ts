// Finds the angle in degrees by which a picture has to be rotated so that its text lines are level or upright.
import { type GreyPicture, reduced } from './grey-picture.ts'

/** Maximum angle tried in each direction; beyond it a quarter turn is closer. */
const WIDEST_ANGLE = 45
/** Steps in degrees of the first and of the second pass. */
const COARSE = 1
const FINE = 0.25
/** Longest side in pixels of the picture used to test angles. */
const TEST_SIDE = 600
/** Smaller changes of shade are noise. */
const MIN_CHANGE = 48
/** Fewer edges than this say nothing about an angle. */
const MIN_EDGES = 50
/** Level text is the likeliest, so another angle must be better by this factor. */
const MIN_ADVANTAGE = 1.05

/**
 * Clockwise degrees, from -45 to 45, that make the lines level or upright; 0 if no angle is clearly better.
 * Once level, edges of letters, printed lines and bars fall on few rows or columns, with their light side on the same
 * side.
 */
export function findSkew(picture: GreyPicture): number {
  const longest = Math.max(picture.width, picture.height)
  const edges = edgesOf(reduced(picture, Math.ceil(longest / TEST_SIDE)))
  if (edges.length < MIN_EDGES) return 0
  const score = (degrees: number) => sharpness(edges, degrees) + sharpness(edges, degrees + 90)
  const coarse = bestAngle(-WIDEST_ANGLE, WIDEST_ANGLE, COARSE, score)
  const from = Math.max(-WIDEST_ANGLE, coarse - COARSE)
  return bestAngle(from, Math.min(WIDEST_ANGLE, coarse + COARSE), FINE, score)
}

interface Edge {
  /** Relative to the centre of the picture. */
  x: number
  y: number
  /** Increase in brightness to the right and downwards. */
  right: number
  down: number
}

function edgesOf({ width, height, data }: GreyPicture): Edge[] {
  const edges: Edge[] = []
  const shade = (x: number, y: number) => data[y * width + x] ?? 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const right = shade(x + 1, y) - shade(x - 1, y)
      const down = shade(x, y + 1) - shade(x, y - 1)
      if (Math.abs(right) + Math.abs(down) < MIN_CHANGE) continue
      edges.push({ x: x - width / 2, y: y - height / 2, right, down })
    }
  }
  return edges
}

/** Sum over all rows of the squared changes that fall on each row after rotating the edges. */
function sharpness(edges: readonly Edge[], degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const middle = 2 * TEST_SIDE
  const rows = new Float64Array(2 * middle)
  for (const { x, y, right, down } of edges) {
    const row = y * cos + x * sin + middle
    const change = down * cos + right * sin
    // Split between two rows, because whole rows would favour the angles of the pixel grid.
    const upper = Math.floor(row)
    const part = row - upper
    rows[upper] = (rows[upper] ?? 0) + change * (1 - part)
    rows[upper + 1] = (rows[upper + 1] ?? 0) + change * part
  }
  let sum = 0
  for (const change of rows) sum += change * change
  return sum
}

function bestAngle(
  from: number,
  to: number,
  step: number,
  score: (degrees: number) => number,
): number {
  const levelScore = score(0)
  let bestSoFar = { degrees: 0, score: from <= 0 && to >= 0 ? levelScore * MIN_ADVANTAGE : 0 }
  for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
    const here = score(degrees)
    if (here > bestSoFar.score) bestSoFar = { degrees, score: here }
  }
  return bestSoFar.degrees
}
