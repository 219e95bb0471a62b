// Tests amounts in minor units: reading and writing them as text, and taking a share of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorText, parseMinor, shareOf } from './minor-units.ts'

test.each([
  ['61.50', 'USD', 6150n],
  ['61.5', 'USD', 6150n],
  ['61.500', 'USD', 6150n],
  ['-3', 'EUR', -300n],
  ['0.05', 'USD', 5n],
  ['1000', 'JPY', 1000n],
  ['9999999999999.99', 'USD', 999_999_999_999_999n],
])('%s %s is %s in minor units', (text, currency, units) => {
  expect(parseMinor(text, currency)).toBe(units)
})

test.each(['', '1.005', '1e3', '1,000', '.5', '1.', '--1', '12345678901234', 'NaN', '0x10'])(
  '"%s" is not an amount in dollars',
  (text) => {
    expect(parseMinor(text, 'USD')).toBeUndefined()
  },
)

test('every amount survives being written and read', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 13n) + 1n, max: 10n ** 13n - 1n }),
      fc.constantFrom('USD', 'JPY'),
      (units, currency) => parseMinor(minorText(units, currency), currency) === units,
    ),
  )
})

test('a share in basis points rounds half a unit up', () => {
  expect([shareOf(17_000n, 450), shareOf(100n, 450), shareOf(1111n, 450)]).toEqual([765n, 5n, 50n])
})
