// What cancelling puts back into the basket: the pieces that it cancels, of the items that the buyer ordered.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ResultOf } from '../../src/contract/call.ts'
import { addToBasketFromRoute, readBasketRoute } from '../../src/contract/basket.ts'
import { cancelOrderRoute } from '../../src/contract/order.ts'
import { listDiscontinued } from '../../src/server/modules/ordering/discontinue-service.ts'
import { discontinueLines } from '../../src/server/operations/discontinue-lines.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { createLimitedWholesaler } from '../support/approvals.ts'
import { ask, useShop } from '../support/ask.ts'
import {
  createDropshipper,
  type Dropshipper,
  ITEM,
  levelOf,
  OTHER,
  placeOrder,
  setStock,
} from '../support/orders.ts'
import { runSubstitution, shortOrder, stopItem } from '../support/substitutes.ts'
import {
  createWholesaler,
  offerFor,
  readOrderAs,
  respond,
  submitOrder,
  type Wholesaler,
} from '../support/wholesale.ts'

const shop = useShop()

beforeEach(async () => {
  await setStock(shop(), ITEM, 10)
  await setStock(shop(), OTHER, 10)
})

async function cancelAndCopy({ headers }: Dropshipper, orderNo: string): Promise<void> {
  const sent = { orderNo, copy: true }
  expect((await ask(shop(), cancelOrderRoute, sent, headers)).code).toBe(200)
}

async function setStatus(status: 'active' | 'archived'): Promise<void> {
  await sql`update product set status = ${status} where item_no = ${ITEM}`.execute(shop().owner)
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

test.each([
  ['discontinued', () => stopItem(shop(), ITEM, true), () => stopItem(shop(), ITEM, false)],
  ['no longer in the catalogue', () => setStatus('archived'), () => setStatus('active')],
])(
  'an item that is %s meanwhile is put into the basket as its substitute',
  async (_, end, sell) => {
    const { dropshipper, orderNo } = await shortOrder(shop())
    await runSubstitution(shop())
    await end()
    await cancelAndCopy(dropshipper, orderNo)
    const basket = await basketOf(dropshipper)
    await sell()
    expect(basket).toEqual([{ itemNo: OTHER, quantity: 1 }])
  },
)

describe('an offer of six of ten pieces of one line', () => {
  async function quoted(other: number) {
    const wholesaler = await createWholesaler(shop())
    return { wholesaler, orderNo: await offered(wholesaler, other) }
  }

  /** `other`: how many of the five pieces of a second line it contains. */
  async function offered(wholesaler: Wholesaler, other: number): Promise<string> {
    const lines = [
      { itemNo: ITEM, quantity: 10 },
      { itemNo: OTHER, quantity: 5 },
    ]
    const { orderNo } = await submitOrder(shop(), wholesaler, lines)
    const quantities = new Map([
      [ITEM, 6],
      [OTHER, other],
    ])
    await offerFor(shop(), orderNo, { quantities })
    return orderNo
  }

  test('and none of another: before it is accepted, the basket gets what was ordered', async () => {
    const { wholesaler, orderNo } = await quoted(0)
    await cancelAndCopy(wholesaler, orderNo)
    expect(await basketOf(wholesaler)).toEqual([
      { itemNo: ITEM, quantity: 10 },
      { itemNo: OTHER, quantity: 5 },
    ])
  })

  test('and none of another: once it is accepted, the basket gets what was agreed, and the pieces are free', async () => {
    const { wholesaler, orderNo } = await quoted(0)
    await respond(shop(), wholesaler, orderNo)
    expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 6 })
    await cancelAndCopy(wholesaler, orderNo)
    expect(await basketOf(wholesaler)).toEqual([{ itemNo: ITEM, quantity: 6 }])
    expect(await levelOf(shop(), ITEM)).toMatchObject({ on_hand: 10, reserved: 0, backordered: 0 })
    expect(await levelOf(shop(), OTHER)).toMatchObject({ on_hand: 10, reserved: 0, backordered: 0 })
  })

  /** ITEM is discontinued, which cancels its line, and then sold again. */
  async function interruptSale(): Promise<void> {
    await stopItem(shop(), ITEM, true)
    const { lines } = await listDiscontinued(shop().db)
    await discontinueLines(shop().db, { now: new Date(), actor: 'scheduler', lines })
    await stopItem(shop(), ITEM, false)
  }

  test('whose item was discontinued since: the basket gets the other line only', async () => {
    const { wholesaler, orderNo } = await quoted(3)
    await interruptSale()
    await cancelAndCopy(wholesaler, orderNo)
    expect(await basketOf(wholesaler)).toEqual([{ itemNo: OTHER, quantity: 5 }])
  })

  test.each([
    ['contains', [4]],
    ['contains, and the one after leaves out', [4, 0]],
  ])(
    'whose item was discontinued and that a later offer %s: the basket gets what was ordered',
    async (_, quantities) => {
      const { wholesaler, orderNo } = await quoted(3)
      await interruptSale()
      const prices = new Map([[ITEM, '9']])
      for (const quantity of quantities) {
        await offerFor(shop(), orderNo, { prices, quantities: new Map([[ITEM, quantity]]) })
      }
      const { items } = await readOrderAs(shop(), wholesaler, orderNo)
      const state = quantities.at(-1) === 0 ? 'cancelled' : 'open'
      expect(items.find(({ itemNo }) => itemNo === ITEM)).toMatchObject({ state })
      await cancelAndCopy(wholesaler, orderNo)
      expect(await basketOf(wholesaler)).toEqual([
        { itemNo: ITEM, quantity: 10 },
        { itemNo: OTHER, quantity: 5 },
      ])
    },
  )

  test('that a buyer accepted: until an owner approves it, the basket gets what was ordered', async () => {
    const { owner, buyer } = await createLimitedWholesaler(shop())
    const orderNo = await offered(buyer, 0)
    await respond(shop(), buyer, orderNo)
    expect(await readOrderAs(shop(), owner, orderNo)).toMatchObject({ state: 'awaiting_approval' })
    await cancelAndCopy(owner, orderNo)
    expect(await basketOf(owner)).toEqual([
      { itemNo: ITEM, quantity: 10 },
      { itemNo: OTHER, quantity: 5 },
    ])
  })
})
