// The URL and the state of a list convert to each other without loss.
import { describe, expect, test } from 'vitest'
import {
  appliedFilters,
  listQuery,
  readListState,
  sortedBy,
  withoutFilter,
  withValue,
} from './filter-address.ts'
import { sizeRanges } from './size-filter.ts'

const read = (query: string) => readListState(new URLSearchParams(query))

describe('reading', () => {
  test.each([
    ['', {}],
    ['brand=Voltcell&brand=Voltcell+Ultra', { brand: ['Voltcell', 'Voltcell Ultra'] }],
    ['brand=B&brand=A&brand=B', { brand: ['A', 'B'] }],
    ['brand=', {}],
    [`brand=${'x'.repeat(81)}`, {}],
    ['brand=a%00b', {}],
    ['chemistry=li-ion&unknown=1', { chemistry: ['li-ion'] }],
    ['voltage=10.8-11.4', { voltage: { min: 10.8, max: 11.4 } }],
    ['voltage=11.4-10.8', { voltage: { min: 10.8, max: 11.4 } }],
    ['voltage=10.8-', { voltage: { min: 10.8 } }],
    ['voltage=-11.4', { voltage: { max: 11.4 } }],
    ['voltage=3.7', { voltage: { min: 3.7, max: 3.7 } }],
    ['voltage=-', {}],
    ['voltage=abc', {}],
    ['voltage=1-2-3', {}],
    ['voltage=1e99-2', {}],
    ['voltage=-5--1', {}],
    ['voltage=9999999999-', {}],
    ['voltageMin=10%2C8&voltageMax=11.4', { voltage: { min: 10.8, max: 11.4 } }],
    ['voltageMin=&voltageMax=', {}],
    ['capacityMin=2000', { capacity: { min: 2000 } }],
    ['inStock=1', { inStock: true }],
    ['inStock=on', { inStock: true }],
    ['inStock=0', {}],
    ['category=tablet&category=laptop', { category: ['laptop', 'tablet'] }],
    ['length=257%2C6&width=80.5&height=', { size: { length: 257.6, width: 80.5, tolerance: 2 } }],
    ['diameter=18.2&height=65&tolerance=0', { size: { diameter: 18.2, height: 65, tolerance: 0 } }],
    ['length=90&tolerance=wide', { size: { length: 90, tolerance: 2 } }],
    ['length=0&width=-1&height=1e3&tolerance=5', {}],
    ['tolerance=5', {}],
  ])('the query %s has the filters %j', (query, filters) =>
    expect(read(query).filters).toEqual(filters),
  )

  test.each([
    ['page=2', 2],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=2.5', 1],
    ['page=1e3', 1],
    ['page=99999999999', 1],
    ['page=abc', 1],
  ])('the query %s has the page %i', (query, page) => expect(read(query).page).toBe(page))

  test.each([
    ['sort=voltage&direction=desc', 'desc'],
    ['sort=voltage&direction=asc', undefined],
    ['sort=newest&direction=asc', 'asc'],
    ['sort=newest&direction=desc', undefined],
    ['sort=relevance&direction=asc', undefined],
    ['direction=asc', 'asc'],
    ['direction=up', undefined],
  ])('the query %s has the direction %s', (query, direction) =>
    expect(read(query).direction).toBe(direction),
  )

  test('unknown sort, view and rows are left out', () => {
    expect(read('sort=random&view=grid&rows=5000')).toEqual({ filters: {}, page: 1, rows: 24 })
    expect(read('sort=newest&view=cards&rows=48')).toMatchObject({
      sort: 'newest',
      view: 'cards',
      rows: 48,
    })
  })
})

describe('writing', () => {
  test('equal states give equal queries', () => {
    const spelled = listQuery(
      read('page=2&sort=newest&view=table&voltageMin=10.8&voltageMax=11.4&brand=B&brand=A'),
    )
    expect(spelled).toBe('?brand=A&brand=B&voltage=10.8-11.4&sort=newest&view=table&page=2')
    expect(listQuery(read(spelled.slice(1)))).toBe(spelled)
  })

  test('size and direction are the same after they were written and read', () => {
    const query = '?category=laptop&length=90&height=5.5&tolerance=0.5&sort=voltage&direction=desc'
    expect(listQuery(read(query.slice(1)))).toBe(query)
    expect(listQuery(read('height=65&diameter=18.2&tolerance=2'))).toBe('?height=65&diameter=18.2')
  })

  test('defaults are left out, and query fields of the screen come first', () => {
    expect(listQuery(read(''))).toBe('')
    expect(listQuery(read('page=1&rows=24'))).toBe('')
    expect(listQuery(read('brand=A'), { keyword: 'a b&c', empty: '' })).toBe(
      '?keyword=a+b%26c&brand=A',
    )
  })
})

describe('removing and adding', () => {
  const state = read('brand=A&brand=B&voltage=3-4&inStock=1&page=7')

  test('every applied filter is listed once', () =>
    expect(appliedFilters(state.filters)).toEqual([
      { kind: 'value', name: 'brand', value: 'A' },
      { kind: 'value', name: 'brand', value: 'B' },
      { kind: 'range', name: 'voltage', range: { min: 3, max: 4 } },
      { kind: 'inStock' },
    ]))

  test('removing all filters leads to the first page of the plain list', () => {
    const bare = appliedFilters(state.filters).reduce(withoutFilter, state)
    expect(bare).toEqual({ filters: {}, page: 1, rows: 24 })
    expect(state.filters.brand).toEqual(['A', 'B'])
  })

  test('a size is removed as a whole', () => {
    const sized = read('length=90&width=60&tolerance=1&brand=A')
    const [, size] = appliedFilters(sized.filters)
    expect(size).toEqual({ kind: 'size', name: 'size', size: sized.filters.size })
    expect(listQuery(withoutFilter(sized, size!))).toBe('?brand=A')
  })

  test('another sort order starts in its default direction', () => {
    const descending = read('sort=voltage&direction=desc&page=3')
    expect(listQuery(sortedBy(descending, 'capacity', undefined))).toBe('?sort=capacity')
    expect(listQuery(sortedBy(descending, 'voltage', 'asc'))).toBe('?sort=voltage')
    expect(listQuery(sortedBy(read('sort=voltage'), 'voltage', 'desc'))).toBe(
      '?sort=voltage&direction=desc',
    )
  })

  test('a value is added once', () => {
    expect(withValue(state, 'brand', 'A').filters.brand).toEqual(['A', 'B'])
    expect(withValue(state, 'chemistry', 'li-ion')).toMatchObject({
      filters: { chemistry: ['li-ion'] },
      page: 1,
    })
  })
})

test('a size is sent to the search as ranges', () => {
  const ranges = (query: string) => sizeRanges(read(query).filters.size)
  expect(ranges('length=80.5&width=60&height=1.5&tolerance=0.1')).toEqual({
    length: { min: 80.4, max: 80.6 },
    width: { min: 59.9, max: 60.1 },
    height: { min: 1.4, max: 1.6 },
  })
  expect(ranges('diameter=18.2&height=1')).toEqual({
    height: { min: 0, max: 3 },
    diameter: { min: 16.2, max: 20.2 },
  })
  expect(ranges('length=999999999&tolerance=999999999')).toEqual({ length: { min: 0, max: 1e9 } })
  expect(ranges('brand=A')).toEqual({})
})
