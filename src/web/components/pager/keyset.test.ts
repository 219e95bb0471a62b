// Tests of the addresses of lists that continue after a key.
import { expect, it } from 'vitest'
import { keyOf, listPath } from './keyset.ts'

it.each([
  ['120', 120],
  [null, undefined],
  ['', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['9007199254740992', undefined],
  ['x', undefined],
])('%j in an address is the key %s', (text, key) => {
  expect(keyOf(text)).toBe(key)
})

it('the address of a list contains only the parameters that are given', () => {
  expect(listPath('/orders', { label: '', q: 'a b', after: undefined })).toBe('/orders?q=a+b')
  expect(listPath('/orders', { label: 'shipped', after: 7 })).toBe('/orders?label=shipped&after=7')
  expect(listPath('/orders', { label: '', after: undefined })).toBe('/orders')
})
