// Tests the order of log segments and the recognition of gaps.
import { expect, test } from 'vitest'
import { follows, nextSegment, unbrokenFrom } from './wal-segments.ts'

const A = '000000010000000000000007'

test.each([
  ['000000010000000000000007', '000000010000000000000008'],
  ['0000000100000000000000FF', '000000010000000100000000'],
  ['00000003000000AB000000FE', '00000003000000AB000000FF'],
])('after the segment %s comes the segment %s', (segment, next) => {
  expect(nextSegment(segment)).toBe(next)
  expect(follows(segment, next)).toBe(true)
})

test('a new timeline continues in the segment in which the former one ended, or after it', () => {
  expect(follows(A, '000000020000000000000007')).toBe(true)
  expect(follows(A, '000000020000000000000008')).toBe(true)
  expect(follows(A, '000000020000000000000009')).toBe(false)
  expect(follows('000000020000000000000007', A)).toBe(false)
})

test('segments after a gap are left out, and so are other files', () => {
  const names = ['000000010000000000000009', A, '00000002.history', '000000010000000000000006']
  expect(unbrokenFrom(A, names)).toEqual([A])
  expect(unbrokenFrom(A, [...names, '000000010000000000000008'])).toEqual([
    A,
    '000000010000000000000008',
    '000000010000000000000009',
  ])
  expect(unbrokenFrom('000000010000000000000005', names)).toEqual([])
})
