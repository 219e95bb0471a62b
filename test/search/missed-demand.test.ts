// Missed demand of lists: one missed search is recorded for each battery that was not found, without personal text.
import { describe, expect, test } from 'vitest'
import { searchProductsRoute } from '../../src/contract/search.ts'
import { flushMissedSearches } from '../../src/server/modules/search/missed-search-service.ts'
import { searchIndex } from '../../src/server/modules/search/search-service.ts'
import { ask, useShop } from '../support/ask.ts'
import { smallIndex } from '../support/small-catalogue.ts'

const shop = useShop()
const catalogue = smallIndex([
  { id: 1, partNumbers: ['45N1127'], deviceBrand: 'Lenovo', devices: ['Lenovo ThinkPad T480'] },
  { id: 2, partNumbers: ['00HW003'], voltage: 15.2, deviceBrand: 'HP' },
  { id: 4, partNumbers: ['6LR61', '9V'], chemistry: 'alkaline', voltage: 9 },
  {
    id: 3,
    deviceBrand: 'Samsung',
    devices: Array.from({ length: 20 }, (_, at) => `Samsung Galaxy S${at + 1}`),
  },
])

async function demandsOf(keyword: string): Promise<string[]> {
  return searchIndex(await catalogue, keyword).demands
}

describe('the demand of a list', () => {
  test.each<[string, string, string[]]>([
    ['all found', '45N1127\n00HW003', []],
    ['one missing', '45N1127\nZZ99XQ12', ['zz99xq12']],
    ['all missing', 'ZX100Q77\nZX200Q88', ['zx100q77', 'zx200q88']],
    ['the same twice', 'ZX100Q77\nZX200Q88\nZX100Q77', ['zx100q77', 'zx200q88']],
    ['a similar number', '45N1128\n00HW003', ['45n1128']],
    ['another voltage', '45N1127 14.8V\n00HW003', ['45n1127 14.8 V']],
    ['a missing number with its voltage', '45N1127\nZZ99XQ12 14.8V', ['zz99xq12 14.8 V']],
    ['another chemistry', '45N1127 NiMH\n00HW003 NiMH', ['45n1127 NiMH', '00hw003 NiMH']],
    ['a device', 'Lenovo ThinkPad T480\nSamsung Galaxy S99', ['samsung galaxy s99']],
    [
      'a barcode after (01), the GS1 identifier of a GTIN',
      '45N1127\n00HW003\n(01)02900000979475',
      ['2900000979475'],
    ],
  ])('%s', async (_, keyword, demands) => {
    expect(await demandsOf(keyword)).toEqual(demands)
  })

  test.each<[string, string]>([
    ['an address', '45N1127\nZZ99XQ12\n5 Main Street\nAda Lovelace'],
    ['a name with a digit', '45N1127\nZZ99XQ12\nJohn Smith 3rd'],
    ['a telephone number', '45N1127\nZZ99XQ12\n+852 9123 4567'],
    ['an email address', '45N1127\nZZ99XQ12\nada99lovelace@example.com'],
  ])('%s below the numbers is not recorded', async (_, keyword) => {
    expect(await demandsOf(keyword)).toEqual(['zz99xq12'])
  })

  test('a text that is not a list is at most one demand', async () => {
    expect(await demandsOf('need ZX100Q77 or 45N1128 14.8V')).toHaveLength(1)
    expect(await demandsOf('Samsung Galaxy S99')).toEqual(['samsung galaxy s99'])
    expect(await demandsOf('Dyson V8 battery')).toEqual(['vacuum-cleaner'])
    expect(await demandsOf('9V lead acid')).toEqual(['9V lead acid'])
  })
})

async function recorded(norms: string[]): Promise<Record<string, number>> {
  await flushMissedSearches(shop().db)
  const rows = shop().db.selectFrom('missed_search').select(['norm', 'count'])
  const found = await rows.where('norm', 'in', norms).execute()
  return Object.fromEntries(found.map(({ norm, count }) => [norm, count]))
}

test('a search records each missing battery of a list, on its first page alone', async () => {
  const keyword = '45N1127\nQY100Q77\nQY200Q88 14.8V'
  for (const page of [1, 2]) {
    const { code } = await ask(shop(), searchProductsRoute, { keyword, page })
    expect(code).toBe(200)
  }
  const norms = ['qy100q77', 'qy200q88148v', 'qy100q77qy200q88', 'qy100q77qy200q88148v']
  expect(await recorded(norms)).toEqual({ qy100q77: 1, qy200q88148v: 1 })
})

test('a missing battery of a list is counted together with the same number searched alone', async () => {
  for (const keyword of ['45N1127, QY300Q99', 'qy-300-q99']) {
    expect((await ask(shop(), searchProductsRoute, { keyword })).code).toBe(200)
  }
  expect(await recorded(['qy300q99'])).toEqual({ qy300q99: 2 })
})
