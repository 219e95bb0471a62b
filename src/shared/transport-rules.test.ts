// Tests UN numbers by chemistry and the energy limits for air transport.
import { describe, expect, test } from 'vitest'
import { transportOf, unNumber } from './transport-rules.ts'

test.each([
  ['li-ion', 'UN3480', 'UN3481'],
  ['li-polymer', 'UN3480', 'UN3481'],
  ['lifepo4', 'UN3480', 'UN3481'],
  ['limno2', 'UN3090', 'UN3091'],
  ['lisocl2', 'UN3090', 'UN3091'],
  ['lifes2', 'UN3090', 'UN3091'],
  ['sla', 'UN2800', 'UN2800'],
  ['ni-mh', 'UN3496', 'UN3496'],
  ['alkaline', null, null],
  ['silver-oxide', null, null],
  ['zinc-air', null, null],
])('%s: %s alone, %s with equipment', (chemistry, alone, withEquipment) => {
  expect(unNumber(chemistry)).toBe(alone)
  const transport = transportOf(chemistry, 10)
  expect(transport).toMatchObject({ unNumber: alone, unNumberWithEquipment: withEquipment })
  const isLithium = /UN3(48|09)/.test(alone ?? '')
  expect(transport.cargoAircraftOnly).toBe(isLithium)
})

describe('lithium-ion by its energy', () => {
  test.each([
    [0.5, false, false],
    [56.16, false, false],
    [100, false, false],
    [100.01, true, false],
    [160, true, false],
    [160.01, false, true],
    [1024, false, true],
  ])('%f Wh: approval %s, forbidden %s', (energyWh, needsApproval, forbidden) => {
    expect(transportOf('li-ion', energyWh)).toEqual({
      unNumber: 'UN3480',
      unNumberWithEquipment: 'UN3481',
      energyWh,
      limits: { cellWh: 20, batteryWh: 100, withApprovalWh: 160 },
      needsApproval,
      forbidden,
      cargoAircraftOnly: true,
      chargePercent: 30,
    })
  })
})

test.each(['limno2', 'ni-mh', 'sla', 'alkaline'])('%s has no limit in Wh', (chemistry) => {
  expect(transportOf(chemistry, 5000)).toMatchObject({
    limits: null,
    needsApproval: false,
    forbidden: false,
    chargePercent: null,
  })
})
