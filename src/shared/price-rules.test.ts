// Tests that ladder and quote agree, totals are exact, and an invalid quantity leads to one that can be
// ordered.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, tenThousandthsOf } from './money.ts'
import {
  ladderOf,
  orderableQuantity,
  type QuotablePrice,
  quoteQuantity,
  smallestOrder,
} from './price-rules.ts'

const PRICE: QuotablePrice = {
  currency: 'USD',
  steps: [
    { from: 1, unit: '10' },
    { from: 20, unit: '9.5' },
    { from: 100, unit: '9' },
  ],
  minimum: 5,
  multiple: 1,
  maximum: null,
  special: null,
}

function priced(change: Partial<QuotablePrice>): QuotablePrice {
  return { ...PRICE, ...change }
}

const special = (unit: string, left: number | null) => ({ unit, left })

describe('a quote', () => {
  test.each<[string, Partial<QuotablePrice>, number, string | null, number]>([
    ['the minimum', {}, 5, null, 5],
    ['a quantity below the minimum', {}, 4, 'below_minimum', 5],
    ['a quantity between multiples', { multiple: 12 }, 20, 'not_multiple', 24],
    ['the minimum, which is no full carton', { multiple: 12 }, 5, 'not_multiple', 12],
    ['a full carton', { multiple: 12 }, 12, null, 12],
    ['a quantity above the maximum', { maximum: 50 }, 51, 'above_maximum', 50],
    [
      'a quantity above the last full carton',
      { multiple: 12, maximum: 50 },
      49,
      'above_maximum',
      48,
    ],
    [
      'a quantity below the first step',
      { steps: [{ from: 10, unit: '1' }] },
      7,
      'below_minimum',
      10,
    ],
    ['a quantity under terms that contradict each other', { maximum: 3 }, 4, 'below_minimum', 0],
  ])(
    'of %s names its fault, if any, and the next quantity that can be ordered',
    (_, change, quantity, fault, nextQuantity) => {
      expect(quoteQuantity(priced(change), quantity)).toMatchObject({ fault, nextQuantity })
      expect(orderableQuantity(priced(change), quantity)).toBe(nextQuantity)
      expect(orderableQuantity(null, quantity)).toBe(quantity)
    },
  )
})

describe('special prices', () => {
  test('30 with 20 left are 20 special and 10 at the original price', () => {
    const quote = quoteQuantity(priced({ special: special('8', 20) }), 30)
    expect(quote.parts).toEqual([
      { quantity: 20, unit: '8', isSpecial: true },
      { quantity: 10, unit: '9.5', isSpecial: false },
    ])
    expect(quote.total).toBe('255.00')
  })
  test('without a limit the whole line is special', () => {
    const quote = quoteQuantity(priced({ special: special('8', null) }), 30)
    expect(quote.parts).toEqual([{ quantity: 30, unit: '8', isSpecial: true }])
  })
  test('without pieces left, or where they are no better than the step, the price of the step applies', () => {
    for (const offer of [special('8', 0), special('9.5', 20)]) {
      const quote = quoteQuantity(priced({ special: offer }), 30)
      expect(quote.parts).toEqual([{ quantity: 30, unit: '9.5', isSpecial: false }])
    }
  })
})

const amount = fc.bigInt({ min: 0n, max: 10_000_0000n }).map(amountOf)
const steps = fc
  .uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 5 })
  .chain((froms) =>
    fc.tuple(
      ...froms.toSorted((a, b) => a - b).map((from) => amount.map((unit) => ({ from, unit }))),
    ),
  )
const anyPrice: fc.Arbitrary<QuotablePrice> = fc.record({
  currency: fc.constantFrom('USD', 'CNY', 'HKD'),
  steps,
  minimum: fc.integer({ min: 1, max: 60 }),
  multiple: fc.integer({ min: 1, max: 24 }),
  maximum: fc.option(fc.integer({ min: 60, max: 1200 })),
  special: fc.option(
    fc.record({
      unit: amount,
      left: fc.option(fc.integer({ min: 0, max: 500 })),
    }),
  ),
})

test('the ladder shows the unit price that a quote charges, for every quantity from 1 to 1,000', () => {
  fc.assert(
    fc.property(anyPrice, (price) => {
      const plain = { ...price, special: null }
      const ladder = ladderOf(plain)
      for (let quantity = 1; quantity <= 1000; quantity++) {
        const quote = quoteQuantity(plain, quantity)
        if (quote.fault) continue
        const row = ladder.find(
          ({ from, to }) => from <= quantity && (to === null || quantity <= to),
        )
        expect(quote.parts).toEqual([{ quantity, unit: row?.unit, isSpecial: false }])
      }
    }),
    { numRuns: 60 },
  )
})

test('totals are exact to half a cent, and parts add up to the quantity', () => {
  fc.assert(
    fc.property(anyPrice, fc.integer({ min: 1, max: 999_999 }), (price, quantity) => {
      const { parts, total } = quoteQuantity(price, quantity)
      expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity)
      // Summed piece by piece in ten-thousandths, to compare without the rounding under test.
      const exact = parts.reduce(
        (sum, part) => sum + tenThousandthsOf(part.unit) * BigInt(part.quantity),
        0n,
      )
      const rounding = tenThousandthsOf(total) - exact
      expect(rounding > -50n && rounding <= 50n).toBe(true)
      expect(total).toMatch(/^\d+\.\d\d$/)
    }),
  )
})

test('the next quantity can be ordered', () => {
  fc.assert(
    fc.property(anyPrice, fc.integer({ min: 1, max: 2000 }), (price, quantity) => {
      const { fault, nextQuantity } = quoteQuantity(price, quantity)
      if (nextQuantity === 0) return
      expect(quoteQuantity(price, nextQuantity)).toMatchObject({ fault: null, nextQuantity })
      if (fault === null) expect(nextQuantity).toBe(quantity)
      expect(nextQuantity).toBeGreaterThanOrEqual(smallestOrder(price))
    }),
  )
})
