// The top-up that each waiting order needs.
import { expect, test } from 'vitest'
import type { WaitingOrder } from '../../../../contract/order-ranking.ts'
import { topUpsNeeded } from './top-ups-needed.ts'

const order = (total: string, stopped = false) => ({ total, stopped }) as WaitingOrder

test('an order needs what it and those before it cost beyond the balance', () => {
  const list = [order('20.00'), order('61.50'), order('500.00', true), order('0.05')]
  expect(topUpsNeeded(list, '60.00')).toEqual(['0.00', '21.50', null, '21.55'])
})

test('amounts of a currency without decimals stay whole', () => {
  expect(topUpsNeeded([order('1200')], '1000')).toEqual(['200'])
})
