// Tests counting the working days of the seller.
import { describe, expect, test } from 'vitest'
import { sellerDay } from '../../shared/seller-day.ts'
import { addWorkingDays, isSellersWorkingDay, workingDaysBetween } from './working-days.ts'

const at = (text: string) => new Date(text)

describe('seven working days', () => {
  test.each([
    ['a Monday without holidays', '2026-11-23T02:00:00Z', '2026-12-02'],
    ['a Friday evening in Hong Kong', '2026-11-27T15:00:00Z', '2026-12-08'],
    ['the last minute of a day in Hong Kong', '2026-11-23T15:59:59Z', '2026-12-02'],
    ['a minute later', '2026-11-23T16:00:00Z', '2026-12-03'],
    ['a Saturday', '2026-11-21T04:00:00Z', '2026-12-01'],
    ['across Christmas and New Year', '2026-12-21T02:00:00Z', '2026-12-31'],
    ['across Lunar New Year', '2026-02-13T02:00:00Z', '2026-02-27'],
    ['across a leap day', '2028-02-28T02:00:00Z', '2028-03-08'],
  ])('(%s) that begin at %s end on %s', (_, from, last) => {
    const due = addWorkingDays(at(from), 7)
    expect(sellerDay(due)).toBe(last)
    expect(sellerDay(new Date(due.getTime() + 1000))).not.toBe(last)
    expect(workingDaysBetween(at(from), due)).toBe(7)
  })
})

test('zero working days from now is the end of today', () => {
  expect(addWorkingDays(at('2026-11-21T04:00:00Z'), 0).toISOString()).toBe(
    '2026-11-21T15:59:59.000Z',
  )
})

test('there are no working days between a day and an earlier one', () => {
  expect(workingDaysBetween(at('2026-11-24T00:00:00Z'), at('2026-11-23T00:00:00Z'))).toBe(0)
})

test.each([
  ['2026-11-23', true],
  ['2026-11-22', false],
  ['2026-12-25', false],
])('%s is a working day: %s', (day, expected) => {
  expect(isSellersWorkingDay(day)).toBe(expected)
})
