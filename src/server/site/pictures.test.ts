// Tests the table of pictures: its cost classes and addresses.
import { expect, test } from 'vitest'
import { PICTURES } from './pictures.ts'

test('only PNG and JPEG pictures are heavy and look the same in both themes', () => {
  const heavy = PICTURES.filter(({ cost }) => cost === 'heavy').map(({ url }) => url)
  const plain = PICTURES.filter(({ isThemed }) => !isThemed).map(({ url }) => url)
  const raster = PICTURES.map(({ url }) => url).filter((url) => /\.(?:png|jpg)$/.test(url))
  expect(raster).toContain('/pictures/:itemNo/og.png')
  expect([heavy, plain]).toEqual([raster, raster])
})

test('each address is listed once', () => {
  const urls = PICTURES.map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
})
