// Tests the rules of pages and the spellings of their addresses.
import { expect, test } from 'vitest'
import { INDEXED_PATHS, pathOfOtherSpelling } from './page-rules.ts'

test.each([
  ['/faq', '/faq.html'],
  ['/news.html', '/news'],
  ['/posters.html', '/posters'],
  ['/drop-shipping', '/drop-shipping.html'],
  ['/dropship/dsfaq', '/dropship/dsfaq.html'],
  ['/dropship/news.html', '/dropship/news'],
  ['/dsintroduce', '/dsintroduce.html'],
  ['/bestsellers.html', '/bestsellers'],
])('the spelling %s leads to the page %s', (spelling, path) =>
  expect(pathOfOtherSpelling(spelling)).toBe(path),
)

test.each(['/', '/.html', '/faq.html', '/news', '/faq.html.html', '/nowhere', '/constructor'])(
  'the address %s is not another spelling of a page',
  (path) => expect(pathOfOtherSpelling(path)).toBeUndefined(),
)

test('no address in the sitemap is another spelling of a page', () => {
  for (const path of INDEXED_PATHS) expect(pathOfOtherSpelling(path)).toBeUndefined()
})
