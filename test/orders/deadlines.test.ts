// Deadlines of offers and of orders that wait: they end with the day that pages, mails and documents show.
import { beforeEach, describe, expect, test } from 'vitest'
import { sellerDay } from '../../src/shared/seller-day.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { createLimitedWholesaler } from '../support/approvals.ts'
import { useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, placeOrder, setStock } from '../support/orders.ts'
import { runJob } from '../support/run-job.ts'
import {
  acceptedOrder,
  createWholesaler,
  offerFor,
  readOrderAs,
  respond,
  submitOrder,
  type Wholesaler,
} from '../support/wholesale.ts'

const shop = useShop()
beforeEach(() => setStock(shop(), ITEM, 100))

/** The last second of the day in Hong Kong that is `days` after today. */
function lastSecond(days: number): string {
  return new Date(`${sellerDay(new Date(Date.now() + days * DAY_MS))}T23:59:59+08:00`).toISOString()
}

async function stateAt(moment: string, reader: Pick<Wholesaler, 'headers'>, orderNo: string) {
  await runJob(shop(), 'expire-orders', new Date(moment))
  return (await readOrderAs(shop(), reader, orderNo)).state
}

describe('until the last second of the day that is shown', () => {
  test('an offer can be accepted', async () => {
    const buyer = await createWholesaler(shop())
    const { orderNo } = await submitOrder(shop(), buyer)
    await offerFor(shop(), orderNo)
    const { offer, dueAt } = await readOrderAs(shop(), buyer, orderNo)
    expect([offer?.validUntil, dueAt]).toEqual([lastSecond(14), lastSecond(14)])
  })

  test('an accepted order can be paid', async () => {
    const buyer = await createWholesaler(shop())
    const { orderNo, dueAt } = await acceptedOrder(shop(), buyer)
    expect(dueAt).toBe(lastSecond(14))
    const justBefore = new Date(Date.parse(lastSecond(14)) - 1000).toISOString()
    expect(await stateAt(justBefore, buyer, orderNo)).toBe('awaiting_payment')
    expect(await stateAt(lastSecond(14), buyer, orderNo)).toBe('cancelled')
  })

  test('a dropship order waits for a top-up', async () => {
    const dropshipper = await createDropshipper(shop(), 1n)
    const { orderNo } = await placeOrder(shop(), dropshipper)
    expect((await readOrderAs(shop(), dropshipper, orderNo)).dueAt).toBe(lastSecond(14))
    const justBefore = new Date(Date.parse(lastSecond(14)) - 1000).toISOString()
    expect(await stateAt(justBefore, dropshipper, orderNo)).toBe('awaiting_funds')
    expect(await stateAt(lastSecond(14), dropshipper, orderNo)).toBe('cancelled')
  })

  test('an owner can approve what a colleague accepted', async () => {
    const { buyer } = await createLimitedWholesaler(shop())
    const { orderNo } = await submitOrder(shop(), buyer)
    await offerFor(shop(), orderNo)
    await respond(shop(), buyer, orderNo)
    const order = await readOrderAs(shop(), buyer, orderNo)
    expect(order).toMatchObject({ state: 'awaiting_approval', dueAt: lastSecond(7) })
  })
})
