// Orders whose pieces are sold to others while they wait for money, placed without agreeing that missing pieces follow.
import { beforeEach, expect, test } from 'vitest'
import { readOrderRoute } from '../../src/contract/order.ts'
import type { ResultOf } from '../../src/contract/call.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf } from '../support/money.ts'
import {
  createDropshipper,
  credit,
  type Dropshipper,
  ITEM,
  levelOf,
  OTHER,
  placeOrder,
  setOnHand,
  setStock,
} from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import { runJob } from '../support/run-job.ts'

const shop = useShop()
const TEN = [{ itemNo: ITEM, quantity: 10 }]
let dropshipper: Dropshipper

beforeEach(async () => {
  for (const itemNo of [ITEM, OTHER]) await setStock(shop(), itemNo, 10)
  dropshipper = await createDropshipper(shop(), 0n)
})

const release = (now = new Date()) => runJob(shop(), 'release-orders', now)
const expire = (days: number) =>
  runJob(shop(), 'expire-orders', new Date(Date.now() + days * DAY_MS))

async function read(orderNo: string): Promise<ResultOf<typeof readOrderRoute>> {
  const { headers } = dropshipper
  return (await ask<ResultOf<typeof readOrderRoute>>(shop(), readOrderRoute, { orderNo }, headers))
    .result
}

async function mails(): Promise<{ subject: string; text: string }[]> {
  const found = await mailsTo(shop().db, dropshipper.email)
  return found.map(({ subject, body_text: text }) => ({ subject, text }))
}

test('an order that is short when its money arrives keeps waiting without money, and its buyer is told once', async () => {
  const { orderNo } = await placeOrder(shop(), dropshipper, TEN)
  const next = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 1 }])
  await setOnHand(shop(), ITEM, 2)
  await credit(shop(), dropshipper, 100_000n)
  await release()
  await release()
  expect((await read(orderNo)).state).toBe('awaiting_funds')
  expect((await read(next.orderNo)).state).toBe('held')
  expect(await levelOf(shop(), ITEM)).toEqual({ on_hand: 2, reserved: 0, backordered: 0 })
  const held = Number(next.total.replace('.', ''))
  const figures = { available: 100_000 - held, held, waiting: 1 }
  expect(await figuresOf(shop().db, dropshipper.accountId)).toEqual(figures)
  const subject = `Order ${orderNo} is still waiting: not all pieces are in stock`
  const told = (await mails()).filter((mail) => mail.subject === subject)
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain(`${ITEM}: 8 pieces missing`)
  expect((await read(orderNo)).events.map(({ event }) => event)).toEqual([
    'place',
    'wait_for_stock',
  ])
  expect(await findDifferences(shop().db, null)).toEqual([])
  await setOnHand(shop(), ITEM, 10)
  await release()
  expect(await read(orderNo)).toMatchObject({
    state: 'held',
    items: [{ reserved: 10, backordered: 0 }],
  })
})

test('an order whose buyer agreed that missing pieces follow is released with what there is', async () => {
  const { orderNo } = await placeOrder(shop(), dropshipper, TEN, { mayWait: true })
  await setOnHand(shop(), ITEM, 2)
  await credit(shop(), dropshipper, 100_000n)
  await release()
  expect(await read(orderNo)).toMatchObject({
    state: 'held',
    items: [{ reserved: 2, backordered: 8 }],
  })
})

test('a short order that the balance does not cover is not passed over, and is reminded of the top-up', async () => {
  const { orderNo, total } = await placeOrder(shop(), dropshipper, TEN)
  const next = await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 1 }])
  await setOnHand(shop(), ITEM, 2)
  await credit(shop(), dropshipper, BigInt(total.replace('.', '')) - 1n)
  await release()
  expect((await read(next.orderNo)).state).toBe('awaiting_funds')
  await expire(12)
  const subjects = (await mails()).map(({ subject }) => subject)
  expect(subjects).toContain(`Order ${orderNo} will be cancelled unless you top up`)
})

test('an order that is still short after 14 days is cancelled for that reason, not for its balance', async () => {
  const { orderNo } = await placeOrder(shop(), dropshipper, TEN)
  await setOnHand(shop(), ITEM, 2)
  await credit(shop(), dropshipper, 100_000n)
  await release()
  await expire(12)
  await expire(14.1)
  expect((await read(orderNo)).state).toBe('cancelled')
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    `Order ${orderNo} is still waiting: not all pieces are in stock`,
    `Order ${orderNo} was cancelled: not all pieces were in stock`,
  ])
  const figures = { available: 100_000, held: 0, waiting: 0 }
  expect(await figuresOf(shop().db, dropshipper.accountId)).toEqual(figures)
})
