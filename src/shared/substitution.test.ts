// Tests which substitutes are allowed, and their price.
import { describe, expect, test } from 'vitest'
import { maySubstitute, priceOfSubstitute } from './substitution.ts'

test.each([
  ['never', true, false],
  ['same_or_higher', true, true],
  ['same_or_higher', false, false],
  ['other_series', false, true],
] as const)('the rule %s with enough capacity %s allows it: %s', (rule, hasEnough, expected) => {
  expect(maySubstitute(rule, hasEnough)).toBe(expected)
})

describe('the price of a substitute', () => {
  const priceAt = (unit: string, more: Partial<Parameters<typeof priceOfSubstitute>[0]> = {}) =>
    priceOfSubstitute({
      freed: 2000n,
      cancelledParts: [{ quantity: 2, unit: '10', isSpecial: true }],
      unit,
      quantity: 2,
      mostPercent: 20,
      currency: 'USD',
      ...more,
    })

  test.each([
    ['is its own price where that is lower', '9', 1800n, '9'],
    ['is the same where both cost the same', '10', 2000n, '10'],
    ['is that of the ordered pieces where its own is higher', '12', 2000n, '10'],
  ])('%s', (_, unit, total, charged) => {
    expect(priceAt(unit)).toEqual({
      total,
      parts: [{ quantity: 2, unit: charged, isSpecial: false }],
    })
  })

  test.each(['7.99', '12.01', '40'])(
    'is not given where its own price, %s, differs too much',
    (unit) => {
      expect(priceAt(unit)).toBeNull()
    },
  )

  test('must be the same where no difference is allowed', () => {
    expect(priceAt('10', { mostPercent: 0 })?.total).toBe(2000n)
    expect(priceAt('9.99', { mostPercent: 0 })).toBeNull()
  })

  test('never exceeds the freed money, also where the line was rounded down', () => {
    const cancelledParts = [{ quantity: 1, unit: '10.005', isSpecial: false }]
    const found = priceAt('10.5', { freed: 1000n, cancelledParts, quantity: 1 })
    expect(found).toEqual({
      total: 1000n,
      parts: [{ quantity: 1, unit: '10', isSpecial: false }],
    })
  })
})
