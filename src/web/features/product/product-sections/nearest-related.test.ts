// A few related products of each relation, in their original order.
import { expect, test } from 'vitest'
import type { RelatedProduct } from '../../../../contract/product.ts'
import { nearestRelated } from './nearest-related.ts'

test('of related products six of each relation are shown, in the order of the list', () => {
  const list = Array.from({ length: 20 }, (_, index) => ({
    itemNo: String(index),
    relation: index % 2 ? 'substitute' : 'different_brand',
  })) as unknown as RelatedProduct[]
  expect(nearestRelated(list, undefined).map(({ itemNo }) => Number(itemNo))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  ])
})

test('related products leave out the twin of the product itself, and of two related twins the second', () => {
  const related = (itemNo: string, twin: string | null) =>
    ({ itemNo, relation: 'substitute', pair: twin && { itemNo: twin } }) as RelatedProduct
  const list = [related('VU-1', 'VC-1'), related('VC-2', 'VU-2'), related('VU-2', 'VC-2')]
  expect(nearestRelated(list, 'VU-1').map(({ itemNo }) => itemNo)).toEqual(['VC-2'])
})
