// Money format: currency code before the amount, RMB for CNY, no digit lost; otherwise as Intl writes it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyName } from '../../../../shared/currency-name.ts'
import { LANGS } from '../../../../shared/lang.ts'
import { minorDigits } from '../../../../shared/money.ts'
import { LOCALES } from '../../../format/format.ts'
import { decimalsOf, moneyText } from './money-format.ts'

test.each([
  ['1234.5', 'USD', 'USD 1,234.50'],
  ['0.0125', 'USD', 'USD 0.0125'],
  ['12.5', 'CNY', 'RMB 12.50'],
  ['12', 'HKD', 'HKD 12.00'],
  ['12.5000', 'HKD', 'HKD 12.50'],
  ['1200', 'JPY', 'JPY 1,200'],
  ['12345678.1234', 'EUR', 'EUR 12,345,678.1234'],
  ['99999999999999.99', 'GBP', 'GBP 99,999,999,999,999.99'],
  ['0500', 'USD', 'USD 500.00'],
] as const)('the amount %s in %s is shown as %s', (amount, currency, shown) =>
  expect(moneyText(amount, currency).replaceAll('\u00a0', ' ')).toBe(shown),
)

test('figures of a column have as many decimals as the longest', () => {
  const units = ['0.5544', '0.495', '1']
  const shown = units.map((unit) => moneyText(unit, 'USD', decimalsOf(units)))
  expect(shown.map((text) => text.slice(4))).toEqual(['0.5544', '0.4950', '1.0000'])
})

test.each(LANGS)('in %s every amount is shown as Intl shows it', (lang) => {
  const currencies = fc.constantFrom('USD', 'CNY', 'HKD', 'JPY')
  const fractions = fc.stringMatching(/^\d{0,4}$/)
  const amounts = fc
    .tuple(fc.constantFrom('', '-', '0', '-00'), fc.nat(), fractions)
    .map(([sign, whole, fraction]) => `${sign}${whole}${fraction && `.${fraction}`}`)
  fc.assert(
    fc.property(amounts, currencies, fc.nat(4), (amount, currency, decimals) => {
      const intl = new Intl.NumberFormat(LOCALES[lang], {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        minimumFractionDigits: Math.max(decimals, minorDigits(currency)),
        maximumFractionDigits: 4,
      })
      const shown = intl.format(amount as Intl.StringNumericLiteral)
      expect(moneyText(amount, currency, decimals)).toBe(
        shown.replace(currency, currencyName(currency)),
      )
    }),
  )
})
