import { describe, expect, test } from 'vitest'
import { takeNumbers, valueWords } from './numeric-rules.ts'

describe('values in a search', () => {
  test.each([
    ['11.4 v 97 wh', { voltage: 11.4, energyWh: 97 }],
    ['11,1v', { voltage: 11.1 }],
    ['5.2ah', { capacityMah: 5200 }],
    ['56160 mwh', { energyWh: 56.16 }],
    ['7.4伏', { voltage: 7.4 }],
    ['t8 v2', {}],
    ['v10', {}],
    ['galaxy s10', {}],
  ])('%s', (text, numeric) => {
    expect(takeNumbers(text).numeric).toEqual(numeric)
  })

  test('what is left has no value in it', () => {
    expect(takeNumbers('dell 11.1v e6400').rest.replace(/\s+/g, ' ')).toBe('dell e6400')
  })

  test('energy is found by its whole numbers too', () => {
    expect(valueWords(11.4, 8510, 97.01)).toEqual(['v:11.4', 'mah:8510', 'wh:97', 'wh:98'])
  })
})
