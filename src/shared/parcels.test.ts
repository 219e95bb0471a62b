// Tests the state of an order that follows from its parcels.
import { describe, expect, test } from 'vitest'
import type { LineCounters } from './order-lines.ts'
import {
  orderOfNumber,
  type ParcelFacts,
  stateAfterDispatch,
  stateOfSentOrder,
  trackingLink,
} from './parcels.ts'

const line = (counters: Partial<LineCounters>): LineCounters => {
  const none = { reserved: 0, backordered: 0, shipped: 0, cancelled: 0, returned: 0 }
  return { quantity: 5, ...none, ...counters }
}
const parcel = (facts: Partial<ParcelFacts>): ParcelFacts => {
  return {
    state: 'dispatched',
    isRefunded: false,
    isReplaced: false,
    isReplacement: false,
    ...facts,
  }
}
const delivered = parcel({ state: 'delivered' })
const replaced = parcel({ state: 'lost', isReplaced: true })
const refunded = parcel({ state: 'lost', isRefunded: true })

describe('the state of an order after a parcel was dispatched', () => {
  const rest = [line({ shipped: 3, reserved: 2 })]
  const all = [line({ shipped: 5 }), line({ cancelled: 5 })]
  test.each([
    ['shipped', 'no piece is outstanding', all, [parcel({})]],
    ['part_shipped', 'pieces are outstanding', rest, [parcel({})]],
    ['packed', 'another parcel waits', rest, [parcel({}), parcel({ state: 'packed' })]],
    [
      'part_shipped',
      'only a parcel that sends pieces again waits',
      rest,
      [parcel({}), parcel({ state: 'packed', isReplacement: true })],
    ],
  ] as const)('is %s when %s', (state, _, lines, parcels) => {
    expect(stateAfterDispatch(lines, parcels)).toBe(state)
  })
})

describe('the state of an order of which every piece was sent', () => {
  test.each([
    ['shipped', 'a parcel is on its way', [delivered, parcel({})]],
    ['shipped', 'a lost parcel waits for a decision', [delivered, parcel({ state: 'lost' })]],
    ['shipped', 'the pieces of a lost parcel are sent again', [replaced, parcel({})]],
    ['delivered', 'the lost pieces arrived in another parcel', [replaced, delivered]],
    ['delivered', 'the rest was refunded', [refunded, delivered]],
    ['cancelled', 'everything was refunded', [refunded, replaced, refunded]],
  ] as const)('is %s when %s', (state, _, parcels) => {
    expect(stateOfSentOrder(parcels)).toBe(state)
  })
})

describe('numbers of orders and parcels', () => {
  test.each([
    ['O26-0000123', { orderNo: 'O26-0000123', parcelNo: null }],
    [' o26-0000123-12 ', { orderNo: 'O26-0000123', parcelNo: 'O26-0000123-12' }],
    ['O26-0000123-', null],
    ['R26-0000123', null],
    ['', null],
  ])('%o is read as %o', (text, read) => {
    expect(orderOfNumber(text)).toEqual(read)
  })

  test('a tracking link holds the number as part of an address, and exists only with both', () => {
    const template = 'https://carrier.example/track?id={number}'
    expect(trackingLink(template, 'A 1&b=/')).toBe(
      'https://carrier.example/track?id=A%201%26b%3D%2F',
    )
    expect(trackingLink(template, null)).toBe(null)
    expect(trackingLink('', 'A1')).toBe(null)
  })
})
