// Tests how a row is completed with the stored item or with defaults, its hash, and the qualifiers of fits.
import { describe, expect, test } from 'vitest'
import type { CatalogueItem } from '../../../../shared/catalogue-item.ts'
import { splitQualifiers } from './devices-of-labels.ts'
import { changedFields, completeItem, contentHash } from './item-content.ts'

const given = {
  itemNo: 'A-1',
  brand: 'Acme',
  category: 'laptop',
  title_en_us: 'Acme battery for Foo 1',
  capacity_mAh: 4800,
  voltage: 11.1,
  chemistry: 'li-ion',
}
const today = '2026-11-21'

function complete(more: Partial<CatalogueItem>, before?: CatalogueItem): CatalogueItem {
  const row = { line: 2, itemNo: 'A-1', given: before ? more : { ...given, ...more } }
  const completed = completeItem({ row, before, today })
  if ('errors' in completed) throw new Error('rejected')
  return completed.item
}

describe('completeItem', () => {
  test('computes the energy that a row does not give', () => {
    const item = complete({})
    expect(item.energy_Wh).toBe(53.28)
    expect(complete({ capacity_mAh: 5000 }, item).energy_Wh).toBe(55.5)
    expect(complete({ colour: 'black' }, { ...item, energy_Wh: 50 }).energy_Wh).toBe(50)
  })

  test('keeps the fields that the row omits, clears those that it empties', () => {
    const before = complete({ colour: 'black', remark: 'x', ean: '04006381333931' })
    const after = complete({ remark: null }, before)
    expect(changedFields(before, after)).toEqual(['remark'])
    expect(after.colour).toBe('black')
  })

  test('recognises the series by its name', () => {
    expect(complete({ brand: 'Voltcell Ultra' }).styleType).toBe('high-performance')
    expect(complete({ brand: 'Voltcell' }).styleType).toBe('main')
  })

  test('names each missing field of a new item', () => {
    const row = { line: 3, itemNo: 'B', given: { brand: 'Acme', voltage: 3 } }
    const completed = completeItem({ row, before: undefined, today })
    expect('errors' in completed && completed.errors.map(({ field }) => field)).toEqual([
      'category',
      'title_en_us',
      'capacity_mAh',
      'chemistry',
    ])
  })
})

test('the content hash depends on the content alone', () => {
  expect(contentHash(complete({}))).toBe(contentHash({ ...complete({}) }))
  expect(contentHash(complete({ stock: 1 }))).not.toBe(contentHash(complete({ stock: 2 })))
})

test('qualifiers follow the label in braces', () => {
  expect(splitQualifiers('Dell E6400 {6-cell bay; without optical drive}')).toEqual({
    label: 'Dell E6400',
    qualifier: ['6-cell bay', 'without optical drive'],
  })
  expect(splitQualifiers('Dell E6400')).toEqual({ label: 'Dell E6400', qualifier: [] })
})
