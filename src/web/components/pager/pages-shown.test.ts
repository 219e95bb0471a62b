// Pagination shows few numbers and never hides a single page behind a gap.
import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, 6, null, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 7, 8, 9]],
  [50, 100, [1, null, 48, 49, 50, 51, 52, null, 100]],
])('page %i of %i shows the numbers %j', (page, last, shown) =>
  expect(pagesShown(page, last)).toEqual(shown),
)
