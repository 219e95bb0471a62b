// Tests the deposit example: every cent is accounted for, top-up and PayPal rules, waiting orders.
import { describe, expect, test } from 'vitest'
import {
  depositExample,
  type DepositAssumptions,
  paymentOf,
  paypalSurchargeCents,
  suggestedTopUpCents,
} from './deposit-example.ts'

const ASSUMPTIONS: DepositAssumptions = {
  ordersPerDay: 4,
  orderCents: 2500,
  method: 'paypal',
  targetCents: 100_000,
  days: 30,
}
const simulate = (changes: Partial<DepositAssumptions> = {}) =>
  depositExample({ ...ASSUMPTIONS, ...changes })

describe('a top-up', () => {
  test.each([
    [10_000, 0],
    [9999, 90_001],
    [8500, 91_500],
    [0, 100_000],
  ])('with %i cents available brings %i', (available, credit) => {
    expect(suggestedTopUpCents(available)).toBe(credit)
  })
  test.each([
    [91_500, 4118],
    [100_000, 4500],
    [50_000, 2250],
    [11, 0],
    [12, 1],
    [100, 5],
  ])('of %i cents by PayPal is charged %i, half up', (credit, charge) => {
    expect(paypalSurchargeCents(credit)).toBe(charge)
  })
  test('by PayPal has its surcharge added on top', () => {
    expect(paymentOf(100_000, 'paypal', false)).toEqual({
      method: 'paypal',
      creditCents: 100_000,
      surchargeCents: 4500,
      costCents: 104_500,
      instead: null,
    })
  })
  test('is made by bank transfer when it is the first', () => {
    expect(paymentOf(100_000, 'paypal', true)).toMatchObject({
      method: 'transfer',
      surchargeCents: 0,
      costCents: 100_000,
      instead: 'first',
    })
  })
  test.each([
    [478_468, 499_999, null],
    [478_469, 500_000, null],
    [478_470, 478_470, 'tooLarge'],
  ])('of %i cents costs %i: never above USD 5,000 by PayPal', (credit, cost, instead) => {
    expect(paymentOf(credit, 'paypal', false)).toMatchObject({ costCents: cost, instead })
  })
  test('by bank transfer costs what it brings, the first too', () => {
    expect(paymentOf(900_000, 'transfer', true)).toMatchObject({
      costCents: 900_000,
      instead: null,
    })
  })
})

describe('the simulated days', () => {
  test('open with the deposit and go down order by order', () => {
    const { days, topUps } = simulate()
    expect(topUps[0]).toMatchObject({ askedOn: 0, creditedOn: 0 })
    expect(days[0]).toEqual({
      day: 1,
      morningCents: 100_000,
      eveningCents: 90_000,
      shipped: 4,
      waiting: 0,
    })
    expect(days[8]).toMatchObject({ day: 9, eveningCents: 10_000 })
  })
  test('ask for a top-up once below USD 100, and credit it three working days later', () => {
    const { topUps, days } = simulate()
    expect(topUps[1]).toMatchObject({ askedOn: 10, creditedOn: 13, availableCents: 0 })
    expect(days[11]).toMatchObject({ day: 12, waiting: 8 })
    expect(days[12]).toMatchObject({ day: 13, morningCents: 80_000, waiting: 0, shipped: 12 })
  })
  test.each([
    simulate(),
    simulate({ orderCents: 12_345, ordersPerDay: 3 }),
    simulate({ ordersPerDay: 90 }),
  ])('lose no cent and no order', (example) => {
    const last = example.days.at(-1)
    const credited = example.topUps
      .filter(({ creditedOn }) => creditedOn <= ASSUMPTIONS.days)
      .reduce((sum, { payment }) => sum + payment.creditCents, 0)
    const perOrder = (credited - (last?.eveningCents ?? 0)) / example.shipped
    expect(Number.isInteger(perOrder)).toBe(true)
    const orders = example.shipped + example.cancelled + (last?.waiting ?? 0)
    expect(orders % ASSUMPTIONS.days).toBe(0)
    expect(example.days.every(({ eveningCents }) => eveningCents >= 0)).toBe(true)
  })
  test('bring a top-up for an order that waits while USD 100 or more is left', () => {
    const { topUps, cancelled } = simulate({ orderCents: 30_000, ordersPerDay: 1 })
    expect(topUps[1]).toMatchObject({ askedOn: 4, availableCents: 10_000 })
    expect(cancelled).toBe(0)
  })
  test('never ask twice while a top-up is under way', () => {
    const { topUps } = simulate({ ordersPerDay: 40 })
    for (const [at, topUp] of topUps.entries()) {
      if (at > 0) expect(topUp.askedOn).toBeGreaterThanOrEqual(topUps[at - 1]?.creditedOn ?? 0)
    }
  })
  test('cancel what has waited for fourteen calendar days, which are ten working days', () => {
    const { cancelled, delayed, longestWait } = simulate({ ordersPerDay: 60 })
    expect(cancelled).toBeGreaterThan(0)
    expect(delayed).toBeGreaterThan(cancelled)
    expect(longestWait).toBe(9)
    // One order a day that the balance never covers: that of day 1 is gone on day 11.
    const waiting = simulate({ orderCents: 100_001, ordersPerDay: 1 })
    expect(waiting.days.map((day) => day.waiting).slice(8, 12)).toEqual([9, 10, 10, 10])
    expect(waiting.cancelled).toBe(20)
  })
  test('say when one order is more than the balance ever holds', () => {
    const { isOrderTooLarge, shipped, topUps } = simulate({ orderCents: 100_001 })
    expect({ isOrderTooLarge, shipped, topUps: topUps.length }).toEqual({
      isOrderTooLarge: true,
      shipped: 0,
      topUps: 1,
    })
    expect(simulate({ orderCents: 100_000 }).isOrderTooLarge).toBe(false)
  })
  test('add up the charges of all top-ups', () => {
    const { topUps, surchargesCents } = simulate()
    expect(topUps.length).toBeGreaterThan(2)
    expect(surchargesCents).toBe((topUps.length - 1) * 4500)
  })
})
