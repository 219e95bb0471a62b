// Search engines index plain lists and the pages of a category and one device brand, nothing deeper.
import { expect, test } from 'vitest'
import { readListState } from './filter-address.ts'
import { listCanonical } from './list-canonical.ts'

test.each([
  ['', true, '/c'],
  ['sort=newest&view=table&rows=48', true, '/c'],
  ['page=3', true, '/c?page=3'],
  ['deviceBrand=Dell', true, '/c?deviceBrand=Dell'],
  ['deviceBrand=Dell&page=2&sort=newest', true, '/c?deviceBrand=Dell&page=2'],
  ['deviceBrand=Dell&deviceBrand=HP', false, '/c?deviceBrand=Dell&deviceBrand=HP'],
  ['deviceBrand=Dell&inStock=1', false, '/c?deviceBrand=Dell&inStock=1'],
  ['brand=Voltcell', false, '/c?brand=Voltcell'],
])(
  'a list with “%s” may be indexed: %s, under the canonical address %s',
  (query, index, canonical) => {
    const state = readListState(new URLSearchParams(query))
    expect(listCanonical({ path: '/c', state, hasBrandPages: true })).toEqual({ canonical, index })
  },
)

test('of a list without a page per device brand only the plain list may be indexed', () => {
  const state = readListState(new URLSearchParams('deviceBrand=Dell'))
  expect(listCanonical({ path: '/allproduct', state }).index).toBe(false)
})
