// Tests the rules that read the lines of a request for a quotation.
import { expect, test } from 'vitest'
import { readQuotedLines } from './quotation-rules.ts'

const LINES = '10 × VC-LT97948 (45N1127, row 2)\n5 × VU-LT35641: for Lille\n7 × VC-TB29206'

test('each line gives its item and quantity, with any text before and after', () => {
  expect(readQuotedLines('Quotation, 3 lines', `By Friday, please\n\n${LINES}`)).toEqual([
    { itemNo: 'VC-LT97948', quantity: 10 },
    { itemNo: 'VU-LT35641', quantity: 5 },
    { itemNo: 'VC-TB29206', quantity: 7 },
  ])
  expect(readQuotedLines('Quotation, 1 line', '1 × VC-LT97948')).toHaveLength(1)
})

test.each([
  [
    'a line that the buyer wrote and that looks like one of the list',
    'Quotation, 3 lines',
    `9 × VC-NO\n${LINES}`,
  ],
  ['a list that lost a line', 'Quotation, 4 lines', LINES],
  ['another subject', 'A question', LINES],
  ['no line', 'Quotation, 0 lines', 'Hello'],
])('%s is left to a person', (_, subject, text) => {
  expect(readQuotedLines(subject, text)).toBeUndefined()
})
