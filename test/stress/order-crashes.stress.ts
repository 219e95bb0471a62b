// Orders while the database, with the settings of a real shop, is killed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwnDatabase, type OwnDatabase } from '../support/own-database.ts'
import { placeDuring } from '../drivers/order-clients.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { recordFigures } from '../support/record-figures.ts'
import { seedTemplate } from '../support/seed-template.ts'
import { startShopProcess } from '../support/shop-process.ts'

const KILLS = Number(env.DATABASE_KILLS ?? 50)
const BUYERS = Number(env.ORDER_BUYERS ?? 32)
const MONEY = 100_000_000_00n

let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-order-crashes-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

/** A filled database, and dropshippers whose baskets and orders use it. */
async function fill(database: OwnDatabase): Promise<Dropshipper[]> {
  await seedTemplate(database.url, scratch, join(scratch, 'files'))
  await setStock(database, ITEM, 100_000_000)
  const dropshippers: Dropshipper[] = []
  while (dropshippers.length < BUYERS) dropshippers.push(await createDropshipper(database, MONEY))
  return dropshippers
}

test('kills of the database while orders are placed lose no acknowledged order', async () => {
  const database = await openOwnDatabase(join(scratch, 'killed'))
  const dropshippers = await fill(database)
  const shop = await startShopProcess(database.url, join(scratch, 'shop'))
  let slowest = 0
  try {
    const ports = () => [shop.port]
    const target = { owner: database.owner, ports, dropshippers }
    const outcome = await placeDuring(target, KILLS, async () => {
      const begun = performance.now()
      process.kill(await database.pid(), 'SIGKILL')
      await expect.poll(() => answers(database), { timeout: 30_000 }).toBe(true)
      slowest = Math.max(slowest, performance.now() - begun)
    })
    const { acknowledged } = outcome
    recordFigures('kills of the database', { kills: KILLS, ...outcome, slowest: slowest / 1000 })
    expect(acknowledged).toBeGreaterThan(0)
    expect(outcome).toMatchObject({ rejected: [], lost: [], surplus: 0, differences: [] })
  } finally {
    await shop.stop()
    await database.stop()
  }
})

function answers({ owner }: OwnDatabase): Promise<boolean> {
  return sql`select 1`.execute(owner).then(
    () => true,
    () => false,
  )
}
