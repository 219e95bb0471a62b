// Tests breaking text into lines of a PDF.
import { expect, test } from 'vitest'
import { wrapText } from './pdf-lines.ts'

/** Every character has width 1. */
const wrap = (text: string, width: number, max = 9) =>
  wrapText(text, { width, max, widthOf: (part) => [...part].length })

test.each([
  ['', 5, ['']],
  ['short', 5, ['short']],
  ['two words', 5, ['two', 'words']],
  ['two words', 9, ['two words']],
  ['unbreakable', 4, ['unbr', 'eaka', 'ble']],
  ['手提電腦電池', 3, ['手提電', '腦電池']],
  ['電池，好', 2, ['電', '池，', '好']],
  ['VC-1 電池', 5, ['VC-1', '電池']],
  ['a\nb', 5, ['a', 'b']],
  ['a\n\n', 5, ['a']],
])('the text %j is broken into lines of at most %d characters', (text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines)
})

test('cuts what is too long, and marks the cut', () => {
  expect(wrap('one two three four', 5, 2)).toEqual(['one', 'two…'])
  expect(wrap('abcdefghij', 5, 1)).toEqual(['abcd…'])
  expect(wrap('\n'.repeat(50), 5, 3).length).toBeLessThanOrEqual(3)
})

test('a word of any length costs no more than what is shown of it', () => {
  let measured = 0
  const widthOf = (text: string) => {
    measured += text.length
    return text.length
  }
  const lines = wrapText('x'.repeat(20_000), { width: 20, max: 6, widthOf })
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toMatch(/^x+…$/)
  expect(measured).toBeLessThan(20_000 * 20)
})
