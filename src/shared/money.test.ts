// Tests that amounts survive a round trip and that lines round half up exactly once.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, lineTotal, roundedAmount, tenThousandthsOf } from './money.ts'

test.each([
  ['0', 0n],
  ['12.5', 125_000n],
  ['0.0125', 125n],
  ['12.5000', 125_000n],
  ['99999999.9999', 999_999_999_999n],
])('the amount %s is read as %s ten-thousandths', (text, tenThousandths) => {
  expect(tenThousandthsOf(text)).toBe(tenThousandths)
})

test.each(['', '-1', '1,5', '1.', '.5', '1e3', '0.00001', 'NaN', ' 1'])(
  '%j is not an amount',
  (text) => {
    expect(() => tenThousandthsOf(text)).toThrow(RangeError)
  },
)

test('an amount written and read again is the same', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n }), (tenThousandths) => {
      expect(tenThousandthsOf(amountOf(tenThousandths))).toBe(tenThousandths)
    }),
  )
})

test.each([
  [125n, 'USD', '0.01'],
  [150n, 'USD', '0.02'],
  [149n, 'USD', '0.01'],
  [615_000n, 'USD', '61.50'],
  [0n, 'HKD', '0.00'],
  [15_000n, 'JPY', '2'],
])('%s ten-thousandths in %s are rounded to %s', (tenThousandths, currency, text) => {
  expect(roundedAmount(tenThousandths, currency)).toBe(text)
})

test('a line is rounded once, however many parts it has', () => {
  const parts = [
    { quantity: 1, unit: '0.0125' },
    { quantity: 1, unit: '0.0125' },
  ]
  expect(lineTotal(parts, 'USD')).toBe('0.03')
})
