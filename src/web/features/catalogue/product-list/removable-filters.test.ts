// Which numbers of products are named for filters that can be removed.
import { expect, test } from 'vitest'
import type { Facets } from '../../../../contract/product-card.ts'
import type { ListState } from '../facets/filter-address.ts'
import { removableFilters } from './removable-filters.ts'

const value = (name: string, count: number) => ({
  value: name,
  label: name,
  count,
  selected: false,
})
const FACETS = {
  chemistry: [value('Li-ion', 3), value('NiMH', 4)],
  deviceBrand: [value('Example', 2)],
  deviceBrandMore: 5,
  colour: [],
} as unknown as Facets

function countsOf(filters: Record<string, string[]>) {
  const removable = removableFilters({ filters } as unknown as ListState, FACETS)
  return removable.map(({ name, count }) => [name, count])
}

test('the number without a filter is the sum of its values where each product counts once', () => {
  expect(countsOf({ chemistry: ['LiFePO4'] })).toEqual([['chemistry', 7]])
})

test('no number is named for device brands and colours, which list only some products', () => {
  expect(countsOf({ deviceBrand: ['Other'], colour: ['black'] })).toEqual([
    ['deviceBrand', null],
    ['colour', null],
  ])
})
