// How many rows of a stored list one check reads.
import { expect, test } from 'vitest'
import { rowsAsText } from './review-rows.ts'
import { countForCheck } from './review-session.ts'

test('a check reads at most the number of stored rows that is given, and no more than fit into its text', () => {
  const cells = { readAs: null, description: '', isUnlisted: false, isUnreadable: false }
  const storedRows = (text: string) =>
    Array.from({ length: 1500 }, (_, at) => ({
      ...cells,
      row: at + 1,
      text,
      quantity: '5',
      pack: null,
      series: null,
    }))
  expect(countForCheck(storedRows('VC-1'), 1000)).toBe(1000)
  expect(countForCheck(storedRows('VC-1').slice(0, 3), 1000)).toBe(3)
  const long = storedRows('long '.repeat(30))
  const count = countForCheck(long, 1000)
  expect(count).toBeGreaterThan(0)
  expect(rowsAsText(long.slice(0, count)).length).toBeLessThanOrEqual(60_000)
})
