// Tests the normal form of part numbers.
import { describe, expect, test } from 'vitest'
import { foldLookAlikes, normalisePartNumber } from './part-number.ts'

describe('a part number in its normal form', () => {
  test.each([
    ['PA3817U-1BRS', 'pa3817u1brs'],
    ['pa3817u 1brs', 'pa3817u1brs'],
    ['ＰＡ３８１７Ｕ－１ＢＲＳ', 'pa3817u1brs'],
    ['CR1/3N', 'cr13n'],
    ['5号', '5号'],
    ['Café 2', 'cafe2'],
    ['PIXI™ 3', 'pixi3'],
    ['12V7AH\0', '12v7ah'],
    ['\ud800A1', 'a1'],
    ['!?', ''],
  ])('%j is %j', (raw, norm) => {
    expect(normalisePartNumber(raw)).toBe(norm)
  })

  test('characters that look alike fold to the digit', () => {
    expect(foldLookAlikes('bl185o')).toBe('b11850')
    expect(foldLookAlikes('45ni001')).toBe('45n1001')
  })
})
