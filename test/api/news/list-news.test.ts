// POST /api/news
import { expect, test } from 'vitest'
import { listNewsRoute, type NewsList } from '../../../src/contract/news.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { describeCards, useContentFixture } from '../../support/content-cases.ts'

const shop = useShop()
useContentFixture(shop)

describeCall(shop, listNewsRoute, { input: {} })
describeCards(shop, listNewsRoute, { ids: ['storing', 'english', 'film', 'fair'] })

async function idsOf(input: object): Promise<string[]> {
  const { result } = await ask<NewsList>(shop(), listNewsRoute, { ...input })
  expect(result.total).toBe(result.list.length)
  return result.list.map(({ id }) => id)
}

test('the list is filtered by type, year and area', async () => {
  expect(await idsOf({ type: 'event' })).toEqual(['fair'])
  expect(await idsOf({ year: 2025 })).toEqual(['fair'])
  expect(await idsOf({ year: '2026', type: 'announcement' })).toEqual(['storing', 'english'])
  expect(await idsOf({ year: 2024 })).toEqual([])
  expect(await idsOf({ area: 'dropship' })).toEqual(['deposit', 'fair'])
})

test('years are counted for the query, whichever year is shown', async () => {
  const { result } = await ask<NewsList>(shop(), listNewsRoute, { year: 2025 })
  expect(result.years).toEqual([
    { year: 2026, count: 3 },
    { year: 2025, count: 1 },
  ])
})

// UN 38.3: the tests that lithium batteries must pass before transport.
test('years are counted for a keyword over all pages', async () => {
  const input = { keyword: 'UN 38.3', rows: 1 }
  const { result } = await ask<NewsList>(shop(), listNewsRoute, input)
  expect([result.total, result.list.length]).toEqual([3, 1])
  expect(result.years).toEqual([
    { year: 2026, count: 2 },
    { year: 2025, count: 1 },
  ])
})

test('each entry links into the layout of its area', async () => {
  const urlOf = async (area: string) =>
    (await ask<NewsList>(shop(), listNewsRoute, { area })).result.list.find(
      ({ id }) => id === 'fair',
    )?.url
  expect(await urlOf('main')).toBe('/newsdetail/fair/event')
  expect(await urlOf('dropship')).toBe('/dropship/news/newsdetail/fair/event')
})

test.each([
  ['en_us', 'storing', ['storing']],
  ['en_us', 'STORED', []],
  ['en_us', 'batteries storing', ['storing']],
  ['en_us', 'battery', ['storing']],
  ['en_us', 'storing english', []],
  ['en_us', 'UN 38.3', ['english', 'film', 'fair']],
  ['en_us', '15–25', ['storing']],
  ['en_us', 'Hidden', []],
  ['en_us', '%', []],
  ['en_us', '_', []],
  ['en_us', '((((', []],
  ['zh_cn', '存放', ['storing']],
  ['zh_cn', '电池存放温度', ['storing']],
  ['zh_cn', '锂电池空运', ['storing']],
  ['zh_cn', '锂电池 空运限制', ['storing']],
  ['zh_cn', '贴纸颜色说明', []],
  ['zh_cn', '電池', []],
  ['zh_cn', 'Storing', ['storing']],
  ['zh_hk', '電池', ['storing']],
  ['zh_hk', '溫度', ['storing']],
  ['zh_hk', 'english', ['english', 'film', 'fair']],
])('in %s the keyword %j finds the news %j', async (lang, keyword, ids) => {
  expect(await idsOf({ lang, keyword })).toEqual(ids)
})
