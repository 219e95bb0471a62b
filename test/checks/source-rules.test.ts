// The limits on sizes of files and on the share of tests find what exceeds them.
import { expect, test } from 'vitest'
import { largeOnes, LEAST_SHARE, wrongShare } from './source-rules.ts'

/** 100 files, of which `count` have the length `large`. */
function lengths(usual: number, large: number, count: number): number[] {
  return Array.from({ length: 100 }, (_, at) => (at < count ? large : usual))
}

test.each([
  ['files of usual length', lengths(50, 250, 4), []],
  ['one large file in twenty', lengths(50, 250, 5), [/one file in twenty has 250/]],
  ['a large median', lengths(61, 61, 0), [/the median file has 61/]],
])('the lengths of %s are judged as a whole', (_, given, found) => {
  expect(largeOnes(given)).toEqual(found.map((text) => expect.stringMatching(text)))
})

test('fewer lines of tests for a line of code than before are reported', () => {
  expect(wrongShare(LEAST_SHARE)).toEqual([])
  expect(wrongShare(LEAST_SHARE - 0.001)).toEqual([expect.stringContaining('less than')])
})
