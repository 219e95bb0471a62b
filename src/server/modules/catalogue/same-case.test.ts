// Tests that only twins with equal dimensions are reported as fitting the same case.
import { expect, test } from 'vitest'
import { findSameCase } from './same-case.ts'

const ultra = {
  itemNo: 'VU-LT62345',
  styleType: 'high-performance',
  dimension: '110.7 × 34.6 × 19.6',
} as const
const main = {
  ...ultra,
  itemNo: 'VC-LT62345',
  styleType: 'main',
  relation: 'different_brand',
} as const

test.each([
  ['the twin with equal dimensions', ultra, main, 'VC-LT62345'],
  ['a twin of another size', ultra, { ...main, dimension: '115 × 35.9 × 19.6' }, null],
  ['another item of the main brand of that size', ultra, { ...main, itemNo: 'VC-LT10000' }, null],
  ['a twin that is only a substitute', ultra, { ...main, relation: 'substitute' }, null],
  ['twins without dimensions', { ...ultra, dimension: null }, { ...main, dimension: null }, null],
])('%s', (_, card, other, expected) => {
  expect(findSameCase(card, [other])).toBe(expected)
})
