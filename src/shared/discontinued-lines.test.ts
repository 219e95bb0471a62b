// Tests which pieces of a discontinued item are cancelled.
import { expect, test } from 'vitest'
import { needsStaff, unpicked } from './discontinued-lines.ts'

test.each([
  [0, 0, false],
  [4, 4, false],
  [5, 249, true],
  [5, 250, false],
  [6, 250, true],
  [50, 2500, false],
  [51, 1_000_000, true],
])('%i discontinued lines of %i open ones wait for staff: %s', (affected, open, waits) => {
  expect(needsStaff({ affected, open })).toBe(waits)
})

test('reserved pieces of an order that is being picked are not cancelled', () => {
  const line = { quantity: 9, reserved: 4, backordered: 2, shipped: 2, cancelled: 1, returned: 0 }
  expect(unpicked(line, 'part_shipped')).toBe(6)
  expect(unpicked(line, 'held')).toBe(6)
  expect(unpicked(line, 'picking')).toBe(2)
  expect(unpicked(line, 'packed')).toBe(2)
})
