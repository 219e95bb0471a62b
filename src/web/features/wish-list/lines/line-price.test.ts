// Prices of a list on screen before the server has responded.
import { describe, expect, test } from 'vitest'
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { withQuantity } from './line-price.ts'

const price = {
  currency: 'USD',
  steps: [
    { from: 5, unit: '2.5' },
    { from: 20, unit: '2' },
  ],
  minimum: 5,
  multiple: 1,
  maximum: null,
  special: { unit: '1', monthly: 10, left: 10, until: null },
}
const line = (patch: object = {}) =>
  ({
    itemNo: 'VC-1',
    quantity: 5,
    product: { price, ...patch },
    quote: null,
  }) as unknown as WishListItem

describe('a line with another quantity', () => {
  test('costs the special price for the pieces that have it and the usual one for others', () => {
    const { quote } = withQuantity(line(), 20)
    expect(quote?.total).toBe('30.00')
    expect(quote?.parts.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [10, '1'],
      [10, '2'],
    ])
  })
  test('is kept with its error when it cannot be ordered', () => {
    expect(withQuantity(line(), 3).quote).toMatchObject({ fault: 'below_minimum', nextQuantity: 5 })
  })
  test('has no quote without a price', () => {
    expect(withQuantity(line({ price: null }), 5).quote).toBeNull()
  })
})
