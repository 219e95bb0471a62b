// Cell voltages, charging limits and classes of the catalogue's chemistries.
import { describe, expect, test } from 'vitest'
import { chargingLimitKind, chemistryOf, seriesCells } from './chemistry-class.ts'

describe('chemistryOf', () => {
  test.each([
    ['Li-ion', 'lithium-ion'],
    ['Li-Polymer', 'lithium-ion'],
    ['li-polymer', 'lithium-ion'],
    ['LiFePO4', 'lithium-iron-phosphate'],
    ['Ni-MH', 'nickel'],
    ['Sealed lead-acid', 'lead-acid'],
    ['sla', 'lead-acid'],
    ['Lithium manganese dioxide', 'lithium-metal'],
    ['limno2', 'lithium-metal'],
    ['Lithium thionyl chloride', 'lithium-metal'],
    ['Lithium iron disulfide', 'lithium-metal'],
    ['Lithium iron disulphide', 'lithium-metal'],
    ['Alkaline', 'single-use'],
    ['Silver oxide', 'single-use'],
    ['Zinc-air', 'single-use'],
  ])('classifies the chemistry %s as %s', (code, kind) => {
    expect(chemistryOf(code).kind).toBe(kind)
  })
})

describe('seriesCells', () => {
  test.each([
    ['Li-ion', 10.8, 3, 3.6],
    ['Li-ion', 11.4, 3, 3.8],
    ['Li-Polymer', 15.6, 4, 3.9],
    ['Li-ion', 22.14, 6, 3.69],
    ['Li-Polymer', 3.87, 1, 3.87],
    ['Sealed lead-acid', 12, 6, 2],
    ['Alkaline', 12, 8, 1.5],
    ['Ni-MH', 8.4, 7, 1.2],
    ['Lithium manganese dioxide', 6, 2, 3],
    ['Zinc-air', 1.45, 1, 1.45],
  ])('%s of %d V has %d cells', (code, volts, count, cellVolts) => {
    expect(seriesCells(code, volts)).toEqual({ count, cellVolts })
  })
})

describe('chargingLimitKind', () => {
  test.each([
    ['Li-ion', 10.8, true, 'ordinary'],
    ['Li-ion', 14.8, true, 'ordinary'],
    ['Li-Polymer', 3.87, true, 'high-voltage'],
    ['Li-ion', 11.1, true, 'ordinary'],
    ['Li-ion', 11.25, true, 'high-voltage'],
    ['Li-ion', 11.4, true, 'high-voltage'],
    ['Li-ion', 15, true, 'high-voltage'],
    ['LiFePO4', 3.2, true, 'none'],
    ['Ni-MH', 1.2, true, 'none'],
    ['Lithium manganese dioxide', 3, false, 'none'],
  ])('for %s of %d V (rechargeable: %s) is %s', (code, volts, rechargeable, kind) => {
    expect(chargingLimitKind(code, volts, rechargeable)).toBe(kind)
  })
})
