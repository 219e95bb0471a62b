// Positions of values in the plot, and the ticks of its axis.
import { expect, test } from 'vitest'
import { linearScale, roundTicks } from './plot-scale.ts'

test('a scale may descend while the values rise', () => {
  const y = linearScale([0, 1000], [260, 10])
  expect([0, 500, 1000].map(y)).toEqual([260, 135, 10])
})

test.each([
  [100_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  [1_000_000, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
  [98_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  [250_000, [0, 50_000, 100_000, 150_000, 200_000, 250_000]],
  [10_000, [0, 2000, 4000, 6000, 8000, 10_000]],
])('up to %i the ticks are %j', (max, ticks) => {
  expect(roundTicks(max)).toEqual(ticks)
})
