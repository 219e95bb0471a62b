// Orders while the database, with the settings of a real shop, is killed, is paused, or cannot sync its files.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwnDatabase, type OwnDatabase } from '../support/own-database.ts'
import { placeDuring } from '../drivers/order-clients.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { recordFigures } from '../support/record-figures.ts'
import { seedTemplate } from '../support/seed-template.ts'
import { startShopProcess } from '../support/shop-process.ts'
import { failSyncs, whyNoStrace } from '../support/fail-syncs.ts'

const KILLS = Number(env.DATABASE_KILLS ?? 50)
const STOPS = Number(env.DATABASE_STOPS ?? 20)
const STOP_MS = Number(env.DATABASE_STOP_MS ?? 10_000)
const FAILED_SYNCS = Number(env.FAILED_SYNCS ?? 20)
const BUYERS = Number(env.ORDER_BUYERS ?? 32)
/** In cents. */
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

interface Faults {
  /** Names the data folder and the figures. */
  name: string
  times: number
}

/** Runs a fault `times` times while orders are placed, and waits after each until the database answers again. */
async function placeThrough(
  { name, times }: Faults,
  fault: (database: OwnDatabase) => Promise<void>,
): Promise<void> {
  const folder = name.replaceAll(' ', '-')
  const database = await openOwnDatabase(join(scratch, folder))
  const dropshippers = await fill(database)
  const shop = await startShopProcess(database.url, join(scratch, `${folder}-shop`))
  let slowest = 0
  try {
    const ports = () => [shop.port]
    const target = { owner: database.owner, ports, dropshippers }
    const outcome = await placeDuring(target, times, async () => {
      await fault(database)
      const over = performance.now()
      await expect.poll(() => answers(database), { timeout: 30_000 }).toBe(true)
      slowest = Math.max(slowest, performance.now() - over)
    })
    recordFigures(name, { times, ...outcome, slowest: slowest / 1000 })
    expect(outcome.acknowledged).toBeGreaterThan(0)
    expect(outcome).toMatchObject({ rejected: [], lost: [], surplus: 0, differences: [] })
    expect(shop.hasEnded()).toBe(false)
  } finally {
    await shop.stop()
    await database.stop()
  }
}

test('kills of the database while orders are placed lose no acknowledged order', () =>
  placeThrough({ name: 'kills of the database', times: KILLS }, async (database) => {
    process.kill(await database.pid(), 'SIGKILL')
  }))

test('a database that is paused while orders are placed loses no acknowledged order', () =>
  placeThrough({ name: 'stops of the database', times: STOPS }, async (database) => {
    const pids = [await database.pid(), ...(await database.children())]
    for (const pid of pids) signal(pid, 'SIGSTOP')
    await sleep(STOP_MS)
    for (const pid of pids) signal(pid, 'SIGCONT')
  }))

const withoutStrace = whyNoStrace()
if (withoutStrace) process.stdout.write(`Errors of the disk are skipped: ${withoutStrace}.\n`)

test.skipIf(withoutStrace)(
  'a failed sync ends the database, and no acknowledged order is lost',
  () =>
    placeThrough({ name: 'failed syncs', times: FAILED_SYNCS }, async (database) => {
      const began = await startOf(database)
      const failing = await failSyncs(await database.children())
      // PostgreSQL ends all its processes rather than continue with data that may not be on the disk.
      await expect.poll(() => startOf(database), { timeout: 30_000 }).not.toBe(began)
      await failing.end()
    }),
)

/** A process may have ended since it was listed. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // Nothing to stop.
  }
}

/** When the checkpointer of the database began: another time after each restart, and null while it does not answer. */
function startOf({ owner }: OwnDatabase): Promise<string | null> {
  return sql<{ began: string }>`
    select min(backend_start)::text as began from pg_stat_activity where backend_type = 'checkpointer'`
    .execute(owner)
    .then(
      ({ rows }) => rows[0]?.began ?? null,
      () => null,
    )
}

function answers({ owner }: OwnDatabase): Promise<boolean> {
  return sql`select 1`.execute(owner).then(
    () => true,
    () => false,
  )
}
