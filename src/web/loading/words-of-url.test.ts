// The search words taken from a not-found address.
import { expect, test } from 'vitest'
import { wordsOfUrl } from './words-of-url.ts'

test.each([
  ['/products/laptop/some-slug/VC-LT81747', 'VC-LT81747'],
  ['/old/BL1850B.html', 'BL1850B'],
  ['/a%20b/dell_e6400', 'dell e6400'],
  ['/%E0%A4%A', '%E0%A4%A'],
  ['/x', ''],
  ['/', ''],
])('%s is searched for as %j', (path, words) => {
  expect(wordsOfUrl(path)).toBe(words)
})
