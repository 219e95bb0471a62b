// Tests how date codes are read by week and by month, and which codes are invalid.
import { describe, expect, test } from 'vitest'
import { type DateCodePattern, readDateCode } from './date-code.ts'

const REST = 'AB12CD34EF56GH789'
const today = '2026-11-21'

function read(digits: string, pattern: DateCodePattern = 'YYWW') {
  return readDateCode(digits + REST, { pattern, today })
}

describe('a code of year and week', () => {
  test.each([
    ['2601', '2025-12-29', '2026-01-04', 10],
    ['2647', '2026-11-16', '2026-11-22', 0],
    ['2053', '2020-12-28', '2021-01-03', 70],
    ['2101', '2021-01-04', '2021-01-10', 70],
    ['2453', null, null, 0],
    ['2553', null, null, 0],
    ['2652', '2026-12-21', '2026-12-27', 0],
    ['2653', '2026-12-28', '2027-01-03', 0],
    ['2600', null, null, 0],
    ['2654', null, null, 0],
    ['2699', null, null, 0],
  ])(
    'that begins with %s stands for the days from %s to %s; null: there is no such week',
    (digits, from, to, ageMonths) => {
      const found = read(digits)
      if (from === null) return expect(found).toEqual({ fault: 'dateCodeWeek' })
      const isFuture = from > today
      expect(found).toEqual({ code: digits + REST, from, to, isFuture, ageMonths })
    },
  )
})

describe('a code of year and month', () => {
  test.each([
    ['2402', '2024-02-01', '2024-02-29', 32],
    ['2502', '2025-02-01', '2025-02-28', 20],
    ['2611', '2026-11-01', '2026-11-30', 0],
    ['2612', '2026-12-01', '2026-12-31', 0],
    ['2613', null, null, 0],
    ['2600', null, null, 0],
  ])(
    'that begins with %s stands for the days from %s to %s; null: there is no such month',
    (digits, from, to, ageMonths) => {
      const found = read(digits, 'YYMM')
      if (from === null) return expect(found).toEqual({ fault: 'dateCodeMonth' })
      const isFuture = from > today
      expect(found).toEqual({ code: digits + REST, from, to, isFuture, ageMonths })
    },
  )
})

test('blanks, small letters and full-width characters are read', () => {
  const found = readDateCode(' ２６10 ab12cd34 ef56gh789 ', { pattern: 'YYWW', today })
  expect(found).toMatchObject({ code: '2610AB12CD34EF56GH789', from: '2026-03-02' })
})

test.each([
  '',
  '2610',
  `2610${REST}X`,
  `2610${REST.slice(1)}`,
  `A610${REST}`,
  `261O${REST}`,
  `2610${REST.slice(1)}-`,
  `2610${REST.slice(1)}電`,
  `2610${REST.slice(1)}é`,
])('%j is no date code', (text) => {
  expect(readDateCode(text, { pattern: 'YYWW', today })).toEqual({ fault: 'dateCode' })
})
