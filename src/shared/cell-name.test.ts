// Tests the names of standard cells in three languages.
import { expect, test } from 'vitest'
import { cellName, isStandardCell } from './cell-name.ts'

test.each([
  ['AA', 'LR6', 'AA · LR6', '5号（AA）· LR6', 'AA · LR6'],
  ['AAA', 'LR03', 'AAA · LR03', '7号（AAA）· LR03', 'AAA · LR03'],
  ['HR6', 'HR6', 'AA · HR6', '5号（AA）· HR6', 'AA · HR6'],
  ['FR6', 'FR14505', 'AA · FR6', '5号（AA）· FR6', 'AA · FR6'],
  ['D', 'LR20', 'D · LR20', '1号（D）· LR20', 'D · LR20'],
  ['6LR61', '6LR61', '9V · 6LR61', '9V · 6LR61', '9V · 6LR61'],
  ['PR41', 'PR41', '312 · PR41', '312 · PR41', '312 · PR41'],
  ['CR2032', 'CR2032', 'CR2032', 'CR2032', 'CR2032'],
  ['CR123A', 'CR17345', 'CR123A · CR17345', 'CR123A · CR17345', 'CR123A · CR17345'],
  ['12V7AH', null, '12V7AH', '12V7AH', '12V7AH'],
])(
  'the cell %s with the IEC name %s has its name in each language',
  (firstNumber, iecName, english, mainland, hongKong) => {
    expect(cellName({ firstNumber, iecName }, 'en_us')).toBe(english)
    expect(cellName({ firstNumber, iecName }, 'zh_cn')).toBe(mainland)
    expect(cellName({ firstNumber, iecName }, 'zh_hk')).toBe(hongKong)
  },
)

test('a 3.6 V lithium cell of the same size as AA is never called AA', () => {
  expect(cellName({ firstNumber: 'ER14505', iecName: 'ER14505' }, 'en_us')).toBe('ER14505')
})

test('only items with an IEC name and lead-acid blocks are standard cells', () => {
  expect(isStandardCell({ firstNumber: 'AA', iecName: 'LR6' })).toBe(true)
  expect(isStandardCell({ firstNumber: '12V7AH', iecName: null })).toBe(true)
  expect(isStandardCell({ firstNumber: 'BL1830', iecName: null })).toBe(false)
  expect(isStandardCell({ firstNumber: null, iecName: 'LR6' })).toBe(false)
})
