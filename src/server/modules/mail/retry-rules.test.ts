// Tests when a mail is sent again, and when it is given up.
import { expect, test } from 'vitest'
import { isTooOld, retryDelay } from './retry-rules.ts'

test.each([
  [1, 1],
  [2, 2],
  [9, 256],
  [10, 360],
  [1000, 360],
])(
  'after %i temporary rejections by the mail server a mail waits %i minutes',
  (rejections, minutes) => {
    expect(retryDelay(rejections)).toBe(minutes * 60_000)
  },
)

test('a mail is sent again for three days', () => {
  const ready = new Date('2026-11-20T00:00:00Z')
  expect(isTooOld(ready, new Date('2026-11-23T00:00:00Z'))).toBe(false)
  expect(isTooOld(ready, new Date('2026-11-23T00:00:00.001Z'))).toBe(true)
})
