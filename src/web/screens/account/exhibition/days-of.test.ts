// Lists every day of an exhibition, and no other day.
import { expect, test } from 'vitest'
import { daysOf } from './days-of.ts'

test.each([
  ['2027-02-27', '2027-03-02', ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-02']],
  ['2027-04-12', '2027-04-12', ['2027-04-12']],
  ['2027-04-13', '2027-04-12', []],
])('an exhibition from %s to %s has these days', (from, to, days) =>
  expect(daysOf(from, to)).toEqual(days),
)

test('a very long exhibition is cut to 31 days', () =>
  expect(daysOf('2027-01-01', '2030-01-01')).toHaveLength(31))
