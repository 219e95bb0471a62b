// POST /api/orders/rank
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rankOrdersRoute } from '../../../src/contract/order-ranking.ts'
import { ask, useShop } from '../../support/ask.ts'
import { credit, createDropshipper, ITEM, placeOrder, setStock } from '../../support/orders.ts'
import { runJob } from '../../support/run-job.ts'

const shop = useShop()

test('a ranked order is released before older ones, and only waiting ones can be ranked', async () => {
  await setStock(shop(), ITEM, 100)
  const dropshipper = await createDropshipper(shop(), 1n)
  const first = await placeOrder(shop(), dropshipper)
  const second = await placeOrder(shop(), dropshipper)
  const rank = (orderNos: string[]) =>
    ask(shop(), rankOrdersRoute, { orderNos }, dropshipper.headers)
  expect((await rank([second.orderNo, 'O26-9999999'])).code).toBe(409)
  expect((await rank([second.orderNo])).code).toBe(200)
  await credit(shop(), dropshipper, BigInt(Math.round(Number(second.total) * 100)))
  await runJob(shop(), 'release-orders', new Date())
  const { rows } = await sql<{ order_no: string; state: string }>`
    select order_no, state from trade_order where company_id = ${dropshipper.companyId} order by id`.execute(
    shop().db,
  )
  expect(rows).toEqual([
    { order_no: first.orderNo, state: 'awaiting_funds' },
    { order_no: second.orderNo, state: 'held' },
  ])
  expect((await rank([second.orderNo])).code).toBe(409)
})

test('two tabs that rank different orders at the same moment never fail', async () => {
  await setStock(shop(), ITEM, 100)
  const dropshipper = await createDropshipper(shop(), 1n)
  const { orderNo: first } = await placeOrder(shop(), dropshipper)
  const { orderNo: second } = await placeOrder(shop(), dropshipper)
  const rank = (...orderNos: string[]) =>
    ask(shop(), rankOrdersRoute, { orderNos }, dropshipper.headers)
  for (let round = 0; round < 10; round += 1) {
    await rank(second, first)
    const answers = await Promise.all([rank(first), rank(second)])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
  }
})
