// An hour of mixed load at half of what one core can do: memory and open files do not grow, no request fails.
import { readdir, readFile } from 'node:fs/promises'
import { env } from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLoop } from '../drivers/overload.ts'
import { type BusyShop, startBusyShop, tokensOf } from '../support/busy-shop.ts'
import { openSession } from '../support/create-member.ts'
import { recordFigures } from '../support/record-figures.ts'
import { type Sample, slopeOf, windowsOf } from '../support/trend.ts'

/** A shorter soak finds only larger leaks, and below half an hour none: caches still fill. */
const MINUTES = Number(env.SOAK_MINUTES ?? 60)
const MIN_MINUTES = 30
/** The hours until the caches are full. */
const WARM_HOURS = Math.min(10, MINUTES / 3) / 60
const WINDOWS = 10
const SAMPLE_MS = 10_000
/** How often new tokens are issued: before those of members expire. */
const LOG_IN_MS = 15 * 60_000
/** The largest growth of memory per hour that is allowed, in MB. */
const MAX_MB = 5
/** Files that may be open in addition after the load, such as connections to the database. */
const MAX_FILES = 16

let shop: BusyShop

beforeAll(async () => {
  shop = await startBusyShop()
})
afterAll(() => shop.stop())

test(
  'an hour of mixed load makes memory grow by at most 5 MB and fails no request',
  async () => {
    const perSecond = (await shop.measurePeak(20)) / 2
    const filesBefore = await openFiles(shop.pid)
    const watch = watchMemory(shop.pid)
    const renewals = setInterval(() => void logInAgain(), LOG_IN_MS)
    const { kinds, ...rest } = await openLoop(shop.load, { perSecond, seconds: MINUTES * 60 })
    clearInterval(renewals)
    const memory = await watch.end()
    const growth = slopeOf(memory)
    const { hasOwnCore } = shop
    recordFigures('load', { minutes: MINUTES, hasOwnCore, ...rest, perSecond })
    for (const [kind, counted] of Object.entries(kinds)) recordFigures(kind, counted)
    recordFigures('memory in MB', {
      growthAnHour: growth,
      windows: memory.map(({ value }) => value),
    })
    // The driver has closed its connections; a file that the shop still keeps open for one is a leak.
    await expect
      .poll(() => openFiles(shop.pid), { timeout: 60_000 })
      .toBeLessThanOrEqual(filesBefore + MAX_FILES)
    recordFigures('open files', { before: filesBefore, after: await openFiles(shop.pid) })
    const failed = Object.values(kinds).flatMap((counted) => Object.entries(counted.failed))
    expect(failed).toEqual([])
    if (MINUTES >= MIN_MINUTES) expect(growth).toBeLessThanOrEqual(MAX_MB)
  },
  (MINUTES + 10) * 60_000,
)

async function logInAgain(): Promise<void> {
  for (const member of shop.members) {
    const { memberId } = member
    member.token = (await openSession(shop.db, { memberId, kind: 'wholesale' })).token
  }
  shop.load.tokens = tokensOf(shop.members)
}

async function openFiles(pid: number): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`)).length
}

/** Resident memory of a process in MB every ten seconds, as medians of ten windows after the start. */
function watchMemory(pid: number) {
  const began = performance.now()
  const samples: Sample[] = []
  async function read(): Promise<void> {
    const at = (performance.now() - began) / 3_600_000
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    samples.push({ at, value: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 })
  }
  const timer = setInterval(() => void read(), SAMPLE_MS)
  return {
    async end(): Promise<Sample[]> {
      clearInterval(timer)
      await read()
      return windowsOf(
        samples.filter(({ at }) => at >= WARM_HOURS),
        WINDOWS,
      )
    },
  }
}
