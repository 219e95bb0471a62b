// A page view is recorded when more than a second has passed since the previous navigation, with searched words but
// without messages.
import { expect, test } from 'vitest'
import { isPageViewDue, viewedPage } from './watch-navigation.ts'

test.each([
  [null, 0, true],
  [0, 1_000, false],
  [0, 1_001, true],
])('with the last navigation at %s, a page view at %i is due: %s', (last, now, due) => {
  expect(isPageViewDue(last, now)).toBe(due)
})

test.each([
  ['/search', '?keyword=T480%20battery', '/search?keyword=T480%20battery'],
  ['/feedback', '?type=order&message=10+%C3%97+VC-1+for+Ann', '/feedback?type=order'],
  ['/feedback', '?message=mine', '/feedback'],
])('a view of %s%s is recorded as %s', (pathname, search, page) => {
  expect(viewedPage({ pathname, search })).toBe(page)
})
