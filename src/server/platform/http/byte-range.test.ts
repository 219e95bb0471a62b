// Tests parsing the Range header.
import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

const file = { bytes: 1000, etag: '"a"' }

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { from: 0, to: 999 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['Bytes=10-19', { from: 10, to: 19 }],
  ['bytes=990-5000', { from: 990, to: 999 }],
  ['bytes=999-', { from: 999, to: 999 }],
  ['bytes=-1', { from: 999, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=999999999999-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0x1-2', 'whole'],
  ['bytes=1e2-', 'whole'],
  ['bytes=0-1,5-9', 'whole'],
  ['bytes=0-9999999999999999999999', 'whole'],
  ['pages=1-2', 'whole'],
  ['', 'whole'],
])('the range %j of 1,000 bytes is read as %j', (range, read) => {
  expect(readRange(range === undefined ? {} : { range }, file)).toEqual(read)
})

test('a range of another version of the file is read as the whole file', () => {
  const range = 'bytes=10-19'
  expect(readRange({ range, 'if-range': '"a"' }, file)).toEqual({ from: 10, to: 19 })
  for (const other of ['"b"', 'W/"a"', 'a', 'Sat, 21 Nov 2026 08:00:00 GMT', '']) {
    expect(readRange({ range, 'if-range': other }, file), other).toBe('whole')
  }
})

test('an empty file has no ranges', () => {
  const empty = { bytes: 0, etag: '"e"' }
  expect(readRange({ range: 'bytes=0-' }, empty)).toBe('outside')
  expect(readRange({ range: 'bytes=-5' }, empty)).toBe('outside')
  expect(readRange({}, empty)).toBe('whole')
})
