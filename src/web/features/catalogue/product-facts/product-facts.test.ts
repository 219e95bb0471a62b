// Parsing of catalogue wording, and the printed form of numbers.
import { describe, expect, test } from 'vitest'
import { measureText } from './measures.ts'
import { dischargeRates, isDerived, isEnergyDerived } from './product-facts.ts'

describe('wording of the catalogue', () => {
  test('continuous and maximum discharge rate are read from one text', () => {
    expect(dischargeRates('0.5C / max 1C')).toEqual({ continuous: '0.5C', maximum: '1C' })
    expect(dischargeRates('primary, not rechargeable')).toBeNull()
  })

  test('whether a value is derived is read from its own basis, otherwise from the basis of other values', () => {
    const basis = { voltage: 'real', capacity: 'derived(+8% on real)', other: 'derived' }
    expect(isDerived(basis, 'voltage')).toBe(false)
    expect(isDerived(basis, 'dimension')).toBe(true)
    expect(isEnergyDerived(basis)).toBe(true)
    expect(isDerived({}, 'voltage')).toBe(false)
  })
})

describe('printed numbers', () => {
  test('digits are grouped and keep their unit', () => {
    expect(measureText(5200, 'mAh')).toBe('5,200\u00a0mAh')
  })
})
