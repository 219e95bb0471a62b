// How accepted orders of wholesalers are paid: covered, underpaid, overpaid, by name, late, cancelled.
import { beforeEach, expect, test } from 'vitest'
import { cancelOrderRoute } from '../../src/contract/order.ts'
import { releaseWaiting } from '../../src/server/operations/release-waiting.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { runJob } from '../jobs/run-job.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf, putMoney } from '../support/money.ts'
import { ITEM, levelOf, setStock } from '../support/orders.ts'
import {
  enrolWholesaler,
  offerFor,
  payByTransfer,
  readBack,
  respond,
  submitOrder,
  type Wholesaler,
} from '../support/wholesale.ts'

const shop = useShop()
let buyer: Wholesaler

beforeEach(async () => {
  await setStock(shop(), ITEM, 100)
  buyer = await enrolWholesaler(shop())
})

/** Accepted: pieces at 10.00 each, without freight. */
async function accepted(pieces: number) {
  const { orderNo } = await submitOrder(shop(), buyer, [{ itemNo: ITEM, quantity: pieces }])
  await offerFor(shop(), orderNo, { freight: 0n, prices: new Map([[ITEM, '10']]) })
  const { result } = await respond(shop(), buyer, orderNo)
  return { orderNo, reference: result.paymentReference ?? '' }
}

function state(orderNo: string): Promise<string> {
  return readBack(shop(), buyer, orderNo).then((order) => order.state)
}

test('an order of 500 paid with 487.60 stays unpaid, 42.40 later pays it and 30 are left', async () => {
  const { orderNo, reference } = await accepted(50)
  await payByTransfer(shop(), { reference, amount: 487_60n })
  const short = await readBack(shop(), buyer, orderNo)
  expect(short).toMatchObject({ state: 'awaiting_payment', payment: { missing: '12.40' } })
  await payByTransfer(shop(), { reference, amount: 42_40n })
  expect(await readBack(shop(), buyer, orderNo)).toMatchObject({ state: 'paid', payment: null })
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({
    available: 3000,
    held: 50000,
    waiting: 0,
  })
})

test('PayPal pays what is missing and its charge, and nothing is left', async () => {
  await putMoney(shop().db, buyer.accountId, 30_00n)
  const { orderNo } = await accepted(20)
  const { payment } = await readBack(shop(), buyer, orderNo)
  expect(payment).toMatchObject({ available: '30.00', missing: '170.00' })
  expect(payment?.methods).toContainEqual({
    id: 'paypal',
    charge: '7.65',
    toPay: '177.65',
    rejected: null,
  })
})

test('a payment covers the order it names first, although another is due before it', async () => {
  const first = await accepted(10)
  const second = await accepted(10)
  await payByTransfer(shop(), { reference: second.reference, amount: 100_00n })
  expect([await state(first.orderNo), await state(second.orderNo)]).toEqual([
    'awaiting_payment',
    'paid',
  ])
})

test('money without an order pays the one that is due first, and none passes it', async () => {
  const first = await accepted(50)
  const second = await accepted(5)
  await putMoney(shop().db, buyer.accountId, 100_00n)
  await releaseWaiting(shop().db, buyer.accountId, new Date())
  expect(await state(second.orderNo)).toBe('awaiting_payment')
  await putMoney(shop().db, buyer.accountId, 450_00n)
  await releaseWaiting(shop().db, buyer.accountId, new Date())
  expect([await state(first.orderNo), await state(second.orderNo)]).toEqual(['paid', 'paid'])
})

test('paying backorders what was not in stock and promises days', async () => {
  await setStock(shop(), ITEM, 6)
  const { orderNo, reference } = await accepted(10)
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 6, backordered: 0 })
  await payByTransfer(shop(), { reference, amount: 100_00n })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 6, backordered: 4 })
  const { items, promise } = await readBack(shop(), buyer, orderNo)
  expect(items).toMatchObject([{ reserved: 6, backordered: 4 }])
  expect(promise).not.toBeNull()
})

test('after five working days without payment the pieces are free, after 14 days the order is cancelled', async () => {
  const { orderNo } = await accepted(10)
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 3 * DAY_MS))
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 10 })
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 10 * DAY_MS))
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 0 })
  expect(await state(orderNo)).toBe('awaiting_payment')
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 14 * DAY_MS + 1000))
  expect(await state(orderNo)).toBe('cancelled')
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ waiting: 0 })
})

test('cancelled before picking, the money of a paid order is available at once', async () => {
  const { orderNo, reference } = await accepted(10)
  await payByTransfer(shop(), { reference, amount: 100_00n })
  const sent = { orderNo }
  expect(await ask(shop(), cancelOrderRoute, sent, buyer.headers)).toMatchObject({ code: 200 })
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ available: 10000, held: 0 })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 0 })
})
