// Tests of UN numbers by chemistry and of the limits for air, road and sea freight.
import { describe, expect, test } from 'vitest'
import { cellCount, transportOf, unNumber } from './transport-rules.ts'

test.each([
  ['li-ion', 'UN3480', 'UN3481', '9', 'PI965'],
  ['li-polymer', 'UN3480', 'UN3481', '9', 'PI965'],
  ['lifepo4', 'UN3480', 'UN3481', '9', 'PI965'],
  ['limno2', 'UN3090', 'UN3091', '9', 'PI968'],
  ['lisocl2', 'UN3090', 'UN3091', '9', 'PI968'],
  ['lifes2', 'UN3090', 'UN3091', '9', 'PI968'],
  ['sla', 'UN2800', 'UN2800', '8', null],
  ['ni-mh', 'UN3496', 'UN3496', '9', null],
  ['alkaline', null, null, null, null],
  ['silver-oxide', null, null, null, null],
  ['zinc-air', null, null, null, null],
])(
  '%s is %s alone, %s with equipment, class %s, packed by %s',
  (chemistry, alone, withEquipment, hazardClass, packingInstruction) => {
    expect(unNumber(chemistry)).toBe(alone)
    const transport = transportOf({ chemistry, energyWh: 10, cells: null })
    const isLithium = packingInstruction !== null
    expect(transport).toMatchObject({
      unNumber: alone,
      unNumberWithEquipment: withEquipment,
      hazardClass,
      packingInstruction,
      cargoAircraftOnly: isLithium,
      section: null,
      specialProvision188: null,
    })
  },
)

describe('a lithium-ion battery', () => {
  test.each([
    ['a cell within 20 Wh', 12.6, 1, 'IB', true],
    ['a cell of exactly 20 Wh', 20, 1, 'IB', true],
    ['a battery of one cell, which counts as a cell', 20.01, 1, 'IA', false],
    ['six cells within both limits', 57.72, 6, 'IB', true],
    ['exactly 100 Wh in six cells', 100, 6, 'IB', true],
    ['four cells, each above 20 Wh', 90, 4, 'IA', false],
    ['a battery above 100 Wh', 100.01, 9, 'IA', false],
    ['a battery above 100 Wh, number of cells unknown', 104.77, null, 'IA', false],
    ['a battery within 100 Wh, number of cells unknown', 57.72, null, null, null],
    ['a small battery, number of cells unknown', 11.55, null, null, null],
  ])('%s: %f Wh, %s cells: section %s', (_, energyWh, cells, section, specialProvision188) => {
    expect(transportOf({ chemistry: 'li-ion', energyWh, cells })).toMatchObject({
      section,
      specialProvision188,
      cargoAircraftOnly: true,
      chargePercent: 30,
    })
  })

  test.each([
    [100, false, false],
    [100.01, true, false],
    [160, true, false],
    [160.01, false, true],
  ])('%f Wh in baggage: approval %s, forbidden %s', (energyWh, needsApproval, forbidden) => {
    expect(transportOf({ chemistry: 'li-ion', energyWh, cells: null })).toMatchObject({
      limits: { cellWh: 20, batteryWh: 100, withApprovalWh: 160 },
      needsApproval,
      forbidden,
    })
  })
})

describe('a lithium metal battery', () => {
  test.each([
    ['a cell of 1 g', 1, 1, 'IB', true],
    ['a cell above 1 g', 1.2, 1, 'IA', false],
    ['two cells of 1 g', 2, 2, 'IB', true],
    ['a battery above 2 g', 2.1, 3, 'IA', false],
    ['an unknown lithium content', null, 1, null, null],
    ['an unknown number of cells', 1, null, null, null],
  ])('%s: %s g in %s cells: section %s', (_, lithiumGrams, cells, section, exempt) => {
    const transport = transportOf({ chemistry: 'limno2', energyWh: 3, cells, lithiumGrams })
    expect(transport).toMatchObject({
      section,
      specialProvision188: exempt,
      cargoAircraftOnly: true,
      chargePercent: null,
      limits: null,
    })
  })
})

test.each(['limno2', 'ni-mh', 'sla', 'alkaline'])('%s has no limit in Wh', (chemistry) => {
  expect(transportOf({ chemistry, energyWh: 5000, cells: null })).toMatchObject({
    limits: null,
    needsApproval: false,
    forbidden: false,
    chargePercent: null,
  })
})

test.each([
  ['ICR18/65', 1],
  ['INR22/70', 1],
  ['IFR33/60', 1],
  ['3ICR19/66-2', null],
  ['LR6', null],
  [null, null],
])('the IEC name %s means %s cells', (name, cells) => {
  expect(cellCount(name)).toBe(cells)
})
