// Tests which cell names are equal and which must stay different.
import { expect, it } from 'vitest'
import { cellKey } from './cell-key.ts'

it.each([
  ['LR-6', 'lr6'],
  ['ＣＲ２０３２', 'cr2032'],
  ['CR1/3N', 'cr13n'],
  ['1.2H2', '1.2h2'],
  ['12V 1,2 Ah', '12v1.2ah'],
  ['NP1.2-12', 'np1.212'],
  ['5號', '5号'],
  ['', ''],
])('the cell name %s is compared as %s', (name, key) => {
  expect(cellKey(name)).toBe(key)
})

it('keeps 1.2 Ah and 12 Ah apart', () => {
  expect(cellKey('12V1.2AH')).not.toBe(cellKey('12V12AH'))
  expect(cellKey('NP1.2-12')).not.toBe(cellKey('NP12-12'))
})
