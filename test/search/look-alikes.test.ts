// A query that only resembles a known device or number is not answered as certain: a suffix that is a word in other
// languages, an unknown maker, the name of a person, goods of another kind. A query that names one is exact.
import { describe, expect, test } from 'vitest'
import { searchIndex } from '../../src/server/modules/search/search-service.ts'
import { smallIndex } from '../support/small-catalogue.ts'

const CATALOGUE = [
  { id: 1, deviceBrand: 'Apple', devices: ['Apple iPhone 12'], category_id: 'mobile-phone' },
  {
    id: 2,
    deviceBrand: 'HTC',
    devices: ['HTC One M8', 'HTC W-M8', 'HTC 12', 'HTC Mini 7', 'HTC Black'],
    category_id: 'mobile-phone',
  },
  { id: 3, deviceBrand: 'Plugwise', devices: ['Plugwise Tom'], category_id: 'smart-home' },
  { id: 4, deviceBrand: 'Micromax', devices: ['Micromax E313'], category_id: 'mobile-phone' },
  { id: 5, deviceBrand: 'Xiaomi', devices: ['Xiaomi Mi', 'Xiaomi Watch 2 Pro'] },
  { id: 6, deviceBrand: 'Blu', partNumbers: ['BL50'] },
  { id: 8, partNumbers: ['18650'] },
  { id: 7, deviceBrand: 'Apple', devices: ['Apple iPhone SE'], category_id: 'mobile-phone' },
]

async function answerTo(keyword: string) {
  return searchIndex(await smallIndex(CATALOGUE), keyword)
}

async function certaintyOf(keyword: string): Promise<string> {
  return (await answerTo(keyword)).certainty
}

describe('a query that only resembles a known device or number', () => {
  test.each([
    ['a suffix that other languages use as a word', 'battery for HTC One M8 SE'],
    ['a suffix that other languages use as a word', 'HTC One M8 SE バッテリー'],
    ['a maker that is not known', 'Trevano iPhone 12 battery'],
    ['a maker that is not known', 'Akku für Marbello iPhone 12'],
    ['a name below an unknown number', 'Do you have the battery of a 4092X? Thanks, Tom'],
    ['a figure in another category', 'size 313 hearing aid battery'],
    ['goods of another kind', 'Xiaomi Mi Scooter Pro 2 battery'],
    ['goods of another kind', 'funda iPhone 12'],
    ['goods of another kind', '手机壳 iPhone 12'],
    ['goods of another kind', 'battery charger 18650'],
    ['goods of another kind', 'SSD 1TB'],
    ['a category within a name', 'HTC One Watch M8'],
    ['a suffix that is already part of the name', 'HTC Mini 7 mini'],
    ['a maker of cells', 'Vision iPhone 12'],
    ['a word that names no battery', 'black'],
    ['a plain word that is part of a name', 'tom'],
    ['an unknown maker of a number with hyphens', 'Lumtam W-M8'],
    ['a word that names no battery', 'VAT number'],
    ['a word that names no battery', 'test'],
    ['a word that names no battery', 'brand new in box'],
  ])('is not answered as certain, because of %s: %s', async (_, keyword) => {
    expect(['partial', 'similar', 'none']).toContain(await certaintyOf(keyword))
  })
})

test.each([
  ['BL-5C', 'none'],
  ['BLS0', 'similar'],
  ['BL5O', 'similar'],
  ['BL60', 'similar'],
])(
  'in a short number a letter is not a typo for a digit unless both look alike: %s',
  async (typed, certainty) => {
    expect(await certaintyOf(typed)).toBe(certainty)
  },
)

describe('a query that names a device or a cell', () => {
  test.each([
    ['an unknown word before the brand', 'Superbly Apple iPhone 12 battery'],
    ['a colour before the device', 'silver iPhone 12'],
    ['a colour before the device', 'Akku für rotes iPhone 12'],
    ['the word charger, which asks for other goods elsewhere', 'batteries 18650 for the charger'],
    ['a sentence in Spanish around it', '¿se puede comprar la batería iPhone 12?'],
    ['a model that is only a figure', 'HTC 12'],
    ['months of a warranty, which are not a model', 'Battery for HTC One M8, 12 Months Warranty'],
  ])('is answered as exact despite %s: %s', async (_, keyword) => {
    expect(await certaintyOf(keyword)).toBe('exact')
  })

  test.each(
    [
      ['iPhone 12 se vende', 'se vende iPhone 12', 'iPhone 12 en venta', 'iPhone 12 for sale'],
      ['iPhone 12 zu verkaufen', 'iPhone 12 à vendre', 'vendesi iPhone 12', 'iPhone 12 si vende'],
      ['iPhone 12 à venda', 'iPhone 12 vende-se', 'iPhone 12 te koop', 'iPhone 12 na sprzedaż'],
      ['satılık iPhone 12', 'iPhone 12 売ります', '出售 iPhone 12', 'iPhone 12 轉讓'],
    ].flat(),
  )('is answered as exact beside words that mean "for sale": %s', async (keyword) => {
    expect(await certaintyOf(keyword)).toBe('exact')
    expect((await answerTo(keyword)).productIds).toEqual([1])
  })

  test('a word for batteries in general lists the catalogue', async () => {
    for (const keyword of ['battery', 'Akku', '电池', 'batterie', 'pilas', 'new batteries']) {
      expect([keyword, await certaintyOf(keyword)]).toEqual([keyword, 'family'])
    }
  })
})
