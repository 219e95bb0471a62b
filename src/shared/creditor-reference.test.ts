// Tests finding payment references in texts, and their check digits.
import { expect, test } from 'vitest'
import { findCreditorReferences } from './creditor-reference.ts'

/** The reference 00000012 or 00000013 with its check digits: in digits, 'RF00' moved to the end is 271500. */
const [VALID, OTHER] = [12n, 13n].map((number) => {
  const digits = (98n - ((number * 1_000_000n + 271_500n) % 97n)).toString().padStart(2, '0')
  return `RF${digits}000000${number}`
}) as [string, string]

test.each([
  ['as printed', `${VALID.slice(0, 4)} ${VALID.slice(4, 8)} ${VALID.slice(8)}`],
  ['in lower case', VALID.toLowerCase()],
  ['in a sentence', `Top-up, our ref. ${VALID}; thank you`],
  ['before a date', `${VALID} 23.11.2026`],
  ['with hyphens and points', VALID.replaceAll(/(.{3})/g, '$1-.')],
  [
    'in full width',
    VALID.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ],
])('a reference %s is found', (_, text) => {
  expect(findCreditorReferences(text).valid).toContain(VALID)
})

test('no reference with one wrong digit passes the check', () => {
  for (let at = 2; at < VALID.length; at += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const wrong = `${VALID.slice(0, at)}${digit}${VALID.slice(at + 1)}`
      if (wrong === VALID) continue
      expect(findCreditorReferences(wrong)).toEqual({ valid: [], hasBroken: true })
    }
  }
})

test.each(['', 'invoice 12', 'RF', 'RF12', 'performance 2026', 'RF1800'])(
  'the text %j holds no reference',
  (text) => {
    expect(findCreditorReferences(text)).toEqual({ valid: [], hasBroken: false })
  },
)

test('two references in one text are both found, and one that it repeats only once', () => {
  const { valid } = findCreditorReferences(`${VALID} and ${OTHER}, or ${VALID}`)
  expect(valid).toEqual([VALID, OTHER])
})
