// Tests that all matches of a pattern are found, as String.matchAll finds them.
import { expect, test } from 'vitest'
import { allMatches } from './all-matches.ts'

const PATTERNS = [/(?<digits>\d+)([a-z]?)/g, /\d*/g, /x/g]

test.each(['', '15v 5200mah', 'no figure', '7'])(
  'finds the same matches in %o as matchAll',
  (text) => {
    for (const pattern of PATTERNS) {
      expect(allMatches(text, pattern)).toEqual([...text.matchAll(pattern)])
    }
  },
)

test('a pattern that was left in the middle of another text starts at the beginning', () => {
  const pattern = /\d/g
  pattern.exec('1 2 3')
  expect(allMatches('4 5', pattern).map(([digit]) => digit)).toEqual(['4', '5'])
})
