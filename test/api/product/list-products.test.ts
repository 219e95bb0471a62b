// POST /api/category/product-list
import { describe, expect, test } from 'vitest'
import { listProductsRoute, type ProductList } from '../../../src/contract/product.ts'
import type { ProductCard, ProductFilters } from '../../../src/contract/product-card.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { ask, refusedFields, useShop } from '../../ask.ts'
import { describeCall } from '../../call-cases.ts'

const shop = useShop()

describeCall(shop, listProductsRoute, {
  input: { categoryId: 'laptop', filters: { brand: ['Voltcell'] } },
  unknownIds: { categoryId: 'submarines' },
})

async function read(input: Record<string, unknown>) {
  return (await ask<ProductList>(shop(), listProductsRoute, { rows: 100, ...input })).result
}

/** Every card of a list, page by page. */
async function readAll(input: Record<string, unknown>): Promise<ProductCard[]> {
  const first = await read({ ...input, page: 1 })
  const cards = [...first.list]
  for (let page = 2; cards.length < first.total; page++) {
    cards.push(...(await read({ ...input, page })).list)
  }
  return cards
}

describe('filters', () => {
  const narrow: [string, ProductFilters, (card: ProductCard) => boolean][] = [
    ['brand', { brand: ['Voltcell Ultra'] }, ({ brand }) => brand === 'Voltcell Ultra'],
    [
      'two device brands',
      { deviceBrand: ['Dell', 'ASUS'] },
      ({ deviceBrand }) => deviceBrand === 'Dell' || deviceBrand === 'ASUS',
    ],
    ['chemistry', { chemistry: ['li-ion'] }, ({ chemistry }) => chemistry.code === 'li-ion'],
    ['colour', { colour: ['silver'] }, ({ colour }) => colour?.code === 'silver'],
    [
      'region, what is sold everywhere included',
      { region: ['EU'] },
      ({ regions }) => regions.includes('EU') || regions.includes('GLOBAL'),
    ],
    [
      'voltage',
      { voltage: { min: 11, max: 11.2 } },
      ({ voltage }) => voltage >= 11 && voltage <= 11.2,
    ],
    ['capacity from', { capacity: { min: 5000 } }, ({ capacity }) => capacity >= 5000],
    ['energy up to', { energy: { max: 40 } }, ({ energy }) => energy <= 40],
    ['in stock', { inStock: true }, ({ stockBand }) => stockBand !== 'out'],
  ]
  test.each(narrow)('by %s', async (_, filters, passes) => {
    const all = await readAll({ categoryId: 'laptop' })
    const kept = await readAll({ categoryId: 'laptop', filters })
    const expected = all.filter(passes).map(({ itemNo }) => itemNo)
    expect(kept.map(({ itemNo }) => itemNo)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(all.length)
  })

  test('hold together', async () => {
    const filters = { deviceBrand: ['Dell'], voltage: { min: 7, max: 8 }, inStock: true }
    const cards = await readAll({ filters })
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) {
      expect(card.deviceBrand).toBe('Dell')
      expect(card.voltage).toBeGreaterThanOrEqual(7)
      expect(card.stockBand).not.toBe('out')
    }
  })

  test('an unknown value leaves nothing and stays visible', async () => {
    const { total, facets } = await read({ filters: { brand: ['Nobody'] } })
    expect(total).toBe(0)
    expect(facets.brand).toContainEqual({
      value: 'Nobody',
      label: 'Nobody',
      count: 0,
      selected: true,
    })
  })

  test.each([
    [{ voltage: { min: -1 } }, 'filters.voltage.min'],
    [{ voltage: { least: 1 } }, 'filters.voltage.least'],
    [{ brand: 'Voltcell' }, 'filters.brand'],
    [{ brand: Array.from({ length: 51 }, () => 'a') }, 'filters.brand'],
    [{ brand: ['a\u0000'] }, 'filters.brand.0'],
    [{ price: { max: 5 } }, 'filters.price'],
    [{ inStock: 'yes' }, 'filters.inStock'],
    [[], 'filters'],
  ])('%j is 422', async (filters, field) => {
    const answer = await ask(shop(), listProductsRoute, { filters, lang: 'zh_hk' })
    expect(refusedFields(answer, 'zh_hk')).toEqual([field])
  })
})

describe('facets', () => {
  test('count what a click would show', async () => {
    const filters: ProductFilters = { chemistry: ['li-ion'], colour: ['black'] }
    const { facets } = await read({ categoryId: 'laptop', filters, rows: 1 })
    const clicks: [keyof ProductFilters, { value: string; count: number }[]][] = [
      ['brand', facets.brand],
      ['deviceBrand', facets.deviceBrand.slice(0, 5)],
      ['chemistry', facets.chemistry],
      ['colour', facets.colour],
      ['region', facets.region],
    ]
    for (const [facet, values] of clicks) {
      // A facet's own filter does not hide its other values.
      expect(values.length, facet).toBeGreaterThan(1)
      for (const { value, count } of values) {
        const clicked = { ...filters, [facet]: [value] }
        const { total } = await read({ categoryId: 'laptop', filters: clicked, rows: 1 })
        expect([facet, value, total]).toEqual([facet, value, count])
      }
    }
    const inStock = await read({
      categoryId: 'laptop',
      filters: { ...filters, inStock: true },
      rows: 1,
    })
    expect(inStock.total).toBe(facets.inStock.count)
  })

  test('cut ranges into bins that hold everything', async () => {
    const { total, facets } = await read({ categoryId: 'laptop', rows: 1 })
    for (const range of [facets.voltage, facets.capacity, facets.energy]) {
      expect(range?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      expect(range?.bins[0]?.from).toBe(range?.min)
    }
  })

  test.each([
    ['en_us', 'Black'],
    ['zh_cn', '黑色'],
  ])('are named in %s', async (lang, label) => {
    const { facets } = await read({ lang, rows: 1 })
    expect(facets.colour.map((value) => value.label)).toContain(label)
  })
})

describe('order', () => {
  const keys: [string, (card: ProductCard) => number | string, 1 | -1][] = [
    ['newest', ({ listedOn }) => listedOn, -1],
    ['itemNo', ({ itemNo }) => itemNo, 1],
    ['voltage', ({ voltage }) => voltage, 1],
    ['capacity', ({ capacity }) => capacity, -1],
    ['energy', ({ energy }) => energy, -1],
  ]
  test.each(keys)('by %s, discontinued items last', async (sort, key, direction) => {
    const cards = await readAll({ categoryId: 'laptop', sort })
    const firstStopped = cards.findIndex(({ stop }) => stop)
    expect(firstStopped).toBeGreaterThan(0)
    expect(cards.slice(firstStopped).every(({ stop }) => stop)).toBe(true)
    const found = cards.slice(0, firstStopped).map(key)
    const expected = [...found].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0) * direction)
    expect(found).toEqual(expected)
  })

  test.each(LANGS)('by price is for members: 422 in %s', async (lang) => {
    const answer = await ask(shop(), listProductsRoute, { sort: 'price', lang })
    expect(refusedFields(answer, lang)).toEqual(['sort'])
  })

  test.each(['cheapest', '', 'constructor', 1])('by %j is 422', async (sort) => {
    expect(refusedFields(await ask(shop(), listProductsRoute, { sort }), 'en_us')).toEqual(['sort'])
  })
})

test('a category stands for everything below it', async () => {
  const whole = await read({})
  const root = await read({ categoryId: 'batteries' })
  expect(root.total).toBe(whole.total)
})
