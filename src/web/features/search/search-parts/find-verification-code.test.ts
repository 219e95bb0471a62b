// Finding a verification code in a search keyword.
import { expect, test } from 'vitest'
import { codeCheckDigit } from '../../../../shared/verification-code.ts'
import { findVerificationCode } from './find-verification-code.ts'

const START = '123456789012345'
const CODE = START + codeCheckDigit(START)
const GROUPED = CODE.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

test.each([
  [CODE, GROUPED],
  [GROUPED, GROUPED],
  [GROUPED.replaceAll(' ', '-'), GROUPED],
  [`code: ${CODE}\nthanks`, GROUPED],
  [CODE.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))), GROUPED],
  [START + ((codeCheckDigit(START) + 1) % 10), null],
  [`9${CODE}`, null],
  [`${CODE}0`, null],
  ['00HW003', null],
  ['', null],
])('the keyword %j contains the code %j', (keyword, code) => {
  expect(findVerificationCode(keyword)).toBe(code)
})

test('sixteen digits with a wrong check digit are a mistyped code where nothing was found', () => {
  const wrong = START + ((codeCheckDigit(START) + 1) % 10)
  const printed = wrong.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  expect(findVerificationCode(wrong, { isNothingFound: true })).toBe(printed)
  expect(findVerificationCode(`${wrong}0`, { isNothingFound: true })).toBeNull()
  expect(findVerificationCode('00HW003', { isNothingFound: true })).toBeNull()
})
