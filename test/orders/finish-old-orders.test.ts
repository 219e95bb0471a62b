// Orders that grow old: delivered, closed, and their recipients erased, with a moved clock.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { readStaffOrder } from '../../src/server/modules/ordering/staff-order-service.ts'
import { allocateBackorders } from '../../src/server/operations/allocate-backorders.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import {
  refundParcel,
  reportLost,
  reportBroughtBack,
} from '../../src/server/staff/orders/lose-parcels.ts'
import { cancelOrderRoute, listOrdersRoute, readOrderRoute } from '../../src/contract/order.ts'
import { ask, useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, placeOrder, setOnHand, setStock } from '../support/orders.ts'
import { withSecondPersonFrom } from '../support/parcels.ts'
import { runJob } from '../support/run-job.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const PARCEL = {
  grams: 700,
  dateCodes: { pattern: 'YYWW', byItem: new Map<string, string[]>() },
} as const

test('an order is delivered after 30 days, closed after 30 more, and its recipient is erased after 24 months', async () => {
  await setStock(shop(), ITEM, 10)
  const dropshipper = await createDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), dropshipper, undefined, {
    recipientTaxNo: 'TAX-CANARY',
  })
  const { orderNo: cancelled } = await placeOrder(shop(), dropshipper)
  const { orderNo: open } = await placeOrder(shop(), dropshipper)
  await ask(shop(), cancelOrderRoute, { orderNo: cancelled }, dropshipper.headers)
  await sql`update trade_order set buyer_note = 'Ask for Example'`.execute(shop().owner)
  await pickOrder(staff(), orderNo)
  await packOrder(staff(), orderNo, PARCEL)
  await dispatchOrder(staff(), orderNo, 'T-9')
  const stateAt = async (at: Date) => {
    await runJob(shop(), 'age-orders', at)
    return (await readStaffOrder(shop().db, orderNo)).order.state
  }
  expect(await stateAt(inDays(29.9))).toBe('shipped')
  expect(await stateAt(inDays(30.1))).toBe('delivered')
  expect(await stateAt(inDays(60))).toBe('delivered')
  expect(await stateAt(inDays(60.2))).toBe('closed')
  expect(await findDifferences(shop().db, null)).toEqual([])
  await stateAt(inDays(729))
  expect((await readStaffOrder(shop().db, orderNo)).address.name).toBe('Recipient Canary')
  await stateAt(inDays(732))
  const erased = { country: 'DE', post_code: '20', name: '', line1: '', city: '', phone: '' }
  for (const number of [orderNo, cancelled]) {
    const { order, address } = await readStaffOrder(shop().db, number)
    expect(address).toMatchObject(erased)
    expect(order).toMatchObject({ recipient_tax_no: null, buyer_note: '' })
  }
  expect((await readStaffOrder(shop().db, open)).address.name).toBe('Recipient Canary')
  const read = await ask(shop(), readOrderRoute, { orderNo }, dropshipper.headers)
  expect(read.code).toBe(200)
  expect((await ask(shop(), listOrdersRoute, {}, dropshipper.headers)).code).toBe(200)
  const { rows } =
    await sql`select 1 from audit_entry where action = 'orders.erase-recipients'`.execute(shop().db)
  expect(rows).toHaveLength(1)
})

test('a parcel by a slow service counts as delivered after the days that were promised, counted from its dispatch', async () => {
  await setStock(shop(), ITEM, 1)
  const dropshipper = await createDropshipper(shop())
  const lines = [{ itemNo: ITEM, quantity: 2 }]
  const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
  // As a parcel by sea: its last promised day is 64 days after the order.
  const slow = sql`(held_at at time zone 'Asia/Hong_Kong')::date + 64`
  await sql`update trade_order set promised_to = ${slow} where order_no = ${orderNo}`.execute(
    shop().owner,
  )
  const sendAt = async (now: Date) => {
    await pickOrder({ ...staff(), now }, orderNo)
    await packOrder({ ...staff(), now }, orderNo, PARCEL)
    await dispatchOrder({ ...staff(), now }, orderNo, 'T-11')
  }
  const deliveredAt = async (at: Date) => {
    await runJob(shop(), 'age-orders', at)
    const { shipments: parcels } = await readStaffOrder(shop().db, orderNo)
    return parcels.map(({ state }) => state)
  }
  await sendAt(inDays(0))
  await setOnHand(shop(), ITEM, 1)
  await allocateBackorders(shop().db)
  await sendAt(inDays(40))
  expect(await deliveredAt(inDays(63.9))).toEqual(['dispatched', 'dispatched'])
  expect(await deliveredAt(inDays(64.1))).toEqual(['delivered', 'dispatched'])
  expect(await deliveredAt(inDays(103.9))).toEqual(['delivered', 'dispatched'])
  expect(await deliveredAt(inDays(104.1))).toEqual(['delivered', 'delivered'])
})

test('orders with a lost, returned or refunded parcel, or with pieces that never came, have their recipients erased as well', async () => {
  await setStock(shop(), ITEM, 4)
  const dropshipper = await createDropshipper(shop())
  const send = async (quantity: number) => {
    const lines = [{ itemNo: ITEM, quantity }]
    const { orderNo } = await placeOrder(shop(), dropshipper, lines, { mayWait: true })
    await pickOrder(staff(), orderNo)
    await packOrder(staff(), orderNo, PARCEL)
    await dispatchOrder(staff(), orderNo, 'T-10')
    return { orderNo, parcelNo: `${orderNo}-1` }
  }
  const [lost, back, refunded, rest] = [await send(1), await send(1), await send(1), await send(5)]
  await reportLost(staff(), lost, { isDamaged: false })
  await reportBroughtBack(staff(), back, { isDamaged: true })
  await reportLost(staff(), refunded, { isDamaged: false })
  await withSecondPersonFrom(shop(), 1_000_000, () => refundParcel(staff(), refunded))
  const read = async () => {
    const orders = [lost, back, refunded, rest].map(({ orderNo }) => {
      return readStaffOrder(shop().db, orderNo)
    })
    return (await Promise.all(orders)).map(({ order, address }) => [order.state, address.name])
  }
  const states = ['shipped', 'shipped', 'cancelled', 'part_shipped']
  await runJob(shop(), 'age-orders', inDays(729))
  expect(await read()).toEqual(states.map((state) => [state, 'Recipient Canary']))
  await runJob(shop(), 'age-orders', inDays(732))
  expect(await read()).toEqual(states.map((state) => [state, '']))
})
