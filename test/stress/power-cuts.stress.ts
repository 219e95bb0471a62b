// The shop on a disk that loses power while orders and files arrive. A database that does not sync is the control: it
// must lose something, otherwise the test would find nothing.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareFiles, sendCasesUntil } from '../drivers/attachment-clients.ts'
import { type LoopDisk, openLoopDisk, whyNoLoopDisk } from '../support/loop-disk.ts'
import { compareJournal, placeUntil } from '../drivers/order-clients.ts'
import { openPoweredShop, type PoweredShop } from '../support/powered-shop.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { recordFigures } from '../support/record-figures.ts'
import { seedTemplate } from '../support/seed-template.ts'

const CUTS = Number(env.POWER_CUTS ?? 100)
const CONTROL_CUTS = Number(env.POWER_CONTROL_CUTS ?? 3)
const BUYERS = Number(env.ORDER_BUYERS ?? 16)
/** In cents. */
const MONEY = 100_000_000_00n
const DISK_MEGABYTES = 4096
const reason = whyNoLoopDisk()
if (reason) process.stdout.write(`The power cuts are skipped: ${reason}.\n`)

let scratch: string
let disk: LoopDisk
let shop: PoweredShop

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-power-'))
  if (reason === null) disk = await openLoopDisk(scratch, DISK_MEGABYTES)
})
afterEach(async () => {
  if (reason === null) {
    await shop.kill()
    await disk.remove()
  }
  await rm(scratch, { recursive: true, force: true })
})

test.skipIf(reason)('power cuts lose no acknowledged order, no money and no file', async () => {
  const dropshippers = await fill([])
  const outcome = await cutWhileUsed(dropshippers, CUTS)
  recordFigures('power cuts', { cuts: CUTS, ...outcome })
  expect(outcome.orders).toBeGreaterThan(0)
  expect(outcome.cases).toBeGreaterThan(0)
  expect(outcome).toMatchObject({ rejected: [], lost: [], surplus: 0, differences: [] })
  expect(outcome).toMatchObject({ lostCases: [], lostFiles: [] })
})

test.skipIf(reason)('a database that does not sync loses orders or does not open', async () => {
  const dropshippers = await fill(['fsync=off'])
  const outcome = await cutWhileUsed(dropshippers, CONTROL_CUTS).catch((error: Error) => error)
  const isBroken = outcome instanceof Error
  recordFigures('power cuts without syncing', {
    cuts: CONTROL_CUTS,
    outcome: isBroken ? outcome.message : { orders: outcome.orders, lost: outcome.lost.length },
  })
  expect(isBroken || outcome.lost.length > 0).toBe(true)
})

/** Opens a shop on the disk and creates dropshippers, then syncs the disk before the first cut. */
async function fill(settings: readonly string[]): Promise<Dropshipper[]> {
  shop = await openPoweredShop(disk.folder, settings, (url) =>
    seedTemplate(url, scratch, join(scratch, 'content')),
  )
  const { owner } = shop
  await setStock({ owner, db: owner }, ITEM, 100_000_000)
  const dropshippers: Dropshipper[] = []
  while (dropshippers.length < BUYERS)
    dropshippers.push(await createDropshipper({ owner, db: owner }, MONEY))
  disk.sync()
  return dropshippers
}

async function cutWhileUsed(dropshippers: readonly Dropshipper[], cuts: number) {
  const state = { isOver: false, isBroken: false }
  const ports = () => {
    if (state.isBroken) throw new Error('the shop does not start again')
    return shop.ports()
  }
  const placing = placeUntil(ports, dropshippers, () => state.isOver)
  const sending = sendCasesUntil(
    () => shop,
    () => state.isOver,
  )
  const slowest = await cutAndStart(cuts).catch(async (error: unknown) => {
    state.isBroken = true
    state.isOver = true
    await Promise.allSettled([placing, sending])
    throw error
  })
  state.isOver = true
  const journal = await placing
  const cases = await sending
  const companyIds = dropshippers.map(({ companyId }) => companyId)
  return {
    orders: journal.acknowledged.size,
    cases: cases.size,
    slowestStartSeconds: slowest / 1000,
    rejected: journal.rejected,
    ...(await compareJournal(shop.owner, journal, companyIds)),
    ...(await compareFiles(shop.owner, cases, shop.filesFolder)),
  }
}

/** Returns the milliseconds of the slowest start. */
async function cutAndStart(cuts: number): Promise<number> {
  let slowest = 0
  for (let cut = 0; cut < cuts; cut += 1) {
    await sleep(1000 + Math.random() * 1500)
    disk.cut()
    await shop.kill()
    await disk.mountAgain()
    slowest = Math.max(slowest, await shop.start())
  }
  return slowest
}
