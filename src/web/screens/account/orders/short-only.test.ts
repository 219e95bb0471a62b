// Orders that wait for money, or for stock only.
import { expect, test } from 'vitest'
import { isShortOnly } from './short-only.ts'

const announced = { at: '', event: 'wait_for_stock', label: 'needs_you', by: 'us' } as const
const order = {
  state: 'awaiting_funds',
  currency: 'USD',
  total: '20.00',
  events: [announced],
} as const
const figures = { available: '20.00', isOpened: true }

test('an order is only short once its buyer was informed and while the balance covers it', () => {
  const short = { ...order, events: [...order.events] }
  expect(isShortOnly(short, figures)).toBe(true)
  expect(isShortOnly({ ...short, events: [] }, figures)).toBe(false)
  expect(isShortOnly({ ...short, state: 'held' }, figures)).toBe(false)
  expect(isShortOnly(short, { ...figures, available: '19.99' })).toBe(false)
  expect(isShortOnly(short, { ...figures, isOpened: false })).toBe(false)
  expect(isShortOnly(short, null)).toBe(false)
})
