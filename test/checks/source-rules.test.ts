// The limits on sizes of files and on the share of tests find what exceeds them.
import { expect, test } from 'vitest'
import { excessiveLengths, MIN_SHARE, reachesIntoLibrary, wrongShare } from './source-rules.ts'

/** 100 files, of which `count` have the length `large`. */
function lengths(usual: number, large: number, count: number): number[] {
  return Array.from({ length: 100 }, (_, at) => (at < count ? large : usual))
}

test.each([
  ['files of usual length', lengths(50, 250, 4), []],
  ['one large file in twenty', lengths(50, 250, 5), [/one file in twenty has 250/]],
  ['a large median', lengths(61, 61, 0), [/the median file has 61/]],
])('the lengths of all files are judged together: %s', (_, sizes, found) => {
  expect(excessiveLengths(sizes)).toEqual(found.map((text) => expect.stringMatching(text)))
})

test('a share of tests below the limit is reported', () => {
  expect(wrongShare(MIN_SHARE)).toEqual([])
  expect(wrongShare(MIN_SHARE - 0.001)).toEqual([expect.stringContaining('less than')])
})

test.each([
  ['client._queryable = false', true],
  ["React['__CLIENT_INTERNALS_DO_NOT_USE']", true],
  ['const _ = [1].map((_, at) => at)', false],
  ["t['.x']._", false],
])('whether %s uses an internal of a library is %s', (text, uses) => {
  expect(reachesIntoLibrary(text)).toBe(uses)
})
