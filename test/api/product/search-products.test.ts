// POST /api/product/search
import { describe, expect, test } from 'vitest'
import { searchProductsRoute, type SearchAnswer } from '../../../src/contract/search.ts'
import { flushMissedSearches } from '../../../src/server/modules/search/missed-search-service.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()

describeCall(shop, searchProductsRoute, { input: { keyword: 'latitude' } })

async function search(keyword: string, more: Record<string, unknown> = {}) {
  return (await ask<SearchAnswer>(shop(), searchProductsRoute, { keyword, ...more })).result
}

describe('an exact number comes first and says why', () => {
  test.each([
    ['00HW003', 'VC-LT35641'],
    ['00hw003', 'VC-LT35641'],
    ['00-HW-003', 'VC-LT35641'],
    ['００ＨＷ００３', 'VC-LT35641'],
    ['HB30B1W8ECW', 'VC-LT24038'],
    ['PA3817U-1BRS', 'VC-LT28947'],
    ['pa3817u1brs', 'VC-LT28947'],
    ['VC-LT81747', 'VC-LT81747'],
    ['vclt81747', 'VC-LT81747'],
    ['2900000817470', 'VC-LT81747'],
  ])('the number %s finds its product exactly', async (keyword, itemNo) => {
    const { list, tolerant } = await search(keyword)
    expect(tolerant).toBe(false)
    const found = list.slice(0, 2).find((card) => card.itemNo === itemNo)
    expect(found?.matchedOn.kind).toBeTruthy()
    expect(found?.matchedOn.raw).toBeTruthy()
  })

  test('a number of a single product is an exact match', async () => {
    expect((await search('VC-LT81747')).exact).toBe('VC-LT81747')
    expect((await search('latitude')).exact).toBeNull()
  })
})

describe('other queries', () => {
  test.each([
    ['LR44', 'VC-GC85832'],
    ['AG13', 'VC-GC85832'],
    ['CR2032', 'VC-GC25100'],
    ['Dell Latitude 5400 battery', 'VU-LT30129'],
    ['華為 HB30B1W8ECW', 'VC-LT24038'],
    ['华为 HB30B1W8ECW', 'VC-LT24038'],
    ['戴爾 Latitude 5400 電池', 'VU-LT30129'],
    ['戴尔 Latitude 5400 电池', 'VU-LT30129'],
  ])('%s finds its product', async (keyword, itemNo) => {
    const { list } = await search(keyword, { rows: 50 })
    expect(list.map((card) => card.itemNo)).toContain(itemNo)
  })

  test('a guess is marked as one', async () => {
    const { list, tolerant } = await search('HB30B1W8ECX')
    expect(tolerant).toBe(true)
    expect(list[0]?.itemNo).toBe('VC-LT24038')
  })
})

describe('nothing to find', () => {
  test.each([
    '',
    '   ',
    '\t\n',
    '…',
    '！？',
    '"',
    "' or 1=1 --",
    '&|!()',
    '🔋',
    'constructor',
    '__proto__',
    'toString',
  ])('%j is not an error', async (keyword) => {
    const { total, list } = await search(keyword)
    expect(list.length).toBe(Math.min(20, total))
  })

  test('a keyword of 10,000 characters or more is answered in under a second', async () => {
    for (const keyword of ['x'.repeat(10_000), 'ab '.repeat(3_333), '電池'.repeat(5_000)]) {
      const began = performance.now()
      await search(keyword)
      expect(performance.now() - began).toBeLessThan(1000)
    }
  })

  test('a keyword of more than 20,000 characters is answered with 422', async () => {
    const answer = await ask(shop(), searchProductsRoute, {
      keyword: 'x'.repeat(20_001),
      lang: 'zh_cn',
    })
    expect(rejectedFields(answer, 'zh_cn')).toEqual(['keyword'])
  })

  test('a missed search is recorded once, with its count', async () => {
    await search('qqzzxxyyvv')
    await search('QQZZ-XXYYVV')
    await flushMissedSearches(shop().db)
    const rows = await shop()
      .db.selectFrom('missed_search')
      .selectAll()
      .where('norm', '=', 'qqzzxxyyvv')
      .execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.count).toBe(2)
  })
})

describe('filters and order', () => {
  test('filters and facets behave as in lists', async () => {
    const all = await search('dell', { rows: 1 })
    const ultra = all.facets.brand.find(({ value }) => value === 'Voltcell Ultra')
    const filtered = await search('dell', { rows: 100, filters: { brand: ['Voltcell Ultra'] } })
    expect(filtered.total).toBe(ultra?.count)
    expect(filtered.list.every(({ brand }) => brand === 'Voltcell Ultra')).toBe(true)
  })

  test('pages do not overlap', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search('dell', { page, rows: 10 })))
    const items = pages.flatMap(({ list }) => list.map(({ itemNo }) => itemNo))
    expect(new Set(items).size).toBe(items.length)
  })

  test.each(LANGS)('visitors cannot sort by price: 422 in %s', async (lang) => {
    const answer = await ask(shop(), searchProductsRoute, { keyword: 'dell', sort: 'price', lang })
    expect(rejectedFields(answer, lang)).toEqual(['sort'])
  })
})

describe('a voltage and a capacity that no product has exactly', () => {
  test.each(['3.7V 2345mAh', '4333mAh', '11.1V 5001mAh', '7.6 V 7210 mAh', '1.5V 1.111Ah'])(
    '%s is answered',
    async (keyword) => {
      const { code } = await ask<SearchAnswer>(shop(), searchProductsRoute, { keyword })
      expect(code).toBe(200)
    },
  )
})
