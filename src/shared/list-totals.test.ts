// Tests the totals of a wish list.
import { expect, test } from 'vitest'
import { totalsOf } from './list-totals.ts'

const quote = (total: string, currency = 'USD', fault: string | null = null) => {
  return { total, currency, fault }
}

test.each([
  ['nothing', [], { totals: [], unpriced: 0 }],
  [
    'lines of one currency, added without floats',
    [quote('0.10'), quote('0.20')],
    { totals: [{ currency: 'USD', amount: '0.30' }], unpriced: 0 },
  ],
  [
    'lines without a price and with a fault beside them',
    [null, quote('5.00', 'USD', 'below_minimum'), quote('61.50')],
    { totals: [{ currency: 'USD', amount: '61.50' }], unpriced: 2 },
  ],
  [
    'large sums to the cent',
    [quote('99999999.99'), quote('99999999.99')],
    { totals: [{ currency: 'USD', amount: '199999999.98' }], unpriced: 0 },
  ],
  [
    'two currencies apart',
    [quote('1.00'), quote('2.00', 'EUR')],
    {
      totals: [
        { currency: 'USD', amount: '1.00' },
        { currency: 'EUR', amount: '2.00' },
      ],
      unpriced: 0,
    },
  ],
])('%s', (_, quotes, totals) => {
  expect(totalsOf(quotes)).toEqual(totals)
})
