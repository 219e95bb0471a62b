// A number with several meanings appears in one row.
import { expect, test } from 'vitest'
import { mergeNumbers } from './merge-numbers.ts'

test('each number has one row, and trade numbers are told apart from part numbers', () => {
  const merged = mergeNumbers([
    { kind: 'oem', raw: 'CR2032', brand: null },
    { kind: 'oem', raw: '45N1001', brand: 'Lenovo' },
    { kind: 'iec', raw: 'CR2032', brand: null },
    { kind: 'iec', raw: 'CR2032', brand: null },
  ])
  expect(merged).toEqual([
    { raw: 'CR2032', brand: null, kinds: ['trade', 'iec'] },
    { raw: '45N1001', brand: 'Lenovo', kinds: ['oem'] },
  ])
})
