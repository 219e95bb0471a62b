// Orders while the disk of the shop is full: they are rejected with 503, none is lost, and they are accepted again once
// there is space.
import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrderRoute } from '../../src/contract/order.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { type LoopDisk, openLoopDisk, whyNoLoopDisk } from '../support/loop-disk.ts'
import { compareJournal, placeUntil, post, prepareOrderOverHttp } from '../drivers/order-clients.ts'
import { openPoweredShop, type PoweredShop } from '../support/powered-shop.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { recordFigures } from '../support/record-figures.ts'
import { seedTemplate } from '../support/seed-template.ts'

const ROUNDS = Number(env.FULL_DISK_ROUNDS ?? 5)
const BUYERS = 8
/** In cents. */
const MONEY = 100_000_000_00n
const DISK_MEGABYTES = 2048
const MB = 1024 * 1024
/** Longer than the interval at which the shop checks the disk. */
const FULL_MS = 12_000
const PAGE = Buffer.alloc(4096)
/** The result codes of an order that was placed now or by an earlier submission, or that waits for funds. */
const PLACED = new Set<number>([
  RESULT_CODES.done,
  RESULT_CODES.alreadyDone,
  RESULT_CODES.needsAction,
])
const READ_PATH = '/about-us.html'
const reason = whyNoLoopDisk()
if (reason) process.stdout.write(`The full disk is skipped: ${reason}.\n`)

let scratch: string
let disk: LoopDisk
let shop: PoweredShop

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'voltcell-full-'))
  if (reason !== null) return
  disk = await openLoopDisk(scratch, DISK_MEGABYTES)
  shop = await openPoweredShop(disk.folder, [], (url) =>
    seedTemplate(url, scratch, join(scratch, 'content')),
  )
})
afterAll(async () => {
  if (reason === null) {
    await shop.kill()
    await disk.remove()
  }
  await rm(scratch, { recursive: true, force: true })
})

test.skipIf(reason)('a full disk rejects orders, serves pages and loses nothing', async () => {
  const { owner } = shop
  await setStock({ owner, db: owner }, ITEM, 100_000_000)
  const dropshippers: Dropshipper[] = []
  while (dropshippers.length < BUYERS)
    dropshippers.push(await createDropshipper({ owner, db: owner }, MONEY))
  const state = { isOver: false }
  const placing = placeUntil(
    () => shop.ports(),
    dropshippers.slice(1),
    () => state.isOver,
  )
  const found = {
    readsFailed: 0,
    codes: {} as Record<number, number>,
    slowestAgain: 0,
    saidFull: 0,
  }
  for (let round = 0; round < ROUNDS; round += 1) await fillAndFree(dropshippers[0]!, found)
  state.isOver = true
  const journal = await placing
  const companyIds = dropshippers.slice(1).map(({ companyId }) => companyId)
  const compared = await compareJournal(shop.owner, journal, companyIds)
  const figures = { ...found, orders: journal.acknowledged.size, ...compared }
  recordFigures('full disk', { rounds: ROUNDS, ...figures, rejected: journal.rejected })
  expect(journal.acknowledged.size).toBeGreaterThan(0)
  expect(journal.rejected).toEqual([])
  expect(figures).toMatchObject({ readsFailed: 0, lost: [], surplus: 0, differences: [] })
  expect(found.slowestAgain).toBeLessThan(10_000)
  expect(found.saidFull).toBeGreaterThan(0)
  const others = Object.keys(found.codes).filter((code) => !PLACED.has(Number(code)))
  expect(others).toEqual(['503'])
})

interface FoundOnFullDisk {
  readsFailed: number
  /** Result codes of orders sent while the disk was full, with their counts. */
  codes: Record<number, number>
  /** Milliseconds from the first free byte to an order. */
  slowestAgain: number
  /** How often `/readyz` said that the disk is full. */
  saidFull: number
}

async function fillAndFree(dropshipper: Dropshipper, found: FoundOnFullDisk): Promise<void> {
  const ballast = join(disk.folder, 'ballast')
  const input = await prepareOrderOverHttp(() => shop.ports(), dropshipper)
  const submission = { route: placeOrderRoute, input, headers: dropshipper.headers }
  const [port = 0] = shop.ports()
  // A page that was read before is served without the database.
  expect((await fetch(`http://127.0.0.1:${port}${READ_PATH}`)).status).toBe(200)
  await fillUp(ballast)
  const until = performance.now() + FULL_MS
  while (performance.now() < until) {
    // The next segment of the log needs space that was not set aside before.
    await sql`select pg_switch_wal()`.execute(shop.owner).catch(() => undefined)
    const code = await codeOf(port, submission)
    found.codes[code] = (found.codes[code] ?? 0) + 1
    const page = await fetch(`http://127.0.0.1:${port}${READ_PATH}`)
    if (page.status !== 200) found.readsFailed += 1
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
    if ((await ready.text()).includes('"diskFull":true')) found.saidFull += 1
    await fillUp(ballast)
  }
  const freed = performance.now()
  execFileSync('sh', ['-c', `rm -f ${ballast}*`])
  await expect
    .poll(() => codeOf(port, submission), { timeout: 60_000 })
    .toSatisfy((code: number) => PLACED.has(code))
  found.slowestAgain = Math.max(found.slowestAgain, performance.now() - freed)
}

/** The result code of an order; 503 also for the plain text of a shop without its database, 0 for no answer. */
function codeOf(port: number, submission: Parameters<typeof post>[1]): Promise<number> {
  return post(port, submission).then(
    (reply) => reply.code,
    (error: Error) => (error.message.startsWith('not an answer') ? 503 : 0),
  )
}

/** Takes the space that is left, so that there is none for the next new file or page of a table. */
async function fillUp(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk.folder)
  const megabytes = Math.floor((bavail * bsize) / MB)
  if (megabytes > 0)
    execFileSync('fallocate', ['-l', `${megabytes}M`, `${file}-${performance.now()}`])
  // The rest, smaller than a megabyte, goes in one file that is written until the disk is full.
  const rest = openSync(`${file}-rest`, 'a')
  try {
    for (;;) writeSync(rest, PAGE)
  } catch {
    closeSync(rest)
  }
}
