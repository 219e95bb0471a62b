// Colons and brackets next to Chinese text are full-width.
import { expect, test } from 'vitest'
import { bracketed, labelled } from './punctuation.ts'

test.each([
  ['Chemistry', 'Li-ion', 'Chemistry: Li-ion'],
  ['电池类型', '锂离子', '电池类型：锂离子'],
  ['裝置品牌', 'Lenovo', '裝置品牌：Lenovo'],
  ['尺寸（mm）', '1 × 2', '尺寸（mm）：1 × 2'],
])('%s with %s', (name, value, together) => {
  expect(labelled(name, value)).toBe(together)
})

test('brackets', () => {
  expect(bracketed('12 products')).toBe(' (12 products)')
  expect(bracketed('12 款商品')).toBe('（12 款商品）')
})
