// How typed values become the input of the deposit calculator.
import { describe, expect, test } from 'vitest'
import { readDeposit } from './deposit-entries.ts'

const read = (query: string) => readDeposit(new URLSearchParams(query))

test('without a query the input is the example, paid by PayPal', () => {
  const { assumptions, wrong } = read('')
  expect(wrong).toEqual([])
  expect(assumptions).toEqual({
    ordersPerDay: 6,
    orderCents: 2450,
    targetCents: 100_000,
    method: 'paypal',
    days: 30,
  })
})

describe('an amount', () => {
  test.each([
    ['24.50', 2450],
    ['24,5', 2450],
    [' 24 ', 2400],
    ['２４．５０', 2450],
    ['1', 100],
    ['5000', 500_000],
  ])('%s is %i cents', (value, cents) => {
    const { assumptions, wrong } = read(new URLSearchParams({ value }).toString())
    expect(wrong).toEqual([])
    expect(assumptions.orderCents).toBe(cents)
  })
  test.each(['', '0', '0.99', '5000.01', '1,000', '24.505', '-5', '1e3', 'abc', '٢٤'])(
    '"%s" is rejected, and kept in the field',
    (value) => {
      const { entries, assumptions, wrong } = read(new URLSearchParams({ value }).toString())
      expect(wrong).toEqual(['value'])
      expect(entries.value).toBe(value)
      expect(assumptions.orderCents).toBe(2450)
    },
  )
})

test.each([
  ['orders=0', 'orders'],
  ['orders=201', 'orders'],
  ['orders=2.5', 'orders'],
  ['to=999', 'to'],
  ['to=10001', 'to'],
])('the entry %s is rejected in the field %s', (query, field) => {
  expect(read(query).wrong).toEqual([field])
})

test('an unknown payment method becomes PayPal, and a long entry is cut', () => {
  const { assumptions, entries } = read(`pay=gold&orders=${'9'.repeat(5000)}`)
  expect(assumptions.method).toBe('paypal')
  expect(entries.orders).toHaveLength(20)
})
