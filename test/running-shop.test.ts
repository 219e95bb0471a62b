// The shop in a process of its own, as docs/operations.md describes it: its metrics, and its stop behind a load
// balancer.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useShop } from './support/ask.ts'
import { startShopProcess } from './support/shop-process.ts'

const DRAIN_SECONDS = 3
const CLIENTS = 3
const shop = useShop()
let folder: string
let running: Awaited<ReturnType<typeof startShopProcess>>
/** The first answer of /readyz. */
let atFirst: unknown

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voltcell-running-'))
  running = await openShop()
  atFirst = await (await fetch(addressOf('/readyz'))).json()
}, 120_000)
afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

function openShop() {
  return startShopProcess(shop().url, folder, { DRAIN_SECONDS: String(DRAIN_SECONDS) })
}

function untilReady() {
  const statusOf = async () => (await fetch(addressOf('/readyz'))).status
  return expect.poll(statusOf, { timeout: 30_000 }).toBe(200)
}

const addressOf = (path: string) => `http://127.0.0.1:${running.port}${path}`

test('a new process says that it is warming up, and becomes ready automatically', async () => {
  expect(atFirst).toMatchObject({ ready: false, warming: true, database: true })
  await untilReady()
  const ready: unknown = await (await fetch(addressOf('/readyz'))).json()
  expect(ready).toMatchObject({ ready: true, warming: false })
})

test('docs/operations.md names every metric of the shop, and no other', async () => {
  const metrics = await (await fetch(addressOf('/metrics'))).text()
  const names = [...metrics.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(40)
  const document = await readFile('docs/operations.md', 'utf8')
  const [, section = ''] = document.split('## Read the metrics')
  const [chapter = ''] = section.split('\n## ')
  const named = [...chapter.matchAll(/`([a-z]+(?:_[a-z0-9]+)+)`/g)].map(([, name]) => name ?? '')
  expect([...new Set(named)].sort()).toEqual(names.sort())
})

test('what an alert in docs/operations.md reads is a metric or a field of /readyz', async () => {
  const document = await readFile('docs/operations.md', 'utf8')
  const [, alerts = ''] = document.split('## What each alert means')
  const metrics = await (await fetch(addressOf('/metrics'))).text()
  const ready = (await (await fetch(addressOf('/readyz'))).json()) as object
  const firstCells = alerts.split('\n').map((line) => line.split('|')[1] ?? '')
  const metricNames = firstCells.flatMap((cell) => cell.match(/`[a-z]+(?:_[a-z]+)+/g) ?? [])
  for (const name of metricNames) expect(metrics).toContain(`# TYPE ${name.slice(1)} `)
  const fields = firstCells.flatMap((cell) => cell.match(/`"[a-zA-Z]+":(?:true|false)/g) ?? [])
  expect(fields.length).toBeGreaterThan(1)
  for (const field of fields) expect(Object.keys(ready)).toContain(/"(\w+)"/.exec(field)?.[1])
})

test('a stop under load with DRAIN_SECONDS resets no connection and answers every request', async () => {
  if (running.hasEnded()) running = await openShop()
  await untilReady()
  const state = { isOver: false, answered: 0 }
  const failures: string[] = []
  const clients = Array.from({ length: CLIENTS }, (_, client) =>
    sendUntil(
      () => state.isOver,
      (n) => `/newproductInfoDetail/VC-LT81747?visit=${client}-${n}`,
      (outcome) => {
        if (outcome !== '200') failures.push(outcome)
        state.answered += 1
      },
    ),
  )
  const untilMoreAnswers = () => {
    const before = state.answered
    return expect.poll(() => state.answered - before).toBeGreaterThan(2 * CLIENTS)
  }
  await untilMoreAnswers()
  const stoppedAt = performance.now()
  const ended = running.stop()
  await expect.poll(async () => (await fetch(addressOf('/readyz'))).status).toBe(503)
  const stopping: unknown = await (await fetch(addressOf('/readyz'))).json()
  expect(stopping).toMatchObject({ ready: false, stopping: true, database: true })
  // Until the balancer has sent them elsewhere, visitors are served as before.
  await untilMoreAnswers()
  const alive = await fetch(addressOf('/livez'))
  expect([alive.status, alive.headers.get('connection')]).toEqual([200, 'keep-alive'])
  state.isOver = true
  await Promise.all(clients)
  expect(failures).toEqual([])
  expect(await ended).toBe(0)
  expect(performance.now() - stoppedAt).toBeGreaterThan(DRAIN_SECONDS * 1000)
})

/** Sends one request after the other on a kept connection; reports the status of each, or the code of its error. */
async function sendUntil(
  isOver: () => boolean,
  path: (n: number) => string,
  report: (outcome: string) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let n = 0; !isOver(); n += 1) {
    const { promise, resolve } = Promise.withResolvers<string>()
    get(addressOf(path(n)), { agent }, (response) => {
      response.resume().once('close', () => resolve(String(response.statusCode)))
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    report(await promise)
  }
  agent.destroy()
}
