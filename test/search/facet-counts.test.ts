// In ten searches, the count beside each value of a facet equals the total of the same search filtered by that value.
import { describe, expect, test } from 'vitest'
import { searchProductsRoute, type SearchAnswer } from '../../src/contract/search.ts'
import type { ProductFilters } from '../../src/contract/product-card.ts'
import { ask, useShop } from '../support/ask.ts'

const shop = useShop()

async function search(keyword: string, filters: ProductFilters = {}, more: object = {}) {
  const input = { keyword, filters, rows: 1, ...more }
  return (await ask<SearchAnswer>(shop(), searchProductsRoute, input)).result
}

const SEARCHES: [string, ProductFilters][] = [
  ['dell', {}],
  ['lenovo', { inStock: true }],
  ['laptop battery', {}],
  ['dell', { chemistry: ['li-ion'] }],
  ['thinkpad', {}],
  ['asus', { energy: { min: 20, max: 60 } }],
  ['acer', { colour: ['black'] }],
  ['alkaline', {}],
  ['apple', { region: ['EU'] }],
  ['voltcell', { height: { max: 6 } }],
]
const VALUE_FACETS = ['category', 'brand', 'deviceBrand', 'chemistry', 'colour', 'region'] as const
const BIN_FACETS = ['voltage', 'capacity', 'energy'] as const
const RANGE_FACETS = ['length', 'width', 'height', 'diameter'] as const

describe.each(SEARCHES)('%s with %j', (keyword, filters) => {
  const totalWith = async (more: ProductFilters) =>
    (await search(keyword, { ...filters, ...more })).total

  test('the count of each value is the total of the search filtered by it', async () => {
    const { facets, total } = await search(keyword, filters)
    expect(total).toBeGreaterThan(0)
    for (const name of VALUE_FACETS) {
      for (const { value, count } of facets[name]) {
        expect([name, value, await totalWith({ [name]: [value] })]).toEqual([name, value, count])
      }
    }
    expect(await totalWith({ inStock: true })).toBe(facets.inStock.count)
  })

  test('the count of each bin, also of an empty one, is the total of the search filtered by it', async () => {
    const { facets } = await search(keyword, filters)
    for (const name of BIN_FACETS) {
      const { [name]: own, ...others } = filters
      const all = (await search(keyword, others)).total
      const bins = facets[name]?.bins ?? []
      expect(
        bins.reduce((sum, { count }) => sum + count, 0),
        name,
      ).toBe(all)
      for (const { from, to, count } of bins) {
        const found = await totalWith({ [name]: { min: from, max: to } })
        expect([name, from, to, found], `own filter ${JSON.stringify(own)}`).toEqual([
          name,
          from,
          to,
          count,
        ])
      }
    }
  })

  test('the range of each dimension contains every product that has this dimension, and is no wider', async () => {
    const { facets } = await search(keyword, filters)
    for (const name of RANGE_FACETS) {
      const range = facets[name]
      if (!range) expect(await totalWith({ [name]: { min: 0, max: 1e9 } }), name).toBe(0)
      else {
        const whole = await totalWith({ [name]: { min: 0, max: 1e9 } })
        expect(await totalWith({ [name]: range }), name).toBe(whole)
        const { min, max } = range
        expect(await totalWith({ [name]: { min, max: min } }), name).toBeGreaterThan(0)
        expect(await totalWith({ [name]: { min: max, max } }), name).toBeGreaterThan(0)
        expect(await totalWith({ [name]: { min: max + 0.1 } }), name).toBe(0)
      }
    }
  })
})

test('a search is sorted in both directions, but by relevance in one only', async () => {
  const read = async (sort: string, direction: string) =>
    (await search('dell', {}, { sort, direction, rows: 100 })).list
  const isSold = ({ stop }: { stop: boolean }) => !stop
  const rising = (await read('capacity', 'asc')).filter(isSold).map(({ capacity }) => capacity)
  const falling = (await read('capacity', 'desc')).filter(isSold).map(({ capacity }) => capacity)
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  expect(rising[0]).toBeLessThan(falling[0] ?? 0)
  expect(await read('relevance', 'asc')).toEqual(await read('relevance', 'desc'))
})
