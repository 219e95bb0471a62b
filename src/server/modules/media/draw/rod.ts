// A cylinder lying along the width: a cell inside a pack. Its CSS classes are in sheet.ts.
import { darker, lighter } from './palette.ts'
import { pathOf } from './space.ts'
import type { Space, Vector } from './space.ts'

const STEPS = 18

/** Axis along x through y, z; length l and radius r in mm. The near end shows its steel face. */
export function rod(
  space: Space,
  s: { x: number; y: number; z: number; l: number; r: number; fill: string },
): string {
  const ring = (x: number) =>
    Array.from({ length: STEPS }, (_, i): Vector => {
      const a = (i * 2 * Math.PI) / STEPS
      return space.at(x, s.y + s.r * Math.cos(a), s.z + s.r * Math.sin(a))
    })
  const far = ring(s.x)
  const near = ring(s.x + s.l)
  const wall = space.paint(
    ' x2=".25" y2="1"',
    `<stop stop-color="${lighter(s.fill, 0.15)}"/><stop offset=".3" stop-color="${lighter(s.fill, 0.4)}"/><stop offset=".6" stop-color="${s.fill}"/><stop offset="1" stop-color="${darker(s.fill, 0.5)}"/>`,
  )
  return `<path d="${pathOf(hull([...far, ...near]))}" fill="${wall}"/><path d="${pathOf(near)}" fill="#c3cacf" class="rm"/>`
}

/** Convex hull, counter-clockwise (Andrew's monotone chain). */
function hull(points: Vector[]): Vector[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: Vector[]) => {
    const chain: Vector[] = []
    for (const p of list) {
      for (;;) {
        const a = chain.at(-2)
        const b = chain.at(-1)
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
