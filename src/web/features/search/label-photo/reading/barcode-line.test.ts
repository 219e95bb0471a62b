// Barcode formats that identify an article, and contents that are not searched for.
import { expect, test } from 'vitest'
import { barcodeLine, linesSeenTwice } from './barcode-line.ts'

test.each([
  ['2900000413467', '2900000413467'],
  ['02900000413467', '2900000413467'],
  [']E02900000413467', '2900000413467'],
  ['(01)02900000413467(21)1234567890123456', '2900000413467'],
  [']d20102900000413467211234567890123456', '2900000413467'],
  ['\u001d0102900000413467', '2900000413467'],
  ['https://shop.example/01/02900000413467/21/1234567890123456', '2900000413467'],
  ['https://shop.example/zh-hk/01/02900000413467', '2900000413467'],
  ['L19M3PF7', 'L19M3PF7'],
])('the content %j is searched for as %s', (text, line) => expect(barcodeLine(text)).toBe(line))

test.each(['https://elsewhere.example/hello', 'https://[', 'hello', 'AB 12 CD 34', ''])(
  '%j is not searched for',
  (text) => expect(barcodeLine(text)).toBeNull(),
)

test('a barcode counts once two scans agree on it', () => {
  const scans = [['2900000413467', '0906816227733'], ['2900000413467', '2900000413467'], [null]]
  expect(linesSeenTwice(scans)).toEqual(['2900000413467'])
})
