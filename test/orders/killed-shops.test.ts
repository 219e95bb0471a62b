// Orders while the shop is killed, and one key on two processes at the same moment: a short version of the stress tests of orders.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { placeDuring, retryAtOnce, sendKeys } from '../drivers/order-clients.ts'
import { useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { startShopProcess } from '../support/shop-process.ts'

type ShopProcess = Awaited<ReturnType<typeof startShopProcess>>

const shop = useShop()
let folder: string
let shops: ShopProcess[] = []
let dropshippers: Dropshipper[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voltcell-kill-orders-'))
  await setStock(shop(), ITEM, 100_000)
  dropshippers = [
    await createDropshipper(shop()),
    await createDropshipper(shop()),
    await createDropshipper(shop()),
  ]
  shops = await Promise.all([openShop(), openShop()])
}, 120_000)
afterAll(async () => {
  await Promise.all(shops.map((each) => each.stop()))
  await rm(folder, { recursive: true, force: true })
})

function openShop(): Promise<ShopProcess> {
  return startShopProcess(shop().url, folder)
}

async function ordersOf({ companyId }: Dropshipper): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trade_order where company_id = ${companyId}`.execute(
    shop().db,
  )
  return rows[0]!.count
}

test('fifty parallel requests with one key on two processes make one order with one answer', async () => {
  const dropshipper = await createDropshipper(shop())
  const ports = shops.map(({ port }) => port)
  const { codes, answers } = await retryAtOnce(ports, { dropshipper, times: 50 })
  expect({ codes, answers }).toEqual({
    codes: { [RESULT_CODES.done]: 1, [RESULT_CODES.alreadyDone]: 49 },
    answers: 1,
  })
  expect(await ordersOf(dropshipper)).toBe(1)
})

test('keys that are sent three times, with lost replies and altered bodies, make one order each', async () => {
  const ports = shops.map(({ port }) => port)
  const run = await sendKeys(ports, { dropshippers, keys: 20 })
  expect(run).toEqual({ keys: expect.any(Number), orders: run.keys, wrong: [] })
})

test('a shop that is killed while orders are placed loses no acknowledged order', async () => {
  const own = [await createDropshipper(shop()), await createDropshipper(shop())]
  const ports = () => shops.map(({ port }) => port)
  const target = { owner: shop().owner, ports, dropshippers: own }
  const outcome = await placeDuring(target, 2, async () => {
    const [victim, ...others] = shops
    shops = others
    process.kill(victim!.pid, 'SIGKILL')
    shops = [...others, await openShop()]
  })
  expect(outcome).toMatchObject({ rejected: [], lost: [], surplus: 0, differences: [] })
  expect(outcome.acknowledged).toBeGreaterThan(3)
})
