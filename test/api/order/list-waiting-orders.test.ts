// GET /api/orders/waiting
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listWaitingOrdersRoute, rankOrdersRoute } from '../../../src/contract/order-ranking.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import type { TestMember } from '../../support/create-member.ts'
import { credit, createDropshipper, ITEM, placeOrder, setStock } from '../../support/orders.ts'
import { runJob } from '../../support/run-job.ts'

const shop = useShop()
type Waiting = ResultOf<typeof listWaitingOrdersRoute>

async function waitingOf({ headers }: TestMember): Promise<Waiting['list']> {
  const { result } = await ask<Waiting>(shop(), listWaitingOrdersRoute, {}, headers)
  expectContract(listWaitingOrdersRoute, result)
  return result.list
}

test('the waiting orders of a company are listed in the order of their release: by rank, then the oldest first', async () => {
  await setStock(shop(), ITEM, 100)
  const dropshipper = await createDropshipper(shop(), 1n)
  const first = await placeOrder(shop(), dropshipper)
  const second = await placeOrder(shop(), dropshipper, undefined, { ownReference: 'A-17' })
  const numbers = async () => (await waitingOf(dropshipper)).map(({ orderNo }) => orderNo)
  expect(await numbers()).toEqual([first.orderNo, second.orderNo])
  await ask(shop(), rankOrdersRoute, { orderNos: [second.orderNo] }, dropshipper.headers)
  expect(await numbers()).toEqual([second.orderNo, first.orderNo])
  const [next] = await waitingOf(dropshipper)
  const shown = {
    total: second.total,
    ownReference: 'A-17',
    city: 'Hamburg',
    countryName: 'Germany',
    stopped: false,
  }
  expect(next).toMatchObject(shown)
  expect(Date.parse(next?.dueAt ?? '')).toBeGreaterThan(Date.now())
  expect(await waitingOf(await createDropshipper(shop()))).toEqual([])
  await credit(shop(), dropshipper, BigInt(Math.round(Number(second.total) * 100)))
  await runJob(shop(), 'release-orders', new Date())
  expect(await numbers()).toEqual([first.orderNo])
})
