// Numbers are written as Intl.NumberFormat writes them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlLang, LANGS } from './lang.ts'
import { numberText } from './number-text.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [21_095, '21,095'],
  [1_234_567.891, '1,234,567.891'],
  [1_999.9996, '2,000'],
  [-1_000, '-1,000'],
  [11.1, '11.1'],
])('the number %d is written as %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test('the number of decimals can be smaller', () => {
  expect([numberText(1_234.567, 2), numberText(0.5, 0)]).toEqual(['1,234.57', '1'])
})

test.each(LANGS)('%s writes every figure of a catalogue as Intl does', (lang) => {
  const intl = new Intl.NumberFormat(htmlLang(lang), { maximumFractionDigits: 3 })
  const thousandths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => n / 1000)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.maxSafeInteger().map((n) => n % 1e12),
        thousandths,
      ),
      (value) => {
        // Intl has a negative zero, which no figure is.
        expect(numberText(value)).toBe(intl.format(value + 0))
      },
    ),
  )
})
