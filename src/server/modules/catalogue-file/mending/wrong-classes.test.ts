// Tests which devices are reclassified, and which packs they lose.
import { describe, expect, test } from 'vitest'
import type { DeviceRow, ItemRow } from './mended-rows.ts'
import { devicesByName, judgeDevice, misfitReason, withoutDevices } from './wrong-classes.ts'

function device(brand: string, model: string, deviceType: string, rest: object = {}): DeviceRow {
  return { id: `${brand} ${model}`, brand, model, aliases: [], deviceType, src: [], ...rest }
}

function pack(
  category: string,
  voltage: number,
  devices: DeviceRow[],
  fit = 'derived-single',
): ItemRow {
  return {
    itemNo: 'VC-LT10000',
    brand: 'Voltcell',
    category: ['batteries', category],
    title: {},
    voltage,
    dimension_mm: null,
    fitModels: devices.map(({ brand, model }) => `${brand} ${model}`),
    fitDeviceIds: devices.map(({ id }) => id),
    basis: { fit },
  }
}

const IPHONE = device('Apple', 'iPhone', 'mobile phone')
const KNOWN = devicesByName([
  IPHONE,
  device('OnePlus', '6', 'mobile phone', { aliases: ['ONEPLUS A6003'] }),
])

describe('a device whose batteries are not sold', () => {
  test.each([
    ['Apple', 'iMac16,1', 'laptop'],
    ['Google', 'Chromebox', 'laptop'],
    ['ASUS', 'PRIME B360M-A', 'laptop'],
    ['Gigabyte', 'B450M DS3H', 'laptop'],
    ['MSI', 'MS-7A34', 'laptop'],
    ['Shuttle', 'DS77U', 'laptop'],
    ['Lenovo', 'ThinkPad T480 MFG_IN_GO', 'laptop'],
    ['Lenovo', 'ThinkPad Helix .MFG_IN', 'laptop'],
    ['Lutron Electronics Co., Inc', 'None (Shade)', 'smart home sensor'],
    ['Roborock', 'roborock.vacuum.a10', 'smart home sensor'],
    ['Apple', 'iPhone', 'smart home sensor'],
    ['OnePlus', 'A6003', 'smart home sensor'],
  ])('is removed: %s %s, listed as %s', (brand, model, type) => {
    expect(judgeDevice(device(brand, model, type), KNOWN)?.becomes).toBeNull()
  })
})

describe('a device whose batteries are sold', () => {
  test.each([
    ['ASUS', 'X570UD', 'laptop'],
    ['Nonesuch', 'Nonet 5', 'laptop'],
    ['ASUS', 'Vivobook Slate T3300KA', 'tablet'],
    ['MSI', 'MS-16GF', 'laptop'],
    ['Apple', 'MacBookAir6,2', 'laptop'],
    ['HP', 'ENVY Rove 20 Mobile AiO PC', 'laptop'],
    ['WYSE', 'XM CLASS', 'laptop'],
    ['AAEON', 'RTC-700B-WBG', 'laptop'],
    ['Apple', 'iPhone', 'mobile phone'],
    ['Aqara', 'U200', 'smart home sensor'],
  ])('stays: %s %s, listed as %s', (brand, model, type) => {
    expect(judgeDevice(device(brand, model, type), KNOWN)).toBeNull()
  })

  test('stays if it takes cells, even with the name of a phone', () => {
    expect(
      judgeDevice(device('OnePlus', '6', 'smart home sensor', { cellSize: 'AA' }), KNOWN),
    ).toBeNull()
  })

  test.each([
    ['Microsoft', 'Surface Laptop 3', 'tablet', 'laptop'],
    ['APC', 'Back-UPS XS 1500M', 'smart home sensor', 'ups'],
    ['Amazon', 'KFMAWI', 'smart home sensor', 'tablet'],
  ])('moves if its class is wrong: %s %s from %s to %s', (brand, model, type, becomes) => {
    expect(judgeDevice(device(brand, model, type), KNOWN)?.becomes).toBe(becomes)
  })
})

describe('a pack that cannot fit', () => {
  const elite = device('HP', 'Elite x2 1012 G2', 'tablet')
  const observed = new Map([[elite.id, [7.7]]])

  test('is a derived one of another class', () => {
    const laptop = device('Microsoft', 'Surface Laptop 3', 'laptop')
    expect(misfitReason(pack('tablet', 3.87, [laptop]), laptop, new Map())).toBe(
      'pack of another class',
    )
  })

  test('is a derived one with another number of cells than the observed pack', () => {
    expect(misfitReason(pack('tablet', 3.87, [elite]), elite, observed)).toBe(
      'observed pack of another voltage',
    )
    expect(misfitReason(pack('tablet', 7.4, [elite]), elite, observed)).toBeNull()
  })

  test('is never an observed one', () => {
    expect(misfitReason(pack('laptop', 15.4, [elite], 'real'), elite, observed)).toBeNull()
  })
})

test('an item loses the labels of a removed device, but not those another device has too', () => {
  const [one, two] = [
    device('Apple', 'iMac16,1', 'laptop'),
    device('Apple', 'MacBookAir6,2', 'laptop'),
  ]
  const item = withoutDevices(pack('laptop', 7.6, [one, two]), [one], [two])
  expect(item.fitModels).toEqual(['Apple MacBookAir6,2'])
  expect(item.fitDeviceIds).toEqual([two.id])
  const namesake = { ...two, aliases: ['iMac16,1'] }
  expect(
    withoutDevices(pack('laptop', 7.6, [one, namesake]), [one], [namesake]).fitModels,
  ).toHaveLength(2)
})
