// POST /api/category/product-list
import { describe, expect, test } from 'vitest'
import { listProductsRoute, type ProductList } from '../../../src/contract/product.ts'
import type { ProductCard, ProductFilters } from '../../../src/contract/product-card.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { announceChange } from '../../support/announce-change.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

const shop = useShop()

describeCall(shop, listProductsRoute, {
  input: { categoryId: 'laptop', filters: { brand: ['Voltcell'] } },
  unknownIds: { categoryId: 'submarines' },
})

async function read(input: Record<string, unknown>) {
  return (await ask<ProductList>(shop(), listProductsRoute, { rows: 100, ...input })).result
}

/** Every card of a list, read page by page. */
async function readAll(input: Record<string, unknown>): Promise<ProductCard[]> {
  const first = await read({ ...input, page: 1 })
  const cards = [...first.list]
  for (let page = 2; cards.length < first.total; page++) {
    cards.push(...(await read({ ...input, page })).list)
  }
  return cards
}

/** Length, width and height as the card shows them; empty for round cells. */
function sidesOf({ dimension }: ProductCard): number[] {
  return dimension && !dimension.startsWith('Ø') ? dimension.split(' × ').map(Number) : []
}

describe('filters', () => {
  const filterCases: [string, ProductFilters, (card: ProductCard) => boolean][] = [
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
    [
      'length and width, round cells left out',
      { length: { min: 250, max: 300 }, width: { min: 60 } },
      (card) => {
        const [length = 0, width = 0] = sidesOf(card)
        return length >= 250 && length <= 300 && width >= 60
      },
    ],
    ['height', { height: { max: 6.2 } }, (card) => (sidesOf(card)[2] ?? 99) <= 6.2],
    ['in stock', { inStock: true }, ({ stockBand }) => stockBand !== 'out'],
  ]
  test.each(filterCases)('a list is filtered by %s', async (_, filters, passes) => {
    const all = await readAll({ categoryId: 'laptop' })
    const filtered = await readAll({ categoryId: 'laptop', filters })
    const expected = all.filter(passes).map(({ itemNo }) => itemNo)
    expect(filtered.map(({ itemNo }) => itemNo)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(all.length)
  })

  test('a product without sales regions is sold everywhere, so that every region finds it', async () => {
    const [card] = (await read({ filters: { region: ['NA'], brand: ['Voltcell'] }, rows: 1 })).list
    if (!card) throw new Error('nothing is sold in North America')
    const setRegions = async (regions: string[]) => {
      const { owner, app } = shop()
      await owner
        .updateTable('product')
        .set({ regions })
        .where('item_no', '=', card.itemNo)
        .execute()
      await announceChange({ app, db: owner })
    }
    const isFoundIn = async (region: 'NA' | 'EU' | 'CN') => {
      const { list } = await read({ filters: { region: [region], brand: [card.brand] }, rows: 1 })
      return list[0]?.itemNo === card.itemNo
    }
    await setRegions([])
    try {
      for (const region of ['NA', 'EU', 'CN'] as const) expect(await isFoundIn(region)).toBe(true)
    } finally {
      await setRegions(card.regions)
    }
  })

  test('the whole catalogue is filtered by category', async () => {
    const filters = { category: ['laptop', 'tablet'] }
    const { total, list, facets } = await read({ filters })
    const [laptops, tablets] = await Promise.all([
      read({ categoryId: 'laptop', rows: 1 }),
      read({ categoryId: 'tablet', rows: 1 }),
    ])
    expect(total).toBe(laptops.total + tablets.total)
    expect(list.every(({ category }) => filters.category.includes(category.code))).toBe(true)
    expect(facets.category.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(
      laptops.total > tablets.total ? ['laptop', 'tablet'] : ['tablet', 'laptop'],
    )
    expect(facets.category.length).toBeGreaterThan(2)
  })

  test('a category outside the category of the list gives an empty list', async () => {
    const { total } = await read({ categoryId: 'laptop', filters: { category: ['tablet'] } })
    expect(total).toBe(0)
  })

  test('a chosen category leaves no other to choose', async () => {
    const { facets, total } = await read({ categoryId: 'laptop', rows: 1 })
    expect(facets.category).toMatchObject([{ value: 'laptop', count: total }])
  })

  test('filters by diameter and height find round cells alone', async () => {
    const cards = await readAll({
      filters: { diameter: { min: 1, max: 30 }, height: { min: 1, max: 70 } },
    })
    expect(cards.length).toBeGreaterThan(0)
    for (const { dimension } of cards) expect(dimension).toMatch(/^Ø/)
  })

  test('a filter by the exact dimension of a product finds it', async () => {
    for (const card of (await read({ categoryId: 'laptop', rows: 20 })).list) {
      const [length = 0, width = 0, height = 0] = sidesOf(card)
      const exactly = (side: number) => ({ min: side, max: side })
      const filters = { length: exactly(length), width: exactly(width), height: exactly(height) }
      const found = await readAll({ filters })
      expect(found.map(({ itemNo }) => itemNo)).toContain(card.itemNo)
    }
  })

  test('filters are combined', async () => {
    const filters = { deviceBrand: ['Dell'], voltage: { min: 7, max: 8 }, inStock: true }
    const cards = await readAll({ filters })
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) {
      expect(card.deviceBrand).toBe('Dell')
      expect(card.voltage).toBeGreaterThanOrEqual(7)
      expect(card.stockBand).not.toBe('out')
    }
  })

  test('an unknown value gives an empty list and stays visible', async () => {
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
    [{ category: 'laptop' }, 'filters.category'],
    [{ length: { min: -1 } }, 'filters.length.min'],
    [{ diameter: { about: 18 } }, 'filters.diameter.about'],
    [{ inStock: 'yes' }, 'filters.inStock'],
    [[], 'filters'],
  ])('like %j are answered with 422', async (filters, field) => {
    const answer = await ask(shop(), listProductsRoute, { filters, lang: 'zh_hk' })
    expect(rejectedFields(answer, 'zh_hk')).toEqual([field])
  })
})

describe('facets', () => {
  test('the count of a facet is that of the list which a click on it opens', async () => {
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

  test('ranges are divided into bins that contain everything', async () => {
    const { total, facets } = await read({ categoryId: 'laptop', rows: 1 })
    for (const range of [facets.voltage, facets.capacity, facets.energy]) {
      expect(range?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      expect(range?.bins[0]?.from).toBe(range?.min)
    }
  })

  test.each([
    ['en_us', 'Black'],
    ['zh_cn', '黑色'],
  ])('facets are named in %s', async (lang, label) => {
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
  test.each(keys)(
    'a list is sorted by %s, discontinued items last',
    async (sort, key, direction) => {
      const cards = await readAll({ categoryId: 'laptop', sort })
      const firstStopped = cards.findIndex(({ stop }) => stop)
      expect(firstStopped).toBeGreaterThan(0)
      expect(cards.slice(firstStopped).every(({ stop }) => stop)).toBe(true)
      const found = cards.slice(0, firstStopped).map(key)
      const expected = [...found].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0) * direction)
      expect(found).toEqual(expected)
    },
  )

  test.each(keys)(
    'a list is sorted by %s in reverse, discontinued items still last',
    async (sort, key, usual) => {
      const direction = usual === 1 ? 'desc' : 'asc'
      const cards = await readAll({ categoryId: 'laptop', sort, direction })
      const plain = await readAll({ categoryId: 'laptop', sort })
      const firstStopped = cards.findIndex(({ stop }) => stop)
      expect(firstStopped).toBe(plain.findIndex(({ stop }) => stop))
      for (const part of [cards.slice(0, firstStopped), cards.slice(firstStopped)]) {
        const found = part.map(key)
        expect(found).toEqual(found.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0) * usual))
      }
      expect(cards.map(({ itemNo }) => itemNo).toSorted()).toEqual(
        plain.map(({ itemNo }) => itemNo).toSorted(),
      )
    },
  )

  test.each(keys)(
    'sorting by %s in its default direction gives the same order as without a direction',
    async (sort, _, usual) => {
      const direction = usual === 1 ? 'asc' : 'desc'
      const asked = await read({ categoryId: 'laptop', sort, direction })
      expect(asked.list).toEqual((await read({ categoryId: 'laptop', sort })).list)
    },
  )

  test('equal products are sorted by item number in both directions', async () => {
    for (const direction of ['asc', 'desc']) {
      const cards = await readAll({ categoryId: 'laptop', sort: 'voltage', direction })
      for (const [at, card] of cards.entries()) {
        const before = cards[at - 1]
        if (before?.voltage !== card.voltage || before.stop !== card.stop) continue
        expect(before.itemNo < card.itemNo, card.itemNo).toBe(true)
      }
    }
  })

  test.each(['up', '', 1])('the direction %j is answered with 422', async (direction) => {
    const answer = await ask(shop(), listProductsRoute, { direction })
    expect(rejectedFields(answer, 'en_us')).toEqual(['direction'])
  })

  test.each(LANGS)('visitors cannot sort by price: 422 in %s', async (lang) => {
    const answer = await ask(shop(), listProductsRoute, { sort: 'price', lang })
    expect(rejectedFields(answer, lang)).toEqual(['sort'])
  })

  test.each(['cheapest', '', 'constructor', 1])(
    'sorting by %j is answered with 422',
    async (sort) => {
      expect(rejectedFields(await ask(shop(), listProductsRoute, { sort }), 'en_us')).toEqual([
        'sort',
      ])
    },
  )
})

test('a category includes all its subcategories', async () => {
  const whole = await read({})
  const root = await read({ categoryId: 'batteries' })
  expect(root.total).toBe(whole.total)
})

describe('one entry per pack', () => {
  const twinIds = (cards: ProductCard[]) => cards.flatMap(({ pair }) => pair?.itemNo ?? [])

  test.each([
    ['the catalogue', {}],
    ['a category by capacity', { categoryId: 'laptop', sort: 'capacity' }],
    ['a reversed order', { categoryId: 'laptop', sort: 'voltage', direction: 'desc' }],
    ['Ultra first', { categoryId: 'laptop', perPack: 'high-performance' }],
    ['a filter', { filters: { brand: ['Voltcell', 'Voltcell Ultra'], inStock: true } }],
  ])('20 rows show 20 packs, and no page repeats or leaves out one: %s', async (_, input) => {
    const items = await readAll({ ...input, perPack: undefined })
    const pages: ProductCard[] = []
    for (let page = 1; ; page++) {
      const { list, total } = await read({ perPack: 'main', ...input, page, rows: 20 })
      expect(list).toHaveLength(Math.min(20, total - pages.length))
      pages.push(...list)
      if (pages.length >= total) break
    }
    const listed = new Set(pages.map(({ itemNo }) => itemNo))
    expect(listed.size).toBe(pages.length)
    expect(twinIds(pages).filter((itemNo) => listed.has(itemNo))).toEqual([])
    expect(pages.length).toBeLessThan(items.length)
    const covered = [...listed, ...pages.flatMap((c) => (c.pairListed && c.pair?.itemNo) || [])]
    expect(covered.toSorted()).toEqual(items.map(({ itemNo }) => itemNo).toSorted())
  })

  test('the preferred series stands for the pack where both twins are on the list', async () => {
    for (const perPack of ['main', 'high-performance'] as const) {
      const cards = await readAll({ categoryId: 'laptop', perPack })
      const both = cards.filter(({ pairListed, stop, pair }) => pairListed && stop === pair?.stop)
      expect(both.length).toBeGreaterThan(5)
      expect(both.every(({ styleType }) => styleType === perPack)).toBe(true)
    }
  })

  test('with the preference "cheapest", a twin in stock stands for the pack before one that is out of stock', async () => {
    const cards = await readAll({ categoryId: 'laptop', perPack: 'cheapest' })
    for (const { stockBand, stop, pair, pairListed } of cards) {
      if (pairListed && stop === pair?.stop && pair.stockBand !== 'out') {
        expect(stockBand).not.toBe('out')
      }
    }
  })

  test('a twin that a filter leaves out is not part of the entry', async () => {
    const filters = { brand: ['Voltcell Ultra'] }
    const cards = await readAll({ categoryId: 'laptop', perPack: 'main', filters })
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) {
      expect(card.brand).toBe('Voltcell Ultra')
      expect(card.pairListed).toBeUndefined()
    }
  })

  test('facets count packs, as a click on them would', async () => {
    const input = { categoryId: 'laptop', perPack: 'main', rows: 1 }
    const filters: ProductFilters = { colour: ['black'] }
    const { facets, total } = await read({ ...input, filters })
    expect(facets.voltage?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const clicks: [keyof ProductFilters, { value: string; count: number }[]][] = [
      ['brand', facets.brand],
      ['deviceBrand', facets.deviceBrand.slice(0, 5)],
      ['chemistry', facets.chemistry],
      ['colour', facets.colour],
      ['region', facets.region],
    ]
    for (const [facet, values] of clicks) {
      for (const { value, count } of values) {
        const clicked = await read({ ...input, filters: { ...filters, [facet]: [value] } })
        expect([facet, value, clicked.total]).toEqual([facet, value, count])
      }
    }
    for (const { from, to, count } of facets.capacity?.bins ?? []) {
      if (count === 0) continue
      const clicked = await read({
        ...input,
        filters: { ...filters, capacity: { min: from, max: to } },
      })
      expect(clicked.total).toBe(count)
    }
    const stocked = await read({ ...input, filters: { ...filters, inStock: true } })
    expect(stocked.total).toBe(facets.inStock.count)
  })
})
