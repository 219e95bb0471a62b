// Texts of results and field errors: whole sentences in every language, with the figures of business-constants.ts.
import { expect, test } from 'vitest'
import { LANGS } from './lang.ts'
import { isReason, reasonText, resultText } from './result-texts.ts'

const REASONS = [
  'required',
  'email',
  'postCode',
  'emailCode',
  'fileHarmful',
  // Sorting by price, which only members may.
  'memberSort',
  'verificationCode',
  'dateCode',
  'fileTooLarge',
]
const SENTENCE = { en_us: /^[A-Z].+\.$/, zh_cn: /。$/, zh_hk: /。$/ }

test.each(REASONS)('%s is a whole sentence that needs no label in front', (reason) => {
  expect(isReason(reason)).toBe(true)
  for (const lang of LANGS) {
    const text = reasonText(reason, lang)
    expect(text).toMatch(SENTENCE[lang])
    expect(text).not.toMatch(/[{}]/)
  }
})

test('lengths and sizes come from the constants', () => {
  expect(reasonText('verificationCode', 'en_us')).toContain('16 digits')
  expect(reasonText('dateCode', 'zh_cn')).toContain('21 位字符')
  expect(reasonText('fileTooLarge', 'zh_hk')).toContain('10\u00a0MB')
})

test.each([401, 403, 404, 409, 422, 429])('%i says what to do next', (code) => {
  for (const lang of LANGS) expect(resultText(code, lang)).toMatch(SENTENCE[lang])
})
