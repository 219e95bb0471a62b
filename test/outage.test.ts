// A database outage: cached answers are still served, other requests fail fast, and the shop recovers without a
// restart.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../src/server/app.ts'
import { connect, type Connection } from '../src/server/db/connect.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { createLog } from '../src/server/platform/log.ts'
import { createFileStore } from '../src/server/platform/files/file-store.ts'
import { createMetrics } from '../src/server/platform/metrics.ts'
import { startProxy, type DatabaseProxy } from './support/database-proxy.ts'
import { createDatabase, type TestDatabase } from './support/test-database.ts'
import { noShedding } from './support/no-shedding.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let connection: Connection
let app: FastifyInstance

beforeAll(async () => {
  const { adminUrl, template, filesFolder } = inject('testServer')
  database = await createDatabase(adminUrl, template)
  proxy = await startProxy(database.url)
  const { log } = createLog('silent')
  connection = connect({ url: proxy.url, poolSize: 4, applicationName: 'outage', log })
  app = await buildApp({
    db: connection.db,
    config: readConfig({ FLOOD_LIMIT: '0', LOG_LEVEL: 'silent' }),
    log,
    files: createFileStore(filesFolder),
    metrics: createMetrics(),
    isStopping: () => false,
    shedding: noShedding,
  })
  await app.ready()
})

afterAll(async () => {
  proxy.restore()
  await app.close()
  await connection.close()
  await proxy.stop()
  await database.drop()
})

const CACHED = [
  '/',
  '/zh-hk/allproduct',
  '/productinfo',
  '/newproductInfoDetail/VC-LT81747',
  '/api/product/detail/VC-LT81747',
  '/api/product/bestseller',
  '/rss.xml',
]

describe.each([
  ['breaks', () => proxy.cut()],
  ['falls silent', () => proxy.silence()],
])('a database that %s', (how, goAway) => {
  /** When the outage began, as `performance.now()`. */
  let awaySince = 0

  test('cached answers are unaffected', async () => {
    const before = await Promise.all(CACHED.map((url) => app.inject(url)))
    for (const { statusCode } of before) expect(statusCode).toBe(200)
    goAway()
    awaySince = performance.now()
    // A page view is accepted, too, before the shop has noticed the outage.
    expect((await sendPageView())[0]).toBe(200)
    for (const [at, url] of CACHED.entries()) {
      const { statusCode, body } = await app.inject(url)
      expect(statusCode, url).toBe(200)
      expect(body, url).toBe(before[at]?.body)
    }
  })

  test('/readyz fails within 2 seconds, while the process stays alive', async () => {
    await expect.poll(() => statusOf('/readyz')).toBe(503)
    expect(performance.now() - awaySince).toBeLessThan(2000)
    expect((await app.inject('/readyz')).json()).toMatchObject({ ready: false, database: false })
    expect((await app.inject('/livez')).statusCode).toBe(200)
  })

  // 'how' becomes the kind of outage, so that no answer is cached from the one before.
  test.each([
    `/productdetail/VC-LT18719`,
    `/searchProduct?keyword=how`,
    `/finder/laptop?keyword=how`,
    `/api/product/detail/VC-LT18719?lang=zh_cn`,
    `/api/product/fits/VC-LT18719`,
    `/sitemaps/devices-1.xml`,
  ])('%s, which is not cached, is soon answered with 503 and Retry-After', async (url) => {
    const began = performance.now()
    const { statusCode, headers } = await app.inject(url.replace('how', how.replace(' ', '-')))
    expect(performance.now() - began).toBeLessThan(1500)
    expect(statusCode).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a page view is dropped, and no one sees an error', async () => {
    expect(await sendPageView()).toEqual([200, '{"code":200,"msg":"Done","result":null}'])
  })

  test('the database is found again within 5 seconds, without a restart', async () => {
    proxy.restore()
    const back = performance.now()
    await expect.poll(() => statusOf('/readyz')).toBe(200)
    const url = `/api/product/detail/VC-LT18719?lang=zh_hk&after=${encodeURIComponent(how)}`
    await expect.poll(() => statusOf(url)).toBe(200)
    expect(performance.now() - back).toBeLessThan(5000)
    const page = await app.inject(`/searchProduct?keyword=after-${how.replace(' ', '-')}`)
    expect(page.statusCode).toBe(200)
  })
})

async function sendPageView(): Promise<[status: number, body: string]> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/user/behavior/statistical',
    payload: { accessPage: '/', accessTime: Date.now() },
  })
  return [statusCode, body]
}

async function statusOf(url: string): Promise<number> {
  return (await app.inject(url)).statusCode
}
