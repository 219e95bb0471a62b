// More requests than the shop can answer: nearly as many are answered as at its peak, members' writes come first,
// and rejections are quick.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoadOutcome, openLoop } from '../drivers/overload.ts'
import { type BusyShop, startBusyShop } from '../support/busy-shop.ts'
import { recordFigures } from '../support/record-figures.ts'

const SECONDS = 20
let shop: BusyShop
let peak = 0

beforeAll(async () => {
  shop = await startBusyShop()
  peak = await shop.measurePeak(SECONDS)
  recordFigures('peak', { perSecond: peak, hasOwnCore: shop.hasOwnCore })
})

afterAll(() => shop.stop())

function record(times: number, outcome: LoadOutcome): void {
  const { kinds, ...rest } = outcome
  recordFigures(`${times} times the peak`, rest)
  for (const [kind, counted] of Object.entries(kinds)) recordFigures(kind, counted)
}

test('at twice the peak, nine in ten of the peak and of members’ writes are answered', async () => {
  const outcome = await openLoop(shop.load, { perSecond: 2 * peak, seconds: SECONDS })
  record(2, outcome)
  const { write } = outcome.kinds
  expect(outcome.perSecond / peak).toBeGreaterThanOrEqual(0.9)
  expect(write.answered / write.sent).toBeGreaterThanOrEqual(0.9)
  expect(outcome.rejectedP99).toBeLessThanOrEqual(50)
})

test('at five times the peak, eight in ten of the peak are answered', async () => {
  const outcome = await openLoop(shop.load, { perSecond: 5 * peak, seconds: SECONDS })
  record(5, outcome)
  expect(outcome.perSecond / peak).toBeGreaterThanOrEqual(0.8)
})
