// Tests the rules together on constructed rows.
import { expect, test } from 'vitest'
import { mendRows } from './mend-rows.ts'
import type { DeviceRow, ItemRow } from './mended-rows.ts'

function device(id: string, model: string, rest: Partial<DeviceRow> = {}): DeviceRow {
  return { id, brand: 'Nokia', model, aliases: [], deviceType: 'laptop', src: [], ...rest }
}

function item(itemNo: string, rest: Partial<ItemRow>): ItemRow {
  return {
    itemNo,
    brand: itemNo.startsWith('VU') ? 'Voltcell Ultra' : 'Voltcell',
    category: ['batteries', 'laptop'],
    title: {},
    voltage: 11.1,
    dimension_mm: '100 x 50 x 20',
    fitModels: [],
    fitDeviceIds: [],
    basis: { fit: 'real' },
    partNumbers: ['A1'],
    packQty: 1,
    ...rest,
  }
}

test('a device named twice is named once, whatever case and spacing', () => {
  const rows = {
    devices: [device('d_1', 'X1')],
    items: [
      item('VC-LT1', {
        fitModels: ['Nokia X1', 'NOKIA  x1', 'Nokia_X1'],
        fitDeviceIds: ['d_1', 'd_1'],
      }),
    ],
  }
  const [mended] = mendRows(rows).items
  expect(mended?.fitModels).toEqual(['Nokia X1'])
  expect(mended?.fitDeviceIds).toEqual(['d_1'])
})

test('an Ultra item has the dimensions of its twin, and keeps its own where the packs differ', () => {
  const rows = {
    devices: [],
    items: [
      item('VC-LT1', {}),
      item('VU-LT1', { dimension_mm: '104 x 52 x 20' }),
      item('VC-LT2', { partNumbers: ['A2'] }),
      item('VU-LT2', { dimension_mm: '104 x 52 x 20' }),
    ],
  }
  expect(mendRows(rows).items.map((row) => row.dimension_mm)).toEqual([
    '100 x 50 x 20',
    '100 x 50 x 20',
    '100 x 50 x 20',
    '104 x 52 x 20',
  ])
})

test('a desktop is removed with the items that were derived for it alone', () => {
  const rows = {
    devices: [device('d_1', 'iMac16,1', { brand: 'Apple' }), device('d_2', 'X1')],
    items: [
      item('VC-LT1', {
        fitDeviceIds: ['d_1'],
        fitModels: ['Apple iMac16,1'],
        basis: { fit: 'derived-single' },
      }),
      item('VC-LT2', { fitDeviceIds: ['d_1', 'd_2'], fitModels: ['Apple iMac16,1', 'Nokia X1'] }),
    ],
  }
  const { devices, items } = mendRows(rows)
  expect(devices.map(({ id }) => id)).toEqual(['d_2'])
  expect(items.map(({ itemNo, fitModels }) => [itemNo, fitModels])).toEqual([
    ['VC-LT2', ['Nokia X1']],
  ])
})
