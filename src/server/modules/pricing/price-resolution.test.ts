// Tests in which sales regions a product is sold.
import { expect, test } from 'vitest'
import { isSoldIn } from './price-resolution.ts'

test.each([
  [['EU'], 'EU', true],
  [['EU'], 'NA', false],
  [['EU', 'NA'], 'NA', true],
  [['GLOBAL'], 'NA', true],
  [['EU'], 'GLOBAL', true],
  [[], 'NA', true],
])('a product with the sales regions %j is sold in %s: %s', (regions, region, isSold) => {
  expect(isSoldIn(regions, region)).toBe(isSold)
})
