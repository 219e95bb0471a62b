// A page view is recorded when more than a second has passed since the previous navigation.
import { expect, test } from 'vitest'
import { pageViewDue } from './watch-navigation.ts'

test.each([
  [null, 0, true],
  [0, 1_000, false],
  [0, 1_001, true],
])('last at %s, now %i: %s', (last, now, due) => {
  expect(pageViewDue(last, now)).toBe(due)
})
