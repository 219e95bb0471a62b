// Tests which state a line shows and what some of its pieces cost, by what happened to its pieces.
import { describe, expect, test } from 'vitest'
import { amountOfUnits, lineStateOf, unpromisedUnits, type LineCounters } from './order-lines.ts'

const line = (counters: Partial<LineCounters>): LineCounters => ({
  quantity: 5,
  reserved: 0,
  backordered: 0,
  shipped: 0,
  cancelled: 0,
  returned: 0,
  ...counters,
})

describe('the pieces of a line', () => {
  test.each([
    [{}, 'awaiting_funds', 'open'],
    [{ reserved: 5 }, 'held', 'allocated'],
    [{ reserved: 3, backordered: 2 }, 'held', 'open'],
    [{ reserved: 5 }, 'picking', 'picked'],
    [{ reserved: 5 }, 'packed', 'picked'],
    [{ backordered: 5 }, 'picking', 'open'],
    [{ shipped: 5 }, 'shipped', 'shipped'],
    [{ shipped: 3, cancelled: 2 }, 'shipped', 'shipped'],
    [{ cancelled: 5 }, 'cancelled', 'cancelled'],
    [{ shipped: 5, returned: 5 }, 'closed', 'returned'],
    [{ shipped: 5, returned: 2 }, 'closed', 'shipped'],
  ] as const)('counters %o of an order in state %s are shown as %s', (counters, order, shown) => {
    expect(lineStateOf(line(counters), order)).toBe(shown)
  })

  test('a line that was cancelled because its item is discontinued says so', () => {
    expect(lineStateOf(line({ cancelled: 5 }), 'held', true)).toBe('discontinued')
    expect(lineStateOf(line({ shipped: 3, cancelled: 2 }), 'shipped', true)).toBe('shipped')
  })

  test('pieces that nothing happened to yet are not promised', () => {
    expect(unpromisedUnits(line({ reserved: 1, backordered: 1 }))).toBe(3)
  })
})

describe('the price of some pieces of a line', () => {
  const parts = [
    { quantity: 10, unit: '1.3333' },
    { quantity: 3, unit: '0.105' },
  ]
  const cost = (from: number, to: number) => amountOfUnits(parts, { from, to, currency: 'USD' })

  test('the cheapest pieces go out first, and all parts add up to the cent', () => {
    expect(cost(0, 2)).toBe(21n)
    expect(cost(0, 13)).toBe(1365n)
    for (let cut = 0; cut <= 13; cut += 1) expect(cost(0, cut) + cost(cut, 13)).toBe(1365n)
  })
})
