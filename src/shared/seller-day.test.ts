// Tests that the day changes at midnight in the seller's time zone.
import { expect, test } from 'vitest'
import { sellerDay } from './seller-day.ts'

test.each([
  ['2026-03-31T15:59:59Z', '2026-03-31'],
  ['2026-03-31T16:00:00Z', '2026-04-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('%s is %s', (moment, day) => {
  expect(sellerDay(new Date(moment))).toBe(day)
})
