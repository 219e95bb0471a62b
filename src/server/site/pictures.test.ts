// The table of pictures decides what each of them costs.
import { expect, test } from 'vitest'
import { PICTURES } from './pictures.ts'

test('the sharing picture alone is heavy and looks the same in both themes', () => {
  const heavy = PICTURES.filter(({ cost }) => cost === 'heavy').map(({ url }) => url)
  const plain = PICTURES.filter(({ themed }) => !themed).map(({ url }) => url)
  expect([heavy, plain]).toEqual([['/pictures/:itemNo/og.png'], ['/pictures/:itemNo/og.png']])
})

test('no address stands twice', () => {
  const urls = PICTURES.map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
})
