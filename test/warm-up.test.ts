// The first seconds of a process: what it loads and renders before /readyz says that it is ready, and that only what
// pages need remains of this.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flushMissedSearches } from '../src/server/modules/search/missed-search-service.ts'
import { flushPageViews } from '../src/server/modules/analytics/page-view-service.ts'
import { useShop } from './support/ask.ts'
import { countStatements, type StatementCount } from './support/count-statements.ts'
import { PRODUCT } from './support/catalogue-pages.ts'

const shop = useShop({ warmsUp: true })
let statements: StatementCount
beforeAll(() => {
  statements = countStatements()
})
afterAll(() => statements.stop())

const ready = () => shop().app.inject('/readyz')

test('a process is warming up from its start until pages have been rendered, and then it is ready', async () => {
  const first = await ready()
  expect([first.statusCode, first.json()]).toMatchObject([503, { ready: false, warming: true }])
  // The columns are there before it listens.
  const before = statements.take().join('\n')
  expect(before).not.toMatch(/insert|update/i)
  await shop().app.listen({ host: '127.0.0.1', port: 0 })
  expect((await ready()).json()).toMatchObject({ ready: false, warming: true })
  await expect.poll(async () => (await ready()).statusCode, { timeout: 30_000 }).toBe(200)
  expect((await ready()).json()).toMatchObject({ ready: true, warming: false })
})

test('rendering pages in advance writes no record, and no answer is counted or cached', async () => {
  const sent = statements.take()
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((text) => /^\s*(?:insert|update|delete)/i.test(text))).toEqual([])
  await Promise.all([flushPageViews(shop().db), flushMissedSearches(shop().db)])
  for (const table of ['page_view', 'missed_search'] as const) {
    expect(await shop().db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  const metrics = (await shop().app.inject('/metrics')).body
  expect(metrics).not.toMatch(/^cache_answers_total\{/m)
  expect(metrics).not.toMatch(/^http_request_duration_seconds_count\{route="\/\*"/m)
})

test('the first visitor finds the memory filled, and the page not yet cached', async () => {
  statements.take()
  const first = await shop().app.inject(PRODUCT)
  expect(first.statusCode).toBe(200)
  // The product, and the cards that only its page shows.
  expect(statements.take().length).toBeLessThanOrEqual(2)
  const metrics = (await shop().app.inject('/metrics')).body
  expect(metrics).toMatch(/^cache_answers_total\{cache="public",outcome="miss"\} 1$/m)
})
