// Backordered pieces: stock that arrives or becomes free serves them, the oldest hold first.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { allocateBackorders } from '../../src/server/operations/allocate-backorders.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { cancelOrderRoute } from '../../src/contract/order.ts'
import { listServableOrders } from '../../src/server/modules/ordering/allocation-service.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf } from '../support/money.ts'
import {
  createDropshipper,
  importStock,
  ITEM,
  levelOf,
  OTHER,
  placeOrder,
  type Dropshipper,
  setOnHand,
  setStock,
} from '../support/orders.ts'
import { runJob } from '../support/run-job.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
const NO_DATE_CODES = { pattern: 'YYWW', byItem: new Map<string, string[]>() } as const
const PARCEL = { grams: 700, dateCodes: NO_DATE_CODES }
const NOTHING = { code: 409, result: { reason: 'nothingReserved' } }

async function backorder(dropshipper: Dropshipper, quantity: number): Promise<string> {
  const lines = [{ itemNo: OTHER, quantity }]
  return (await placeOrder(shop(), dropshipper, lines, { mayWait: true })).orderNo
}

test('stock from an import serves the oldest hold first, and the order can be picked', async () => {
  await setStock(shop(), OTHER, 0)
  const dropshipper = await createDropshipper(shop())
  const first = await backorder(dropshipper, 3)
  const second = await backorder(dropshipper, 2)
  await expect(pickOrder(staff(), first)).rejects.toMatchObject(NOTHING)
  await importStock(shop(), OTHER, 4)
  expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 4, reserved: 4, backordered: 1 })
  expect(await pickOrder(staff(), first)).toBe('picking')
  await packOrder(staff(), first, PARCEL)
  expect(await dispatchOrder(staff(), first, 'T-1')).toBe('shipped')
  expect(await pickOrder(staff(), second)).toBe('picking')
  await packOrder(staff(), second, PARCEL)
  expect(await dispatchOrder(staff(), second, 'T-2')).toBe('part_shipped')
  expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 0, reserved: 0, backordered: 1 })
  await expect(pickOrder(staff(), second)).rejects.toMatchObject(NOTHING)
  await setOnHand(shop(), OTHER, 1)
  expect(await allocateBackorders(shop().db)).toBe(1)
  expect(await pickOrder(staff(), second)).toBe('picking')
  await packOrder(staff(), second, PARCEL)
  expect(await dispatchOrder(staff(), second, 'T-3')).toBe('shipped')
  expect((await figuresOf(shop().db, dropshipper.accountId)).held).toBe(0)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

test('an order that is being picked keeps its place, and no younger one takes its pieces', async () => {
  await setStock(shop(), OTHER, 1)
  const dropshipper = await createDropshipper(shop())
  const first = await backorder(dropshipper, 3)
  const second = await backorder(dropshipper, 2)
  await pickOrder(staff(), first)
  await setOnHand(shop(), OTHER, 4)
  expect(await allocateBackorders(shop().db)).toBe(1)
  expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 4, reserved: 2, backordered: 3 })
  await packOrder(staff(), first, PARCEL)
  expect(await allocateBackorders(shop().db)).toBe(1)
  expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 4, reserved: 4, backordered: 1 })
  expect(await dispatchOrder(staff(), first, 'T-4')).toBe('part_shipped')
  expect(await pickOrder(staff(), first)).toBe('picking')
  expect(await pickOrder(staff(), second)).toBe('picking')
})

test('orders that get nothing, because an older one keeps its place while it is picked, hold up no younger order', async () => {
  await setStock(shop(), OTHER, 1)
  await setStock(shop(), ITEM, 0)
  const dropshipper = await createDropshipper(shop())
  const picked = await backorder(dropshipper, 3)
  await backorder(dropshipper, 2)
  const waits = [{ itemNo: ITEM, quantity: 1 }]
  const { orderNo } = await placeOrder(shop(), dropshipper, waits, { mayWait: true })
  await pickOrder(staff(), picked)
  await setOnHand(shop(), OTHER, 3)
  await setOnHand(shop(), ITEM, 1)
  expect(await listServableOrders(shop().db, { limit: 1 })).toEqual([orderNo])
  expect(await allocateBackorders(shop().db)).toBe(1)
  expect(await listServableOrders(shop().db, { limit: 1 })).toEqual([])
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
  await packOrder(staff(), picked, PARCEL)
  expect(await allocateBackorders(shop().db)).toBe(1)
  expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 3, reserved: 3, backordered: 2 })
})

test('an order with two lines of one item gets no piece twice', async () => {
  await setStock(shop(), OTHER, 0)
  await setStock(shop(), ITEM, 0)
  const dropshipper = await createDropshipper(shop())
  const lines = [ITEM, OTHER].map((itemNo) => ({ itemNo, quantity: 2 }))
  const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
  // As if the other item had replaced the first one, which was discontinued.
  await sql`update order_line l set product_id = p.id, item_no = p.item_no from product p
    where p.item_no = ${OTHER} and l.item_no = ${ITEM}
      and l.order_id = (select id from trade_order where order_no = ${orderNo})`.execute(
    shop().owner,
  )
  await sql`update stock_level l set backordered = case p.item_no when ${OTHER} then 4 else 0 end
    from product p where p.id = l.product_id and p.item_no in (${ITEM}, ${OTHER})`.execute(
    shop().owner,
  )
  await setOnHand(shop(), OTHER, 3)
  expect(await allocateBackorders(shop().db)).toBe(1)
  expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 3, reserved: 3, backordered: 1 })
  await ask(shop(), cancelOrderRoute, { orderNo }, dropshipper.headers)
  expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 3, reserved: 0, backordered: 0 })
})

test('a cancellation serves at once only orders that wait for its items, and the minute job the others', async () => {
  await setStock(shop(), OTHER, 1)
  await setStock(shop(), ITEM, 0)
  const dropshipper = await createDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 1 }])
  const other = await createDropshipper(shop())
  await backorder(other, 1)
  await placeOrder(shop(), other, [{ itemNo: ITEM, quantity: 1 }], { mayWait: true })
  await setOnHand(shop(), ITEM, 1)
  await ask(shop(), cancelOrderRoute, { orderNo }, dropshipper.headers)
  expect(await levelOf(shop(), OTHER)).toMatchObject({ reserved: 1, backordered: 0 })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 0, backordered: 1 })
  await runJob(shop(), 'carry-stock', new Date())
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 1, backordered: 0 })
})

test('a cancellation serves the orders that wait for its pieces', async () => {
  await setStock(shop(), OTHER, 2)
  const dropshipper = await createDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 2 }])
  const waits = await backorder(await createDropshipper(shop()), 2)
  await ask(shop(), cancelOrderRoute, { orderNo }, dropshipper.headers)
  expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 2, reserved: 2, backordered: 0 })
  expect(await pickOrder(staff(), waits)).toBe('picking')
})

test('allocating in parallel with placing and cancelling promises no piece twice', async () => {
  await setStock(shop(), OTHER, 0)
  const dropshippers = [
    await createDropshipper(shop()),
    await createDropshipper(shop()),
    await createDropshipper(shop()),
  ]
  for (const dropshipper of dropshippers) await backorder(dropshipper, 4)
  await setOnHand(shop(), OTHER, 10)
  await Promise.all([
    allocateBackorders(shop().db),
    allocateBackorders(shop().db),
    ...dropshippers.map((dropshipper) => backorder(dropshipper, 1)),
  ])
  await allocateBackorders(shop().db)
  expect(await levelOf(shop(), OTHER)).toEqual({ on_hand: 10, reserved: 10, backordered: 5 })
})
