// The keyword in the address of a search for a long text.
import { expect, test } from 'vitest'
import { addressKeyword } from './address-keyword.ts'
import { MAX_IN_ADDRESS } from './pasted-lines.ts'

const NUMBER = 'VC-LT35641 '

test.each([
  ['an empty text', ''],
  ['a number with a direction mark', 'VC-LT35641\u200e'],
  ['a text of the longest length', 'x'.repeat(MAX_IN_ADDRESS)],
])('%s stays as it is', (_, text) => {
  expect(addressKeyword(text)).toBe(text)
})

test('a longer text is cut', () => {
  expect(addressKeyword(NUMBER.repeat(400))).toBe(NUMBER.repeat(400).slice(0, MAX_IN_ADDRESS))
})

test('invisible characters of a longer text take no space', () => {
  const text = '\u200b\u200eVC-LT35641\u200e '.repeat(400)
  expect(addressKeyword(text)).toBe(NUMBER.repeat(400).slice(0, MAX_IN_ADDRESS))
})

test('no half of a character remains', () => {
  const text = `${'x'.repeat(MAX_IN_ADDRESS - 1)}🔋`
  expect(addressKeyword(text).isWellFormed()).toBe(true)
})
