// Specification of an ordinary pack, and of cells and packs of other chemistries and sizes.
import { describe, expect, test } from 'vitest'
import type { ProductDetail } from '../../../../contract/product.ts'
import { product as t } from '../../../texts/en_us/product.ts'
import { specificationGroups } from './specification-rows.ts'

const pack = {
  itemNo: 'VC-LT41346',
  brand: 'Voltcell',
  category: { code: 'laptop', name: 'Laptop batteries' },
  voltage: 10.8,
  capacity: 5200,
  energy: 56.16,
  chemistry: { code: 'li-ion', name: 'Li-ion' },
  colour: { code: 'black', name: 'Black' },
  dimension: '147.8 × 46.2 × 19.6',
  packQty: 1,
  ean: '02900000413467',
  diameter: null,
  netWeight: 296,
  grossWeight: 1377,
  regionNames: [{ code: 'GLOBAL', name: 'Global' }],
  iecName: null,
  ansiName: null,
  dischargeRate: '0.5C / max 1C',
  rechargeable: true,
  basis: { voltage: 'real', capacity: 'derived', chemistry: 'real', other: 'derived' },
  unNumber: 'UN3480',
  minimumOrder: { wholesale: 5, dropship: 1 },
  listedOn: '2025-08-27',
  updatedOn: '2026-07-25',
} as unknown as ProductDetail

function valueOf(detail: ProductDetail, label: string): string | undefined {
  const rows = specificationGroups(detail, t).flatMap((group) => group.rows)
  const row = rows.find((one) => one.label === label)
  return row && (row.derived ? '≈ ' : '') + row.value.replaceAll('\u00a0', ' ')
}

describe('an ordinary lithium-ion pack', () => {
  test.each([
    [t.spec.voltage, '10.8 V'],
    [t.spec.capacity, '≈ 5,200 mAh'],
    [t.spec.energy, '≈ 56.16 Wh'],
    [t.spec.cells, '≈ 3 × 3.6 V'],
    [t.spec.discharge, '≈ 0.5C continuous, 1C max.'],
    [t.spec.chargingLimit, '4.2 V ± 0.05 V'],
    [t.spec.dimensions, '≈ 147.8 × 46.2 × 19.6 mm (length × width × height)'],
    [t.spec.netWeight, '≈ 296 g'],
    [t.spec.grossWeight, '≈ 1.38 kg'],
    [t.spec.ean, '2900000413467'],
    [t.spec.un, 'UN 3480, Class 9'],
    [
      t.spec.air,
      'Cargo aircraft only, max. 30% state of charge (PI 965, Section IB up to 20 Wh per cell and 100 Wh per battery, otherwise IA)',
    ],
    [
      t.spec.surface,
      'Special provision 188 up to 20 Wh per cell and 100 Wh per battery, otherwise fully regulated',
    ],
    [t.spec.storage, '15–25 °C'],
    [t.spec.warranty, '12 months'],
    [t.spec.iec, undefined],
  ])('shows in the row %s the value %s', (label, value) => {
    expect(valueOf(pack, label)).toBe(value)
  })
})

describe('other chemistries', () => {
  test('a high-voltage cell never shows 4.2 V as its limit', () => {
    const pouch = { ...pack, voltage: 3.87, chemistry: { code: 'li-polymer', name: 'Li-Polymer' } }
    expect(valueOf(pouch, t.spec.chargingLimit)).toBe(t.spec.chargingLimitHigh)
  })

  test('a coin cell is not charged and has no lithium-ion warranty', () => {
    const coin = {
      ...pack,
      voltage: 3,
      rechargeable: false,
      chemistry: { code: 'limno2', name: 'Lithium manganese dioxide' },
      dischargeRate: 'primary, not rechargeable',
    }
    expect(valueOf(coin, t.spec.chargingLimit)).toBeUndefined()
    expect(valueOf(coin, t.spec.discharge)).toBe(`≈ ${t.spec.primary}`)
    expect(valueOf(coin, t.spec.un)).toBe('UN 3090, Class 9')
    expect(valueOf(coin, t.spec.air)).toBe(
      'Cargo aircraft only (PI 968, Section IB up to 1 g of lithium per cell and 2 g per battery, otherwise IA)',
    )
    expect(valueOf(coin, t.spec.warranty)).toBe(t.spec.warrantyNone)
  })

  test.each([
    ['sla', '6 months'],
    ['ni-mh', '6 months'],
    ['lifepo4', '12 months'],
  ])('the chemistry %s has %s of warranty', (code, months) => {
    const other = { ...pack, chemistry: { code, name: code } }
    expect(valueOf(other, t.spec.warranty)).toBe(months)
  })

  test('a standard cell shows its section and special provision 188', () => {
    const cell = { ...pack, energy: 12.6, voltage: 3.6, iecName: 'ICR18/65' }
    expect(valueOf(cell, t.spec.air)).toBe(
      'Cargo aircraft only, max. 30% state of charge (PI 965, Section IB)',
    )
    expect(valueOf(cell, t.spec.surface)).toBe(t.spec.surfaceExempt)
  })

  test.each([104.77, 200])('a battery of %d Wh is fully regulated freight', (energy) => {
    expect(valueOf({ ...pack, energy }, t.spec.air)).toBe(
      'Cargo aircraft only, max. 30% state of charge (PI 965, Section IA)',
    )
    expect(valueOf({ ...pack, energy }, t.spec.surface)).toBe('Fully regulated as Class 9')
  })

  test('a nickel-metal hydride battery is dangerous goods at sea only', () => {
    const nickel = { ...pack, chemistry: { code: 'ni-mh', name: 'Ni-MH' } }
    expect(valueOf(nickel, t.spec.un)).toMatch(/^UN\s3496.*, only by sea in large quantities$/)
    expect(valueOf(nickel, t.spec.air)).toBe(t.spec.airFree)
  })

  test('a lead-acid battery is Class 8 unless it is exempt as non-spillable', () => {
    const lead = { ...pack, chemistry: { code: 'sla', name: 'Sealed lead-acid' } }
    expect(valueOf(lead, t.spec.un)).toMatch(/^UN\s2800, Class 8, unless exempt as non-spillable$/)
  })

  test('an alkaline cell has no UN number and no transport limits', () => {
    const alkaline = { ...pack, chemistry: { code: 'alkaline', name: 'Alkaline' } }
    expect(valueOf(alkaline, t.spec.un)).toBe(t.spec.unNone)
    expect(valueOf(alkaline, t.spec.air)).toBe(t.spec.airFree)
    expect(valueOf(alkaline, t.spec.surface)).toBeUndefined()
  })
})
