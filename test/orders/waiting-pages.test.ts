// The pages of orders that wait for money, as the server sends them.
import { beforeEach, expect, test } from 'vitest'
import { rankOrdersRoute } from '../../src/contract/order-ranking.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { ask, useShop } from '../support/ask.ts'
import { createDropshipper, credit, ITEM, placeOrder, setStock } from '../support/orders.ts'
import { runJob } from '../support/run-job.ts'
import { acceptedOrder, createWholesaler } from '../support/wholesale.ts'

const shop = useShop()
/** The prefix of the address, what its page says of a line before the money is there, and what it says of one without stock. */
const LINE_TEXTS = [
  ['', 'Not reserved yet', 'Waiting for stock'],
  ['/zh-cn', '尚未预留', '等待到货'],
  ['/zh-hk', '尚未預留', '等候存貨'],
] as const

beforeEach(() => setStock(shop(), ITEM, 100))

async function open(url: string, headers: Record<string, string>): Promise<string> {
  return (await shop().app.inject({ url, headers })).body
}

test('a line of a dropship order that waits for a top-up is not reserved yet, though its item is in stock', async () => {
  const dropshipper = await createDropshipper(shop(), 1n)
  const { orderNo } = await placeOrder(shop(), dropshipper)
  for (const [prefix, notReserved, noStock] of LINE_TEXTS) {
    const page = await open(`${prefix}/orders/${orderNo}`, dropshipper.headers)
    expect(page).toContain(notReserved)
    expect(page).not.toContain(noStock)
  }
})

test('a line of an unpaid wholesale order whose pieces were freed is not reserved any more; one that lacks some pieces waits for stock', async () => {
  const buyer = await createWholesaler(shop())
  const late = await acceptedOrder(shop(), buyer)
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 10 * DAY_MS))
  const partial = await acceptedOrder(shop(), buyer, [{ itemNo: ITEM, quantity: 120 }])
  for (const [prefix, notReserved, noStock] of LINE_TEXTS) {
    const ofLate = await open(`${prefix}/orders/${late.orderNo}`, buyer.headers)
    expect(ofLate).toContain(notReserved)
    expect(ofLate).not.toContain(noStock)
    const ofPartial = await open(`${prefix}/orders/${partial.orderNo}`, buyer.headers)
    expect(ofPartial).toContain(noStock)
  }
})

test('once the first of three ranked orders is released, the pages show the places of the others anew', async () => {
  const dropshipper = await createDropshipper(shop(), 1n)
  const { headers } = dropshipper
  const oldest = await placeOrder(shop(), dropshipper)
  const middle = await placeOrder(shop(), dropshipper)
  const newest = await placeOrder(shop(), dropshipper)
  const orderNos = [newest, middle, oldest].map(({ orderNo }) => orderNo)
  await ask(shop(), rankOrdersRoute, { orderNos }, headers)
  await credit(shop(), dropshipper, BigInt(Math.round(Number(newest.total) * 100)))
  await runJob(shop(), 'release-orders', new Date())
  expect(await open(`/orders/${newest.orderNo}`, headers)).not.toContain('Position ')
  expect(await open(`/orders/${middle.orderNo}`, headers)).toContain('Position 1 among')
  expect(await open(`/orders/${oldest.orderNo}`, headers)).toContain('Position 2 among')
  const list = await open('/orders', headers)
  expect(list.match(/Position \d/g)).toEqual(['Position 1', 'Position 2'])
})
