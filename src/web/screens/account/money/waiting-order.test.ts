// Moves of waiting orders, and the top-up each of them needs.
import { expect, test } from 'vitest'
import type { WaitingOrder } from '../../../../contract/order-ranking.ts'
import { moved, topUpsNeeded } from './waiting-order.ts'

const order = (total: string, stopped = false) => ({ total, stopped }) as WaitingOrder

test('an order moves to any place, and stops at the ends of the list', () => {
  const list = ['a', 'b', 'c']
  expect(moved(list, 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(list, 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(list, 0, -1)).toEqual(list)
  expect(moved(list, 2, 3)).toEqual(list)
})

test('an order needs what it and those before it cost beyond the balance', () => {
  const list = [order('20.00'), order('61.50'), order('500.00', true), order('0.05')]
  expect(topUpsNeeded(list, '60.00')).toEqual(['0.00', '21.50', null, '21.55'])
})

test('amounts of a currency without decimals stay whole', () => {
  expect(topUpsNeeded([order('1200')], '1000')).toEqual(['200'])
})
