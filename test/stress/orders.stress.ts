// Orders at full size: short balances, idempotency keys on two processes, killed shops, random acts at once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { placeDuring, retryAtOnce, sendKeys } from '../drivers/order-clients.ts'
import { DROPSHIP_ACTS } from '../drivers/random-dropship.ts'
import { playRandomOrders } from '../drivers/random-orders.ts'
import { WHOLESALE_ACTS } from '../drivers/random-wholesale.ts'
import { shortBalanceRound } from '../drivers/short-balance.ts'
import { useShop } from '../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { recordFigures } from '../support/record-figures.ts'
import { startShopProcess } from '../support/shop-process.ts'

type ShopProcess = Awaited<ReturnType<typeof startShopProcess>>

const shop = useShop()
const ROUNDS = Number(env.ORDER_ROUNDS ?? 1000)
const RETRIES = Number(env.ORDER_RETRIES ?? 1000)
const KEYS = Number(env.ORDER_KEYS ?? 10_000)
const SHOP_KILLS = Number(env.SHOP_KILLS ?? 200)
const ACTS = Number(env.ORDER_ACTS ?? 1_000_000)
const BUYERS = Number(env.ORDER_BUYERS ?? 32)
/** In cents. */
const MONEY = 100_000_000_00n

let folder: string
let shops: ShopProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voltcell-stress-orders-'))
  await setStock(shop(), ITEM, 100_000_000)
}, 120_000)
afterAll(async () => {
  await stopShops()
  await rm(folder, { recursive: true, force: true })
})

async function openShops(count: number): Promise<void> {
  while (shops.length < count) shops.push(await startShopProcess(shop().url, folder))
}

async function stopShops(): Promise<void> {
  await Promise.all(shops.map((each) => each.stop()))
  shops = []
}

async function createDropshippers(count: number): Promise<Dropshipper[]> {
  const dropshippers: Dropshipper[] = []
  while (dropshippers.length < count) dropshippers.push(await createDropshipper(shop(), MONEY))
  return dropshippers
}

test('of 50 placed orders on a balance for ten, ten are held in each round', async () => {
  const begun = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome = await shortBalanceRound(shop(), { logins: 50, covered: 10 })
    expect(outcome).toEqual({ held: 10, waiting: 40, available: 0 })
  }
  const seconds = (performance.now() - begun) / 1000
  recordFigures('short balances', { rounds: ROUNDS, seconds })
  expect(await findDifferences(shop().owner, null)).toEqual([])
})

test('1,000 parallel retries of one key on two processes make one order', async () => {
  await openShops(2)
  const [dropshipper] = await createDropshippers(1)
  const ports = shops.map(({ port }) => port)
  const outcome = await retryAtOnce(ports, { dropshipper: dropshipper!, times: RETRIES })
  recordFigures('retries of one key', { times: RETRIES, ...outcome })
  expect(outcome).toEqual({
    codes: { [RESULT_CODES.done]: 1, [RESULT_CODES.alreadyDone]: RETRIES - 1 },
    answers: 1,
  })
})

test('idempotency keys, each sent three times, with lost replies and altered bodies, make one order each', async () => {
  await openShops(2)
  const dropshippers = await createDropshippers(BUYERS)
  const begun = performance.now()
  const run = await sendKeys(
    shops.map(({ port }) => port),
    { dropshippers, keys: KEYS },
  )
  recordFigures('keys', { ...run, seconds: (performance.now() - begun) / 1000 })
  expect(run.wrong).toEqual([])
  expect(run.orders).toBe(run.keys)
})

test('kills of the shop while orders are placed lose no acknowledged order', async () => {
  await openShops(2)
  let slowest = 0
  const dropshippers = await createDropshippers(BUYERS)
  const ports = () => shops.map(({ port }) => port)
  const outcome = await placeDuring(
    { owner: shop().owner, ports, dropshippers },
    SHOP_KILLS,
    async () => {
      const [victim, ...others] = shops
      shops = others
      process.kill(victim!.pid, 'SIGKILL')
      const begun = performance.now()
      shops = [...others, await startShopProcess(shop().url, folder)]
      slowest = Math.max(slowest, performance.now() - begun)
    },
  )
  recordFigures('kills of the shop', {
    kills: SHOP_KILLS,
    ...outcome,
    slowestStart: slowest / 1000,
  })
  expect(outcome).toMatchObject({ rejected: [], lost: [], surplus: 0, differences: [] })
})

test('random acts of dropshippers, wholesalers, staff and jobs at once end in no deadlock and no failure', async () => {
  const seed = Number(env.ORDER_SEED ?? Date.now() % 1_000_000_000)
  const minutes = Number(env.ORDER_MINUTES ?? 15)
  const options = { acts: ACTS, atOnce: 6, seed, seconds: minutes * 60 }
  const begun = performance.now()
  const { acts, outcomes, failures } = await playRandomOrders(shop(), options)
  const seconds = (performance.now() - begun) / 1000
  recordFigures('random acts', { seed, acts, seconds, failures: failures.length })
  recordFigures('of dropshippers and the warehouse', countedByAct(outcomes, DROPSHIP_ACTS))
  recordFigures('of wholesalers and sales', countedByAct(outcomes, WHOLESALE_ACTS))
  expect(failures.slice(0, 20)).toEqual([])
  expect(await findDifferences(shop().owner, null)).toEqual([])
})

/** '200 12x, 409 3x' by act. */
function countedByAct(
  outcomes: Record<string, number>,
  acts: Record<string, unknown>,
): Record<string, string> {
  const counts = Object.entries(outcomes).map(([key, count]) => {
    const at = key.lastIndexOf(' ')
    return { act: key.slice(0, at), answer: `${key.slice(at + 1)} ${count}x` }
  })
  return Object.fromEntries(
    Object.keys(acts).map((name) => {
      const answers = counts.filter(({ act }) => act === name).map(({ answer }) => answer)
      return [name, answers.toSorted().join(' ')]
    }),
  )
}
