// A leak differs from noise: a steady rise has its slope, peaks have none.
import { expect, test } from 'vitest'
import { type Sample, slopeOf, windowsOf } from './trend.ts'

/** Every ten seconds for 50 minutes. */
function measured(value: (at: number) => number): Sample[] {
  return Array.from({ length: 300 }, (_, nth) => nth / 360).map((at) => ({ at, value: value(at) }))
}

test('a value that rises by eight per hour has about this slope, however much it fluctuates', () => {
  const samples = measured((at) => 300 + 8 * at + 20 * Math.sin(at * 360))
  // Within 1.6.
  expect(slopeOf(windowsOf(samples, 10))).toBeCloseTo(8, -0.5)
})

test('a value that fluctuates and has peaks, but does not rise, has hardly any slope', () => {
  const samples = measured((at) => 300 + 20 * Math.sin(at * 360) + (at > 0.7 && at < 0.72 ? 90 : 0))
  expect(Math.abs(slopeOf(windowsOf(samples, 10)))).toBeLessThan(2)
})

test('each window holds the median of its own samples', () => {
  const values = [1, 2, 9, 4, 5, 6]
  const samples = values.map((value, at) => ({ at, value }))
  expect(windowsOf(samples, 2)).toEqual([
    { at: 1.25, value: 2 },
    { at: 3.75, value: 5 },
  ])
})
