// Tests the totals of a wish list.
import { expect, test } from 'vitest'
import { totalsOf } from './list-totals.ts'

const quote = (total: string, currency = 'USD', fault: string | null = null) => {
  return { total, currency, fault }
}

test.each([
  ['no lines', [], { totals: [], unpriced: 0 }],
  [
    'lines of one currency',
    [quote('0.10'), quote('0.20')],
    { totals: [{ currency: 'USD', amount: '0.30' }], unpriced: 0 },
  ],
  [
    'lines of which some have no price or a fault',
    [null, quote('5.00', 'USD', 'below_minimum'), quote('61.50')],
    { totals: [{ currency: 'USD', amount: '61.50' }], unpriced: 2 },
  ],
  [
    'lines of large sums',
    [quote('99999999.99'), quote('99999999.99')],
    { totals: [{ currency: 'USD', amount: '199999999.98' }], unpriced: 0 },
  ],
  [
    'lines of two currencies',
    [quote('1.00'), quote('2.00', 'EUR')],
    {
      totals: [
        { currency: 'USD', amount: '1.00' },
        { currency: 'EUR', amount: '2.00' },
      ],
      unpriced: 0,
    },
  ],
])('%s add up to the cent, each currency apart', (_, quotes, totals) => {
  expect(totalsOf(quotes)).toEqual(totals)
})
