// Tests that a figure and its unit stay on one line.
import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

/** '_' stands for a no-break space. */
test.each([
  ['10.8 V and 11.1 V', '10.8_V and 11.1_V'],
  ['5,200 mAh, 57.72 Wh.', '5,200_mAh, 57.72_Wh.'],
  ['a surcharge of 4.5 %', 'a surcharge of 4.5_%'],
  ['15 to 25 °C', '15 to 25_°C'],
  ['USD 5,000 or HKD 800', 'USD_5,000 or HKD_800'],
  ['UN 3480, PI 965, UN 38.3', 'UN_3480, PI_965, UN_38.3'],
  ['4.2 V ± 0.05 V', '4.2_V_±_0.05_V'],
  ['500 克以内', '500_克以内'],
  ['超过 100 Wh 的电池', '超过 100_Wh 的电池'],
  ['under 10 MB (JPEG)', 'under 10_MB (JPEG)'],
])('figure and unit stay together in %s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept.replaceAll('_', '\u00a0'))
})

test.each([
  '5 pieces',
  '3 working days',
  '2 Voltcell packs',
  '22 Nov 2026',
  '10 A4 pages',
  'from 1 to 4',
  'MINUS 5',
  'no figure: V, Wh, USD',
])('a line may break within %s', (text) => {
  expect(keepUnits(text)).toBe(text)
})

test('a text that is kept together stays as it is', () => {
  const kept = keepUnits('USD 100, 4.2 V ± 0.05 V')
  expect(keepUnits(kept)).toBe(kept)
})
