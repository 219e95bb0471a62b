// What cancelling puts back into the basket: the pieces that it cancels, of the items that the buyer ordered.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { ResultOf } from '../../src/contract/call.ts'
import { addToBasketFromRoute, readBasketRoute } from '../../src/contract/basket.ts'
import { cancelOrderRoute } from '../../src/contract/order.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { ask, useShop } from '../support/ask.ts'
import {
  createDropshipper,
  type Dropshipper,
  ITEM,
  OTHER,
  placeOrder,
  setStock,
} from '../support/orders.ts'
import { runSubstitution, shortOrder } from '../support/substitutes.ts'

const shop = useShop()

beforeEach(async () => {
  await setStock(shop(), ITEM, 10)
  await setStock(shop(), OTHER, 10)
})

async function cancelAndCopy({ headers }: Dropshipper, orderNo: string): Promise<void> {
  const sent = { orderNo, copy: true }
  expect((await ask(shop(), cancelOrderRoute, sent, headers)).code).toBe(200)
}

async function basketOf({ headers }: Dropshipper) {
  const { result } = await ask<ResultOf<typeof readBasketRoute>>(
    shop(),
    readBasketRoute,
    {},
    headers,
  )
  return result.lines.map(({ itemNo, quantity }) => ({ itemNo, quantity }))
}

/** An order of which one piece of each of two lines has left; two of ITEM and none of OTHER are still to come. */
async function partShipped(dropshipper: Dropshipper): Promise<string> {
  await setStock(shop(), ITEM, 1)
  const lines = [
    { itemNo: ITEM, quantity: 3 },
    { itemNo: OTHER, quantity: 1 },
  ]
  const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
  const staff = { db: shop().db, now: new Date(), actor: 'staff:warehouse@example' }
  await pickOrder(staff, orderNo)
  await packOrder(staff, orderNo, {
    grams: 500,
    dateCodes: { pattern: 'YYWW', byItem: new Map() },
  })
  await dispatchOrder(staff, orderNo, `T-${orderNo}`)
  return orderNo
}

test('of an order on its way only the cancelled rest is put into the basket, once', async () => {
  const dropshipper = await createDropshipper(shop())
  const orderNo = await partShipped(dropshipper)
  await cancelAndCopy(dropshipper, orderNo)
  expect(await basketOf(dropshipper)).toEqual([{ itemNo: ITEM, quantity: 2 }])
  const again = await ask(shop(), cancelOrderRoute, { orderNo, copy: true }, dropshipper.headers)
  expect(again.code).not.toBe(200)
  expect(await basketOf(dropshipper)).toEqual([{ itemNo: ITEM, quantity: 2 }])
})

test('ordering the same again takes every piece that was ordered, shipped or not', async () => {
  const dropshipper = await createDropshipper(shop())
  const orderNo = await partShipped(dropshipper)
  await ask(shop(), addToBasketFromRoute, { orderNo }, dropshipper.headers)
  expect(await basketOf(dropshipper)).toEqual([
    { itemNo: ITEM, quantity: 3 },
    { itemNo: OTHER, quantity: 1 },
  ])
})

test('pieces that were cancelled earlier are not put into the basket', async () => {
  const dropshipper = await createDropshipper(shop())
  const lines = [
    { itemNo: ITEM, quantity: 3 },
    { itemNo: OTHER, quantity: 1 },
  ]
  const { orderNo } = await placeOrder(shop(), dropshipper, lines)
  await sql`update stock_level set reserved = reserved - 1
    where product_id = (select id from product where item_no = ${OTHER})`.execute(shop().db)
  await sql`update order_line set cancelled = quantity, reserved = 0 where item_no = ${OTHER}
    and order_id = (select id from trade_order where order_no = ${orderNo})`.execute(shop().db)
  await cancelAndCopy(dropshipper, orderNo)
  expect(await basketOf(dropshipper)).toEqual([{ itemNo: ITEM, quantity: 3 }])
})

test('in place of a substitute the item that the buyer ordered is put into the basket', async () => {
  const { dropshipper, orderNo } = await shortOrder(shop())
  await runSubstitution(shop())
  await cancelAndCopy(dropshipper, orderNo)
  expect(await basketOf(dropshipper)).toEqual([{ itemNo: ITEM, quantity: 1 }])
})
