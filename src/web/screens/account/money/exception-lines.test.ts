// Tests reading and writing the exceptions to the rule for substitutes.
import { expect, test } from 'vitest'
import { exceptionText, readExceptions } from './exception-lines.ts'

const WORDS = { never: 'no', same_or_higher: 'same', other_series: 'any' }

test('the text of the exceptions is parsed to the same exceptions', () => {
  const exceptions = [
    { itemNo: 'VC-LT35641', rule: 'never' as const },
    { itemNo: 'VU-LT35641', rule: 'other_series' as const },
  ]
  const text = exceptionText(exceptions, WORDS)
  expect(text).toBe('VC-LT35641 no\nVU-LT35641 any')
  expect(readExceptions(text, WORDS)).toEqual({ exceptions, wrong: null })
})

test.each([
  ['\n  VC-LT35641,\tSAME \n\n', [{ itemNo: 'VC-LT35641', rule: 'same_or_higher' }], null],
  ['', [], null],
  ['VC-LT35641', [], 'VC-LT35641'],
  ['VC-LT35641 maybe', [], 'VC-LT35641 maybe'],
  ['VC-LT35641 no no', [], 'VC-LT35641 no no'],
])('the text %j has the exceptions %j and the wrong line %j', (text, exceptions, wrong) => {
  expect(readExceptions(text, WORDS)).toEqual({ exceptions, wrong })
})
