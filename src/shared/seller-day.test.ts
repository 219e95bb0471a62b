// Tests that the day changes at midnight in the seller's time zone, and which texts are days.
import { expect, test } from 'vitest'
import { endOfSellerDay, noonOfSellerDay, sellerDay } from './seller-day.ts'

test.each([
  ['2026-03-31T15:59:59Z', '2026-03-31'],
  ['2026-03-31T16:00:00Z', '2026-04-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('the moment %s belongs to the day %s', (moment, day) => {
  expect(sellerDay(new Date(moment))).toBe(day)
})

test("the noon of a day is in the seller's time zone", () => {
  expect(noonOfSellerDay('2026-11-23')?.toISOString()).toBe('2026-11-23T04:00:00.000Z')
})

test.each([
  ['2026-12-01T15:59:59Z', 14, '2026-12-15T15:59:59.000Z'],
  ['2026-12-01T16:00:00Z', 14, '2026-12-16T15:59:59.000Z'],
  ['2026-12-01T01:10:00Z', 0, '2026-12-01T15:59:59.000Z'],
])('the day of %s and %i more end at %s', (moment, days, end) => {
  expect(endOfSellerDay(new Date(moment), days).toISOString()).toBe(end)
})

test.each(['', '2026-02-31', '2026-13-01', '2026-1-1', '23.11.2026', '2026-11-23T09:00:00'])(
  '%j is not a day',
  (text) => expect(noonOfSellerDay(text)).toBeUndefined(),
)
