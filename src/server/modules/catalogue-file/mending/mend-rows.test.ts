// Tests the mending rules together on constructed rows.
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

test('a device that an item lists in several spellings is listed once', () => {
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

test('a device loses the model of another device that has packs of its own, and so do its items', () => {
  const rows = {
    devices: [
      device('d_1', 'MacBookAir7,2', { brand: 'Apple', aliases: ['MacBookPro11,1', 'A1466'] }),
      device('d_2', 'MacBookPro11,1', { brand: 'Apple' }),
    ],
    items: [
      item('VC-LT1', {
        fitDeviceIds: ['d_1'],
        fitModels: ['Apple MacBookAir7,2', 'Apple MacBookPro11,1', 'Apple A1466'],
      }),
      item('VC-LT2', { fitDeviceIds: ['d_2'], fitModels: ['Apple MacBookPro11,1'] }),
    ],
  }
  const { devices, items } = mendRows(rows)
  expect(devices.map(({ aliases }) => aliases)).toEqual([['A1466'], []])
  expect(items.map(({ fitModels }) => fitModels)).toEqual([
    ['Apple MacBookAir7,2', 'Apple A1466'],
    ['Apple MacBookPro11,1'],
  ])
  expect(mendRows({ devices, items }).counts.size).toBe(0)
})

test('a device keeps a name that is another spelling of its model, or the model of a device without a pack', () => {
  const sensor = { brand: 'Aqara', deviceType: 'smart home sensor' }
  const rows = {
    devices: [
      device('d_1', 'Door sensor', { ...sensor, aliases: ['DOOR-SENSOR', 'MCCGQ11LM'] }),
      device('d_2', 'MCCGQ11LM', sensor),
      device('d_3', 'MCCGQ11LM', { ...sensor, brand: 'Xiaomi' }),
    ],
    items: [item('VC-GC1', { fitDeviceIds: ['d_1', 'd_3'], fitModels: ['Aqara MCCGQ11LM'] })],
  }
  const mended = mendRows(rows)
  expect(mended.devices[0]?.aliases).toEqual(['DOOR-SENSOR', 'MCCGQ11LM'])
  expect(mended.items[0]?.fitModels).toEqual(['Aqara MCCGQ11LM'])
})

test('the identifier of one device is not taken for the name of another', () => {
  const apple = { brand: 'Apple', deviceType: 'mobile phone' }
  const devices = [
    device('d_1', 'iPhone', { ...apple, aliases: ['iPhone1,1', 'APPLE iPhone-11'] }),
    device('d_2', 'iPhone 11', apple),
  ]
  const mended = mendRows({ devices, items: [item('VC-MP1', { fitDeviceIds: ['d_2'] })] })
  expect(mended.devices[0]?.aliases).toEqual(['iPhone1,1'])
})

test('an item keeps the label of a removed name that another of its devices has as its model', () => {
  const rows = {
    devices: [device('d_1', '5520', { aliases: ['M4700'] }), device('d_2', 'M4700')],
    items: [
      item('VC-LT1', { fitDeviceIds: ['d_1', 'd_2'], fitModels: ['Nokia 5520', 'Nokia M4700'] }),
    ],
  }
  const { devices, items } = mendRows(rows)
  expect(devices[0]?.aliases).toEqual([])
  expect(items[0]?.fitModels).toEqual(['Nokia 5520', 'Nokia M4700'])
})
