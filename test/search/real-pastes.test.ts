// Texts as buyers really paste them: machine types, several numbers of one pack, values, short numbers, long lists.
import { describe, expect, test } from 'vitest'
import { searchIndex } from '../../src/server/modules/search/search-service.ts'
import { smallIndex } from '../support/small-catalogue.ts'

const catalogue = smallIndex([
  {
    id: 1,
    deviceBrand: 'HP',
    partNumbers: ['CD03XL', 'HSTNN-LB8G', '933321-855'],
    superseded: ['HSTNN-UB7P'],
    devices: ['HP ProBook 450 G5'],
    voltage: 11.4,
    capacity_mah: 4_200,
  },
  { id: 2, deviceBrand: 'HP', partNumbers: ['SS03XL'], voltage: 11.4, capacity_mah: 4_750 },
  {
    id: 3,
    deviceBrand: 'Lenovo',
    devices: ['Lenovo ThinkPad T450', 'Lenovo 20BX', 'Lenovo 20BX0011GE'],
  },
  { id: 4, deviceBrand: 'Lenovo', devices: ['Lenovo ThinkPad T480', 'Lenovo 20L5'] },
  { id: 5, deviceBrand: 'Apple', devices: ['Apple iPhone 13'], category_id: 'mobile-phone' },
  { id: 6, partNumbers: ['13', 'PR48'], chemistry: 'zinc-air', voltage: 1.4 },
  { id: 7, partNumbers: ['NP7-12'], chemistry: 'lead-acid', voltage: 12, capacity_mah: 7_000 },
  { id: 8, partNumbers: ['NP7.2-12'], chemistry: 'lead-acid', voltage: 12, capacity_mah: 7_200 },
  { id: 9, deviceBrand: 'Samsung', partNumbers: ['EB-BG965ABE', 'EB-BG610ABE'] },
  { id: 10, deviceBrand: 'LG', partNumbers: ['LGC-W41'], devices: ['LG W41'] },
])

async function find(keyword: string) {
  return searchIndex(await catalogue, keyword)
}

/**
 * Lenovo numbers its machines: four characters for the type, then its configuration. Labels call both together MTM
 * (machine type model).
 */
describe('machine types', () => {
  test.each<[string, number]>([
    ['20BX-CTO1WW', 3],
    ['MTM 20BX-CTO1WW', 3],
    ['MTM: 20BX-CTO1WW', 3],
    ['Type 20L5-S00000', 4],
    ['TYPE 20L5-S00000 S/N PF-0ABC12', 4],
  ])(
    '%s is found by the first four characters, whatever its configuration',
    async (keyword, id) => {
      const { certainty, productIds, reason } = await find(keyword)
      expect([certainty, productIds]).toEqual(['family', [id]])
      expect(reason(id).kind).toBe('device')
    },
  )

  test('a configuration that is listed is exact', async () => {
    expect(await find('MTM 20BX0011GE')).toMatchObject({ certainty: 'exact', productIds: [3] })
  })
})

describe('a brand', () => {
  const huawei = smallIndex([
    { id: 1, deviceBrand: 'Huawei', devices: ['Huawei HUAWEI', 'Huawei GX8'] },
    { id: 2, deviceBrand: 'Huawei', devices: ['Huawei P20'] },
  ])

  test.each(['Huawei', 'huawei', '华为', '華為'])(
    '%s lists all its batteries, although one device has the name of the brand alone',
    async (keyword) => {
      const { certainty, productIds } = searchIndex(await huawei, keyword)
      expect([certainty, productIds]).toEqual(['family', [1, 2]])
    },
  )
})

test('a number is not read as a brand with a slip', async () => {
  const { certainty, productIds } = searchIndex(
    await smallIndex([{ id: 1, deviceBrand: 'Blu', devices: ['Blu BLU'] }]),
    'BL-4U',
  )
  expect([certainty, productIds]).toEqual(['none', []])
})

describe('the numbers', () => {
  test.each([
    'CD03XL HSTNN-LB8G 933321-855',
    'CD03XL\nHSTNN-LB8G\n933321-855',
    'CD03XL, HSTNN-LB8G, 933321-855',
    '933321-855 / CD03XL',
  ])('of one pack are found as one battery: %j', async (keyword) => {
    const { certainty, productIds, groups, parts } = await find(keyword)
    expect([certainty, productIds, groups]).toEqual(['exact', [1], []])
    expect(parts.every(({ kind, state }) => kind === 'number' && state === 'found')).toBe(true)
  })

  test('of one pack are one group beside another battery', async () => {
    const { groups } = await find('CD03XL\nSS03XL\n933321-855')
    expect(groups.map(({ texts, state, productIds }) => [texts, state, productIds])).toEqual([
      [['CD03XL', '933321-855'], 'found', [1]],
      [['SS03XL'], 'found', [2]],
    ])
  })

  test('a superseded number finds the pack that has it now, and says so', async () => {
    const { certainty, productIds, reason } = await find('hstnn-ub7p battery')
    expect([certainty, productIds]).toEqual(['exact', [1]])
    expect(reason(1)).toMatchObject({ kind: 'superseded', raw: 'HSTNN-UB7P' })
  })

  test.each(['EB-BG960ABE', 'LGC-LGW50'])(
    '%s is not in the catalogue: at most similar numbers are found, and it is recorded as a demand',
    async (keyword) => {
      const { certainty, productIds, difference, demands } = await find(keyword)
      expect(['none', 'similar']).toContain(certainty)
      for (const id of productIds) expect(difference(id)).toMatchObject({ asked: keyword })
      expect(demands).toEqual([keyword.toLowerCase().replace('-', ' ')])
    },
  )

  test('of sixty numbers fifty are looked up, and the others are counted', async () => {
    const numbers = Array.from({ length: 58 }, (_, at) => `ZX${at + 100}Q77`)
    const { groups, unread, certainty } = await find(['CD03XL', ...numbers, 'SS03XL'].join('\n'))
    expect(groups.map(({ state }) => state).filter((state) => state === 'found')).toHaveLength(2)
    expect([groups.length, unread.numbers, certainty]).toEqual([50, 10, 'exact'])
  })
})

test('of a list beyond the limit no number is cut and reported as missing', async () => {
  // A description beside each number, so that the characters reach their limit before the numbers reach theirs.
  const lines = Array.from({ length: 90 }, () => `HSTNN-LB8G\t${'battery '.repeat(3)}`)
  for (let more = 0; more < 15; more++) {
    const { parts, groups } = await find(`${'-'.repeat(more)}\n${lines.join('\n')}`)
    expect(parts.filter(({ state }) => state === 'missing')).toEqual([])
    expect(groups.filter(({ state }) => state !== 'found')).toEqual([])
  }
})

describe('values', () => {
  test.each<[string, string, number[]]>([
    ['12V 7.2Ah', 'family', [8, 7]],
    ['12 V / 7,2 Ah', 'family', [8, 7]],
    ['hp 4.2ah 11.4v', 'family', [1]],
    ['11.4v 4200 hp', 'family', [1]],
    ['hp 4.2ah 14.8v', 'similar', [1, 2]],
    ['hp 4.2ah 48v', 'none', []],
  ])('of the query %s make the answer %s', async (keyword, certainty, productIds) => {
    expect(await find(keyword)).toMatchObject({ certainty, productIds })
  })
})

describe('short numbers', () => {
  test('13 after iPhone is the phone, and after the word cell it is the cell', async () => {
    expect(await find('iPhone 13')).toMatchObject({ certainty: 'exact', productIds: [5] })
    expect(await find('cell 13')).toMatchObject({ certainty: 'exact', productIds: [6] })
  })

  test('16 pin is neither a cell nor a device', async () => {
    expect(await find('16 pin')).toMatchObject({ certainty: 'none', productIds: [], groups: [] })
  })
})
