// Money format: currency code before the amount, RMB for CNY, no digit lost.
import { expect, test } from 'vitest'
import { decimalsOf, moneyFormat } from './money-format.ts'

test.each([
  ['en_us', '1234.5', 'USD', 'USD 1,234.50'],
  ['en_us', '0.0125', 'USD', 'USD 0.0125'],
  ['zh_cn', '12.5', 'CNY', 'RMB 12.50'],
  ['zh_hk', '12', 'HKD', 'HKD 12.00'],
  ['en_us', '12345678.1234', 'EUR', 'EUR 12,345,678.1234'],
  ['en_us', '99999999999999.99', 'GBP', 'GBP 99,999,999,999,999.99'],
] as const)('in %s the amount %s in %s is shown as %s', (lang, amount, currency, shown) =>
  expect(moneyFormat(lang)(amount, currency).replaceAll('\u00a0', ' ')).toBe(shown),
)

test('figures of a column have as many decimals as the longest', () => {
  const units = ['0.5544', '0.495', '1']
  const shown = units.map((unit) => moneyFormat('en_us')(unit, 'USD', decimalsOf(units)))
  expect(shown.map((text) => text.slice(4))).toEqual(['0.5544', '0.4950', '1.0000'])
})
