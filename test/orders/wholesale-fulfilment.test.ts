// Wholesale orders from payment to delivery: in several parcels, only when complete, or without what is short.
import { beforeEach, expect, test } from 'vitest'
import { cancelOrderRoute } from '../../src/contract/order.ts'
import {
  deliverOrder,
  dispatchOrder,
  packOrder,
  pickOrder,
} from '../../src/server/staff/orders/handle-order.ts'
import { allocateBackorders } from '../../src/server/operations/allocate-backorders.ts'
import type { ShipPolicy } from '../../src/shared/ship-policies.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf } from '../support/money.ts'
import { ITEM, levelOf, setOnHand, setStock } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import {
  createWholesaler,
  offerFor,
  payByTransfer,
  readOrderAs,
  respond,
  submitOrder,
  type Wholesaler,
} from '../support/wholesale.ts'

const shop = useShop()
let buyer: Wholesaler

beforeEach(async () => {
  await setStock(shop(), ITEM, 6)
  buyer = await createWholesaler(shop())
})

function staff() {
  return { db: shop().db, now: new Date(), actor: 'staff:warehouse' }
}

/** Ten pieces at 10.00 and freight of 20.00, of which six are in stock. */
async function paidOrder(shipPolicy: ShipPolicy): Promise<string> {
  const lines = [{ itemNo: ITEM, quantity: 10 }]
  const { orderNo } = await submitOrder(shop(), buyer, lines, { shipPolicy })
  await offerFor(shop(), orderNo, { freight: 2000n, prices: new Map([[ITEM, '10']]) })
  const { result } = await respond(shop(), buyer, orderNo)
  await payByTransfer(shop(), { reference: result.paymentReference ?? '', amount: 120_00n })
  return orderNo
}

async function ship(orderNo: string, trackingNo: string): Promise<string> {
  await pickOrder(staff(), orderNo)
  const dateCodes = { pattern: 'YYWW' as const, byItem: new Map() }
  await packOrder(staff(), orderNo, { grams: 3000, dateCodes })
  return dispatchOrder(staff(), orderNo, trackingNo)
}

test('an order leaves in two parcels, each captures its pieces, the first also the freight', async () => {
  const orderNo = await paidOrder('as_available')
  expect(await ship(orderNo, 'T-1')).toBe('part_shipped')
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ held: 4000, available: 0 })
  await setOnHand(shop(), ITEM, 4)
  await allocateBackorders(shop().db)
  expect(await ship(orderNo, 'T-2')).toBe('shipped')
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ held: 0, available: 0 })
  expect(await deliverOrder(staff(), orderNo)).toBe('delivered')
  expect((await readOrderAs(shop(), buyer, orderNo)).parcels).toHaveLength(2)
})

test('an order that leaves only when complete is not picked before everything is in stock', async () => {
  const orderNo = await paidOrder('complete')
  await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject({
    result: { reason: 'incomplete' },
  })
  await setOnHand(shop(), ITEM, 10)
  await allocateBackorders(shop().db)
  expect(await ship(orderNo, 'T-3')).toBe('shipped')
})

test('an order that leaves without what is short leaves immediately, and the money of the rest is available', async () => {
  const orderNo = await paidOrder('drop_short')
  expect(await ship(orderNo, 'T-4')).toBe('shipped')
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ held: 0, available: 4000 })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ on_hand: 0, reserved: 0, backordered: 0 })
  const subjects = (await mailsTo(shop().db, buyer.email)).map(({ subject }) => subject)
  expect(subjects).toContain(`Part of order ${orderNo} is cancelled`)
})

test('cancelling the rest of a part-shipped order is mailed as the rest, not as the order', async () => {
  const orderNo = await paidOrder('as_available')
  expect(await ship(orderNo, 'T-5')).toBe('part_shipped')
  const { code } = await ask(shop(), cancelOrderRoute, { orderNo }, buyer.headers)
  expect(code).toBe(200)
  const subjects = (await mailsTo(shop().db, buyer.email)).map(({ subject }) => subject)
  expect(subjects).toContain(`The rest of order ${orderNo} is cancelled`)
  expect(subjects).not.toContain(`Order ${orderNo} is cancelled`)
})
