// Typing, pasting and deleting in a code: spaces are inserted automatically and the caret keeps its place.
import { expect, test } from 'vitest'
import { groupWhileTyping } from './group-while-typing.ts'

/** '|' marks the caret. */
function typed(text: string, isForwardDelete = false): string {
  const { value, caret } = groupWhileTyping(
    { value: text.replace('|', ''), caret: text.indexOf('|') },
    isForwardDelete,
  )
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

test.each([
  ['|', '|'],
  ['1234|', '1234|'],
  ['12345|', '1234 5|'],
  ['1234 5678|', '1234 5678|'],
  // A digit in the middle shifts the digits after it.
  ['1239|4 5678', '1239| 4567 8'],
  ['1234 59|678', '1234 59|67 8'],
  // Backspace over a space, then over the digit before it.
  ['1234|5678', '1234| 5678'],
  ['123| 5678', '123|5 678'],
  // Letters, hyphens, full-width digits.
  ['12a|34', '12|34'],
  ['1234-5678|', '1234 5678|'],
  ['１２３４５|', '1234 5|'],
  // More than sixteen digits.
  ['1234 5678 9012 34567|', '1234 5678 9012 3456|'],
  ['Code: 1234-5678-9012-3456|', '1234 5678 9012 3456|'],
])('an edit turns the field %j into %j', (before, after) => {
  expect(typed(before)).toBe(after)
})

test('deleting a space forwards moves the caret past it', () => {
  expect(typed('1234|5678', true)).toBe('1234 |5678')
  expect(typed('1234 |678', true)).toBe('1234 |678')
})
