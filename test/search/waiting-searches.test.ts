// While the search index is loaded, searches wait without taking the places of other requests.
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { busy } from '../../src/server/platform/limits/admission-control.ts'
import { createLoadShedding } from '../../src/server/platform/limits/load-shedding.ts'
import { useShop } from '../support/ask.ts'

/** The event loop is never late, so nothing but the number of waiting searches leads to a rejection. */
const shedding = createLoadShedding(busy, { median: () => 0, stop: () => undefined })
const shop = useShop({ shedding })

/** The statements that read the table `fitment` for the index wait until this is resolved. */
const gate = Promise.withResolvers<void>()
const reading = Promise.withResolvers<void>()
beforeAll(() => {
  const original = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (/from fitment\s+where product_id >/.test((args[0] as { text?: string }).text ?? '')) {
      reading.resolve()
      await gate.promise
    }
    return Reflect.apply(original, this, args) as unknown
  } as never)
})
afterAll(() => {
  gate.resolve()
  vi.restoreAllMocks()
})

/** 64 may wait for the index, the other 16 are rejected; some are still in the work queue when the first ones wait. */
const SEARCHES = 80

const suggest = (keyword: string) =>
  shop().app.inject({ url: `/api/search/suggest?keyword=${keyword}` })

test('pages are answered while searches wait for the index, and those beyond the 64 that may wait get 503 with Retry-After', async () => {
  const searches = Array.from({ length: SEARCHES }, (_, at) => suggest(`BP-${at}`))
  await reading.promise
  const pages = await Promise.all(
    ['/faq.html', '/about-us.html', '/zh-cn/faq.html'].map((url) => shop().app.inject({ url })),
  )
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  gate.resolve()
  const answers = await Promise.all(searches)
  const rejected = answers.filter(({ statusCode }) => statusCode === 503)
  expect(rejected.map(({ headers }) => headers['retry-after'])).toEqual(Array(16).fill('5'))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(64)
})
