// Lists of several batteries: each is compared with the values of its own line only, and lines not found are named.
import { describe, expect, test } from 'vitest'
import { searchIndex, type SearchOutcome } from '../../src/server/modules/search/search-service.ts'
import { smallIndex } from '../support/small-catalogue.ts'

const COIN = { chemistry: 'limno2', voltage: 3, diameter_mm: 20, height_mm: 3.2 }
const catalogue = smallIndex([
  {
    id: 1,
    partNumbers: ['45N1127'],
    deviceBrand: 'Lenovo',
    devices: ['Lenovo ThinkPad T480', 'Apple iPhone13,2'],
  },
  {
    id: 2,
    partNumbers: ['00HW003'],
    voltage: 15.2,
    deviceBrand: 'HP',
    devices: ['HP EliteBook 840 G5', 'Apple iPhone14,5'],
  },
  { id: 3, partNumbers: ['CR2032'], ...COIN },
  { id: 4, deviceBrand: 'Samsung', devices: ['Samsung Galaxy S9'], voltage: 3.85 },
  { id: 5, partNumbers: ['LR6', 'AA'], chemistry: 'alkaline', voltage: 1.5 },
  { id: 6, partNumbers: ['HR6'], chemistry: 'ni-mh', voltage: 1.2 },
  { id: 7, partNumbers: ['A23', '8LR932'], chemistry: 'alkaline', voltage: 12 },
  // With twenty devices, the index takes words of their names (Lenovo, ThinkPad) for a brand and a series.
  {
    id: 9,
    deviceBrand: 'Lenovo',
    devices: Array.from({ length: 20 }, (_, at) => `Lenovo ThinkPad L${at + 300}`),
  },
  { id: 8, deviceBrand: 'Hiking', devices: ['Hiking A23'], voltage: 3.7 },
])

async function find(keyword: string): Promise<SearchOutcome> {
  return searchIndex(await catalogue, keyword)
}

/** '45N1127: found 1', one line per group: its state and products. */
function groupsOf({ groups }: SearchOutcome): string[] {
  return groups.map(({ texts, state, productIds }) => {
    return `${texts.join(' + ')}: ${[state, ...productIds].join(' ')}`
  })
}

describe('each line of a list is compared with its own values', () => {
  test.each<[string, string, string[], string, number[]]>([
    [
      'a second voltage',
      '45N1127 11.1V\nCR2032 1.5V',
      ['45N1127: found 1', 'CR2032: similar 3'],
      'exact',
      [1],
    ],
    [
      'a first voltage that is wrong',
      'CR2032 1.5V\n45N1127 11.1V',
      ['CR2032: similar 3', '45N1127: found 1'],
      'exact',
      [1],
    ],
    [
      'two voltages, both right',
      '45N1127 11.1V\n00HW003 15.2V',
      ['45N1127: found 1', '00HW003: found 2'],
      'exact',
      [1, 2],
    ],
    [
      'the same chemistry twice',
      '45N1127 NiMH\n00HW003 NiMH',
      ['45N1127: similar 1', '00HW003: similar 2'],
      'similar',
      [1, 2],
    ],
    [
      'a voltage below its number, as on a label',
      'Model 45N1127\n11.1V\nModel 00HW003\n14.4V',
      ['45N1127: found 1', '00HW003: similar 2'],
      'exact',
      [1],
    ],
    [
      'a chemistry above all of them',
      'Ni-MH batteries\n45N1127\nHR6\n00HW003 Li-ion',
      ['45N1127: similar 1', '00HW003: found 2', 'HR6: found 6'],
      'exact',
      [2, 6],
    ],
    [
      'cells in two chemistries',
      'AA NiMH\nAA alkaline\nCR2032 1.5V',
      ['AA: found 6', 'AA: found 5', 'CR2032: similar 3'],
      'exact',
      [6, 5],
    ],
    [
      'devices',
      'ThinkPad T480 11.1V\nEliteBook 840 G5 11.1V',
      ['ThinkPad T480: found 1', 'EliteBook 840 G5: similar 2'],
      'exact',
      [1],
    ],
  ])('%s', async (_, keyword, groups, certainty, productIds) => {
    const outcome = await find(keyword)
    expect(groupsOf(outcome)).toEqual(groups)
    expect([outcome.certainty, outcome.productIds]).toEqual([certainty, productIds])
  })

  test('the group of the wrong battery names the difference, and the list does not show it', async () => {
    const { groups, parts } = await find('45N1127 11.1V\nCR2032 1.5V')
    expect(groups[1]?.difference(3)).toEqual({ about: 'voltage', asked: '1.5 V', found: '3 V' })
    expect(parts.map(({ text, state }) => [text, state])).toEqual([
      ['45N1127', 'found'],
      ['11.1V', 'filter'],
      ['CR2032', 'found'],
      ['1.5V', 'missing'],
    ])
  })
})

describe('a line of a list that is not found', () => {
  test.each<[string, string, string[]]>([
    [
      'a maker that is not known',
      'Lenovo ThinkPad T480\nHP EliteBook 840 G5\nFoo Bar 9999',
      ['Lenovo ThinkPad T480: found 1', 'HP EliteBook 840 G5: found 2', 'Foo Bar 9999: missing'],
    ],
    [
      'a short model',
      'Lenovo ThinkPad T480\nSamsung Galaxy X7',
      ['Lenovo ThinkPad T480: found 1', 'Samsung Galaxy X7: missing'],
    ],
    [
      'a quantity beside the model',
      'Lenovo ThinkPad T480 x 5\n10 pcs Foo Bar 99',
      ['Lenovo ThinkPad T480: found 1', 'Foo Bar 99: missing'],
    ],
    [
      'words for the goods',
      'Lenovo ThinkPad T480 battery\nFoo Bar 99 laptop battery',
      ['Lenovo ThinkPad T480: found 1', 'Foo Bar 99: missing'],
    ],
    [
      'courtesy around the list',
      'Hello,\nI need batteries for\nThinkPad T480\nThinkPad T99\nThanks, John Smith',
      ['ThinkPad T480: found 1', 'ThinkPad T99: missing'],
    ],
    [
      'its own voltage',
      'Lenovo ThinkPad T480\nFoo Bar 9999 14.8V',
      ['Lenovo ThinkPad T480: found 1', 'Foo Bar 9999: missing'],
    ],
    [
      'commas instead of lines',
      'Lenovo ThinkPad T480, Foo Bar 99',
      ['Lenovo ThinkPad T480: found 1', 'Foo Bar 99: missing'],
    ],
    ['a cell that the shop does not list', '45N1127\nAG2', ['45N1127: found 1', 'AG2: missing']],
  ])('is a group of its own: %s', async (_, keyword, groups) => {
    expect(groupsOf(await find(keyword))).toEqual(groups)
  })

  test('a device that resembles a known one is similar, as it is alone', async () => {
    const outcome = await find('Lenovo ThinkPad T480\nSamsung Galaxy S99')
    expect(groupsOf(outcome)).toEqual([
      'Lenovo ThinkPad T480: found 1',
      'Samsung Galaxy S99: similar 4',
    ])
    expect(outcome.groups[1]?.difference(4)).toEqual({
      about: 'device',
      asked: 'Samsung Galaxy S99',
      found: 'Samsung Galaxy S9',
    })
    expect(outcome.reason(4)).toMatchObject({ kind: 'device', raw: 'Samsung Galaxy S9' })
    expect([outcome.certainty, outcome.productIds]).toEqual(['exact', [1]])
  })

  test('a similar number says by which number it was found', async () => {
    const outcome = await find('Lenovo ThinkPad T480\n00HW004')
    expect(groupsOf(outcome)).toEqual(['Lenovo ThinkPad T480: found 1', '00HW004: similar 2'])
    expect(outcome.reason(2)).toMatchObject({ kind: 'oem', raw: '00HW003' })
  })

  test('its words are reported as missing, not as ignored', async () => {
    const { parts } = await find('Lenovo ThinkPad T480\nFoo Bar 99\nFoo Bar 98')
    expect(parts.map(({ kind, text, state }) => [kind, text, state])).toEqual([
      ['device', 'Lenovo ThinkPad T480', 'found'],
      ['device', 'Foo Bar 99', 'missing'],
      ['device', 'Foo Bar 98', 'missing'],
    ])
  })

  test('lines after the fiftieth are counted', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => `Foo Bar ${at + 10}`)
    const { groups, unread } = await find(['Lenovo ThinkPad T480', ...lines].join('\n'))
    expect([groups.length, unread.numbers]).toEqual([50, 11])
  })
})

describe('a text about one battery is not taken for a list with missing lines', () => {
  test.each<[string, string]>([
    ['a label', 'Rechargeable Li-ion Battery\n45N1127\n11.1V 4400mAh\n3ICR19/66-2\nMade in China'],
    ['a serial number', 'Lenovo ThinkPad T480\nS/N PF0ABC12'],
    ['a date', 'Model 45N1127\n11.1V\nDate: 2019-04'],
    ['the same device twice', 'Lenovo ThinkPad T480\nThinkPad T480'],
    ['a title with commas', 'New battery 45N1127 for Lenovo, black, Foo 99, 11.1V'],
    ['an email', 'Dear Sir,\nwe need 45N1127.\nHotel Astoria 12b\nMain hall\nThank you'],
  ])('%s', async (_, keyword) => {
    const outcome = await find(keyword)
    expect([groupsOf(outcome), outcome.productIds]).toEqual([[], [1]])
  })
})

describe('cells and identifiers in a list', () => {
  test('short names of cells are found where they stand alone', async () => {
    const outcome = await find('45N1127\nAA\nA23\nLR6')
    expect(groupsOf(outcome)).toEqual(['45N1127: found 1', 'AA + LR6: found 5', 'A23: found 7'])
  })

  test('every identifier of an Apple device is found, and devices beside them', async () => {
    const outcome = await find('iPhone13,2\niPhone14,5\nSamsung Galaxy S9')
    expect(groupsOf(outcome)).toEqual([
      'iPhone13,2: found 1',
      'iPhone14,5: found 2',
      'Samsung Galaxy S9: found 4',
    ])
  })
})
