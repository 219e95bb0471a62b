// Values as constraints: which products match within tolerance, and how the others are ordered.
import { describe, expect, test } from 'vitest'
import { constraintsOf } from '../../src/server/modules/search/match/constraints.ts'
import { parseQuery } from '../../src/server/modules/search/query/parsed-query.ts'
import { searchIndex } from '../../src/server/modules/search/search-service.ts'
import { type SmallProduct, smallIndex } from '../support/small-catalogue.ts'

/** Whether a product satisfies the first constraint of the query: a distance of 1 is the end of its tolerance. */
async function isSatisfied(keyword: string, product: Omit<SmallProduct, 'id'>): Promise<boolean> {
  const index = await smallIndex([{ id: 7, ...product }])
  const query = parseQuery(keyword)
  const [constraint] = constraintsOf(index, query, query.words)
  if (!constraint) throw new Error(`${keyword} has no constraint`)
  return constraint.distance(0) <= 1
}

describe('voltages that count as equal', () => {
  test.each([
    ['11.1 V', 11.1, true],
    ['11.1 V', 10.8, true],
    ['10.8 V', 11.1, true],
    ['11.1 V', 11.4, true],
    ['11.1 V', 14.4, false],
    ['11.1 V', 7.4, false],
    ['10.8 V', 11.4, false],
    ['3.7 V', 3.6, true],
    ['3.7 V', 3.85, false],
    ['10.8-11.1 V', 11.4, true],
    ['10.8-11.1 V', 10.4, false],
    // Round voltages are those of primary and lead-acid batteries: three lithium cells in series do not match.
    ['12 V', 11.7, false],
    ['12 V', 12, true],
    ['1.5 V', 1.2, false],
    ['3 V', 3.1, false],
    ['9 V', 8.4, false],
  ])('the query %s fits a pack of %d V: %s', async (keyword, voltage, expected) => {
    expect(await isSatisfied(keyword, { voltage })).toBe(expected)
  })
})

describe('capacity and energy', () => {
  test.each([
    ['4400 mAh', { capacity_mah: 4200 }, true],
    ['4400 mAh', { capacity_mah: 4620 }, true],
    ['4400 mAh', { capacity_mah: 4170 }, false],
    ['4400 mAh', { capacity_mah: 4630 }, false],
    ['4.4 Ah', { capacity_mah: 4400 }, true],
    ['50 Wh', { energy_wh: 48.1 }, true],
    ['50 Wh', { energy_wh: 47.9 }, false],
    ['50000 mWh', { energy_wh: 52 }, true],
    ['7.4v 5200', { voltage: 7.4 }, true],
  ])('of the query %s fit those of %j: %s', async (keyword, product, expected) => {
    expect(await isSatisfied(keyword, product)).toBe(expected)
  })
})

describe('dimensions', () => {
  const box = { length_mm: 230, width_mm: 72, height_mm: 6 }
  const coin = { diameter_mm: 20, height_mm: 3.2 }
  test.each([
    ['230 x 72 x 6 mm', box, true],
    ['6 x 230 x 72 mm', box, true],
    ['230 x 72 x 7.9 mm', box, true],
    ['230 x 72 x 8.1 mm', box, false],
    ['236 x 72 x 6 mm', box, true],
    ['238 x 72 x 6 mm', box, false],
    ['23 x 7.2 x 0.6 cm', box, true],
    ['230 x 72 mm', box, true],
    ['72 x 6 mm', box, true],
    ['230 x 60 mm', box, false],
    ['20 x 3.2 mm', coin, true],
    ['3.2 x 20 mm', coin, true],
    ['24 x 3.2 mm', coin, false],
    ['20 x 3.2 mm', {}, false],
  ])('of the query %s fit those of %j: %s', async (keyword, product, expected) => {
    expect(await isSatisfied(keyword, product)).toBe(expected)
  })
})

describe('chemistry, rechargeable, category', () => {
  test.each([
    ['Ni-MH', { chemistry: 'ni-mh' }, true],
    ['Ni-MH', { chemistry: 'alkaline' }, false],
    ['Li-ion', { chemistry: 'li-polymer' }, true],
    ['Li-polymer', { chemistry: 'li-ion' }, false],
    ['alkaline', { chemistry: 'li-ion' }, false],
    ['rechargeable', { chemistry: 'li-ion' }, true],
    ['rechargeable', { chemistry: 'alkaline' }, false],
    ['充电电池', { chemistry: 'ni-mh' }, true],
    ['laptop', { category_id: 'laptop' }, true],
    ['laptop', { category_id: 'tablet' }, false],
  ])('of the query %s fit those of %j: %s', async (keyword, product, expected) => {
    expect(await isSatisfied(keyword, product)).toBe(expected)
  })
})

describe('order and differences', () => {
  test('the nearest value comes first, however popular the others are', async () => {
    const index = await smallIndex([
      { id: 1, voltage: 10.8, capacity_mah: 4600 },
      { id: 2, voltage: 11.1, capacity_mah: 4500 },
      { id: 3, voltage: 11.1, capacity_mah: 4400 },
      { id: 4, voltage: 14.4, capacity_mah: 4400 },
    ])
    const { certainty, productIds } = searchIndex(index, '11.1V 4400mAh')
    expect(certainty).toBe('family')
    expect(productIds).toEqual([3, 2, 1])
  })

  test('a value that no product has is named as the difference', async () => {
    const index = await smallIndex([
      { id: 1, capacity_mah: 4400 },
      { id: 2, voltage: 7.4 },
    ])
    const { certainty, productIds, difference } = searchIndex(index, '11.1V 5000mAh')
    expect(certainty).toBe('similar')
    expect(productIds).toEqual([1])
    expect(difference(1)).toEqual({ about: 'capacity', asked: '5000 mAh', found: '4400 mAh' })
  })

  test('values far away are not offered', async () => {
    const index = await smallIndex([{ id: 1 }])
    const { certainty, productIds, parts } = searchIndex(index, '99999999 mAh')
    expect([certainty, productIds]).toEqual(['none', []])
    expect(parts).toMatchObject([{ kind: 'capacity', state: 'missing' }])
  })

  test('a value is never found inside a barcode or a number', async () => {
    const index = await smallIndex([{ id: 1, voltage: 11.1, partNumbers: ['X5200765Z'] }])
    expect(searchIndex(index, '7.4v 5200').productIds).toEqual([])
  })

  test('next to a number the capacity only affects the order', async () => {
    const index = await smallIndex([
      { id: 1, capacity_mah: 5200, partNumbers: ['HT03XL'] },
      { id: 2, capacity_mah: 4400, partNumbers: ['HT03XL'] },
    ])
    const outcome = searchIndex(index, 'HT03XL 4400mAh')
    expect(outcome.certainty).toBe('exact')
    expect(outcome.productIds).toEqual([2, 1])
  })
})

describe('coin cells of any size', () => {
  const round = { category_id: 'general', length_mm: null, width_mm: null }
  const catalogue = smallIndex([
    { id: 1, ...round, diameter_mm: 20, height_mm: 3.2, partNumbers: ['CR2032'] },
    { id: 2, ...round, diameter_mm: 14.5, height_mm: 50.5, partNumbers: ['LR6'] },
    { id: 3, length_mm: 20, width_mm: 20, height_mm: 4, partNumbers: ['PQ2020-A'] },
  ])

  test.each(['coin cell', 'Button cells', '纽扣电池', '鈕扣電池', '鈕扣', 'Knopfzellen'])(
    '%s lists flat round cells',
    async (keyword) => {
      const { certainty, productIds } = searchIndex(await catalogue, keyword)
      expect([certainty, productIds]).toEqual(['family', [1]])
    },
  )
})
