// The answer about discontinued items contains the lines that the page showed; the message depends on the order's state.
import { expect, test } from 'vitest'
import { messageKey, shownLines } from './question-answer.ts'

test('each line names its replacement item with the amount that was shown', () => {
  const replacement = { itemNo: 'VC-2', amount: '95.00', before: '100.00' }
  const lines = [
    { itemNo: 'VC-1', title: 'One', quantity: 10, replacement },
    { itemNo: 'VC-3', title: 'Three', quantity: 5, replacement: null },
  ]
  expect(shownLines({ lines })).toEqual([
    { itemNo: 'VC-1', replacement: 'VC-2', amount: '95.00' },
    { itemNo: 'VC-3', replacement: null, amount: null },
  ])
})

test.each([
  ['without', 'paid', 'doneWithout'],
  ['replace', 'paid', 'doneReplace'],
  ['without', 'cancelled', 'doneCancelled'],
  ['replace', 'cancelled', 'doneCancelled'],
] as const)('after the answer %s an order that is %s shows the text %s', (answer, state, text) => {
  expect(messageKey(answer, { state })).toBe(text)
})
