// Tests one-character names: which stay, which are removed, and which model numbers are rejoined.
import { expect, test } from 'vitest'
import type { DeviceRow, ItemRow } from './mended-rows.ts'
import { findNameChange, mendAliases, mendOneCharacterLabels } from './one-character-names.ts'

function device(brand: string, model: string, aliases: string[]): DeviceRow {
  return { id: `d_${model}`, brand, model, aliases, deviceType: 'tablet', src: [] }
}

function item(fitModels: string[], devices: DeviceRow[]): ItemRow {
  return {
    itemNo: 'VC-TB10000',
    brand: 'Voltcell',
    category: ['batteries', 'tablet'],
    title: {},
    voltage: 3.8,
    dimension_mm: null,
    fitModels,
    fitDeviceIds: devices.map(({ id }) => id),
    // 'derived-single': the fit was derived from data of one device model only.
    basis: { fit: 'derived-single' },
  }
}

const IPAD_2 = device('Apple', 'iPad 2', [
  'A',
  '1',
  '3',
  '9',
  '5',
  'iPad2,1',
  '6',
  'iPad2,2',
  '7',
  'iPad2,3',
])

test('a split Apple number is rejoined where all characters agree', () => {
  const change = findNameChange(IPAD_2)
  expect(change.rejoined).toEqual(['A1395', 'A1396', 'A1397'])
  expect(mendAliases(IPAD_2, change)).toEqual([
    'A1395',
    'A1396',
    'A1397',
    'iPad2,1',
    'iPad2,2',
    'iPad2,3',
  ])
})

test('characters that do not make up the known numbers are only removed', () => {
  const odd = device('Apple', 'iPad 2', ['A', '1', '8', 'iPad2,1'])
  expect(findNameChange(odd)).toEqual({ removed: ['A', '1', '8'], rejoined: [] })
})

test.each([
  ['OnePlus', 'OnePlus3', ['A3000', '3'], []],
  ['Level Home', 'Level Lock Pro', ['4'], ['4']],
  ['Mobiwire', 'Halona', ['H', 'MobiWire Halona'], ['H']],
])('%s %s, with the names %j, loses %j', (brand, model, aliases, removed) => {
  expect(findNameChange(device(brand, model, aliases)).removed).toEqual(removed)
})

test('labels of items change like the names, but the model of another device keeps its label', () => {
  const nine = device('Apple', '9', [])
  const changes = new Map([[IPAD_2.id, findNameChange(IPAD_2)]])
  const labels = ['Apple iPad 2', 'Apple A', 'Apple 1', 'Apple 9', 'Apple iPad2,1']
  expect(mendOneCharacterLabels(item(labels, [IPAD_2]), [IPAD_2], changes)).toEqual([
    'Apple iPad 2',
    'Apple A1395',
    'Apple A1396',
    'Apple A1397',
    'Apple iPad2,1',
  ])
  expect(mendOneCharacterLabels(item(labels, [IPAD_2, nine]), [IPAD_2, nine], changes)).toContain(
    'Apple 9',
  )
})
