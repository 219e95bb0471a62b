// The address of a list and its state are two spellings of one thing.
import { describe, expect, test } from 'vitest'
import {
  appliedFilters,
  listQuery,
  readListState,
  withoutFilter,
  withValue,
} from './filter-address.ts'

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
  ])('%s', (query, filters) => expect(read(query).filters).toEqual(filters))

  test.each([
    ['page=2', 2],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=2.5', 1],
    ['page=1e3', 1],
    ['page=99999999999', 1],
    ['page=abc', 1],
  ])('%s', (query, page) => expect(read(query).page).toBe(page))

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
  test('one state has one spelling', () => {
    const spelled = listQuery(
      read('page=2&sort=newest&view=table&voltageMin=10.8&voltageMax=11.4&brand=B&brand=A'),
    )
    expect(spelled).toBe('?brand=A&brand=B&voltage=10.8-11.4&sort=newest&view=table&page=2')
    expect(listQuery(read(spelled.slice(1)))).toBe(spelled)
  })

  test('defaults leave no trace, keys of the screen come first', () => {
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

  test('taking all away leaves the plain list from its first page', () => {
    const bare = appliedFilters(state.filters).reduce(withoutFilter, state)
    expect(bare).toEqual({ filters: {}, page: 1, rows: 24 })
    expect(state.filters.brand).toEqual(['A', 'B'])
  })

  test('a value is added once', () => {
    expect(withValue(state, 'brand', 'A').filters.brand).toEqual(['A', 'B'])
    expect(withValue(state, 'chemistry', 'li-ion')).toMatchObject({
      filters: { chemistry: ['li-ion'] },
      page: 1,
    })
  })
})
