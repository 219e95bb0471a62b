// One matcher for all entry points: results, suggestions, finder, fit check and pasted rows agree on every query.
import { describe, expect, test } from 'vitest'
import type { ResultOf } from '../../src/contract/call.ts'
import { listFinderDevicesRoute } from '../../src/contract/finder.ts'
import { listFitsRoute } from '../../src/contract/product.ts'
import {
  searchProductsRoute,
  type SearchAnswer,
  type Suggestion,
  suggestRoute,
} from '../../src/contract/search.ts'
import { matchRowsRoute } from '../../src/contract/match-rows.ts'
import { findSuggestions } from '../../src/server/modules/search/match/find-suggestions.ts'
import { parseQuery } from '../../src/server/modules/search/query/parsed-query.ts'
import { ask, useShop } from '../support/ask.ts'
import { smallIndex } from '../support/small-catalogue.ts'

const shop = useShop()

async function answer<T>(
  route: Parameters<typeof ask>[1],
  input: Record<string, unknown>,
): Promise<T> {
  const { code, result } = await ask<T>(shop(), route, input)
  expect(code).toBe(200)
  return result
}

const search = (keyword: string) => answer<SearchAnswer>(searchProductsRoute, { keyword, rows: 50 })
const suggest = async (keyword: string) =>
  (await answer<{ list: Suggestion[] }>(suggestRoute, { keyword })).list
const findDevices = async (keyword: string) =>
  (await answer<ResultOf<typeof listFinderDevicesRoute>>(listFinderDevicesRoute, { keyword })).list
const fits = async (itemNo: string, keyword: string) =>
  (await answer<ResultOf<typeof listFitsRoute>>(listFitsRoute, { itemNo, keyword, rows: 100 })).list
const matchRow = async (pasted: string) => {
  const { rows } = await answer<ResultOf<typeof matchRowsRoute>>(matchRowsRoute, { pasted })
  expect(rows).toHaveLength(1)
  return rows[0]!
}

const T440 = { item: 'VC-LT97948', device: 'lenovo-thinkpad-t440', label: 'Lenovo ThinkPad T440' }
const X1_6 = {
  item: 'VC-LT55509',
  device: 'lenovo-thinkpad-x1-carbon-6th',
  label: 'Lenovo ThinkPad X1 Carbon 6th',
}
const X1_10 = {
  item: 'VC-LT22344',
  device: 'lenovo-thinkpad-x1-carbon-gen-10',
  label: 'Lenovo ThinkPad X1 Carbon Gen 10',
}
const NOTE20 = {
  item: 'VC-MP45047',
  device: 'samsung-galaxy-note20-ultra-5g',
  label: 'Samsung Galaxy Note20 Ultra',
}
const L5490 = { item: 'VC-LT89236', device: 'dell-latitude-5490', label: 'Dell Latitude 5490' }

type Named = typeof T440

describe('devices', () => {
  test.each<[string, Named]>([
    ['Lenovo ThinkPad T440', T440],
    ['thinkpad t440', T440],
    ['thinkpad-t440', T440],
    ['t 440', T440],
    ['T440', T440],
    ['联想 T440', T440],
    ['聯想 T440', T440],
    ['lianxiang t440', T440],
    ['Lenovo T440 battery', T440],
    ['x1 carbon gen 6', X1_6],
    ['X1 Carbon Gen6', X1_6],
    ['X1 Carbon 6th', X1_6],
    ['ThinkPad X1 Carbon 6th Gen', X1_6],
    ['ThinkPad X1 Carbon (6th generation)', X1_6],
    ['X1 Carbon G6', X1_6],
    ['x1 carbon sixth gen', X1_6],
    ['x1 carbon 第6代', X1_6],
    ['x one carbon gen six', X1_6],
    ['x1 carbon gen 10', X1_10],
    ['x1 carbon 10th', X1_10],
    ['note20ultra', NOTE20],
    ['note 20 ultra', NOTE20],
    ['三星 note20 ultra', NOTE20],
    ['Dell Latitude 5490', L5490],
    ['latitude-5490', L5490],
    ['戴尔 latitude 5490', L5490],
    ['戴爾 Latitude 5490', L5490],
    ['Akku für Dell Latitude 5490', L5490],
  ])('all entry points find the device for %s', async (keyword, { item, device, label }) => {
    const found = await search(keyword)
    expect(found.certainty).toBe('exact')
    expect(found.list.map(({ itemNo }) => itemNo)).toContain(item)
    expect(found.list[0]?.matchedOn).toMatchObject({ kind: 'device', raw: label })

    const suggestions = await suggest(keyword)
    expect(suggestions.find(({ kind }) => kind === 'device')?.url).toBe(`/device/${device}`)

    const devices = await findDevices(keyword)
    expect(devices.map(({ slug }) => slug)).toContain(device)

    const labels = (await fits(item, keyword)).map((fit) => fit.label)
    expect(labels).toContain(label)

    const row = await matchRow(keyword)
    expect(['ok', 'ambiguous']).toContain(row.outcome)
    expect(row.match).toEqual({ kind: 'device', raw: label })
    // A row names at most five products, all of which the search found.
    expect(found.list.map(({ itemNo }) => itemNo)).toEqual(
      expect.arrayContaining(row.products.map(({ itemNo }) => itemNo)),
    )
  })

  test.each<[string, Named]>([
    ['lenvo thinkpad t440', T440],
    ['lenovo thinkpda t440', T440],
    ['Samsnug note20 ultra', NOTE20],
  ])(
    'the mistyped %s is interpreted alike by all entry points',
    async (keyword, { item, device, label }) => {
      const found = await search(keyword)
      expect(found.certainty).toBe('similar')
      expect(found.list[0]).toMatchObject({ itemNo: item, difference: { about: 'words' } })
      expect((await suggest(keyword)).map(({ url }) => url)).toContain(`/device/${device}`)
      expect((await findDevices(keyword)).map(({ slug }) => slug)).toContain(device)
      expect((await fits(item, keyword)).map((fit) => fit.label)).toContain(label)
      // A list is never filled with guesses: the row gets no item, and the item is suggested.
      const row = await matchRow(keyword)
      expect(row.outcome).toBe('not_found')
      expect(row.products.map(({ itemNo }) => itemNo)).toContain(item)
    },
  )

  test.each([
    ['x1 carbon gen 6', X1_10],
    ['x1 carbon gen 10', X1_6],
    ['thinkpad t440', X1_6],
    ['note 20 ultra', T440],
  ])('%s does not fit another battery', async (keyword, { item }) => {
    expect((await search(keyword)).list.map(({ itemNo }) => itemNo)).not.toContain(item)
    expect(await fits(item, keyword)).toEqual([])
    expect((await matchRow(keyword)).products.map(({ itemNo }) => itemNo)).not.toContain(item)
  })
})

// In GS1 codes and GS1 Digital Links, 01 comes before the GTIN (barcode number) and 10 before the lot.
describe('numbers, sizes and barcodes', () => {
  test.each([
    ['45N1127', 'VC-LT97948', 'oem', '45N1127'],
    ['45n-1127', 'VC-LT97948', 'oem', '45N1127'],
    ['４５Ｎ１１２７', 'VC-LT97948', 'oem', '45N1127'],
    ['00-HW-003', 'VC-LT35641', 'oem', '00HW003'],
    ['VC-LT97948', 'VC-LT97948', 'item_no', 'VC-LT97948'],
    ['vc lt97948', 'VC-LT97948', 'item_no', 'VC-LT97948'],
    ['LR44', 'VC-GC85832', 'iec', 'LR44'],
    ['AAA', 'VC-GC43671', 'oem', 'AAA'],
    ['HR6', 'VC-GC40881', 'iec', 'HR6'],
    ['2900000979482', 'VC-LT97948', 'ean', '2900000979482'],
    ['2 900000 979482', 'VC-LT97948', 'ean', '2900000979482'],
    ['(01)02900000979482', 'VC-LT97948', 'ean', '2900000979482'],
    ['https://shop.example/01/02900000979482/10/L1', 'VC-LT97948', 'ean', '2900000979482'],
  ])('all entry points find the item for %s', async (keyword, item, kind, raw) => {
    const found = await search(keyword)
    expect(found.certainty).toBe('exact')
    expect(found.list[0]).toMatchObject({ itemNo: item, matchedOn: { kind, raw } })

    const [first] = await suggest(keyword)
    expect(first?.text).toBe(raw)

    const row = await matchRow(keyword)
    expect(row.match).toEqual({ kind, raw })
    expect(row.products[0]?.itemNo).toBe(item)
  })

  test.each([
    ['45N1127', 'VC-LT97948'],
    ['00-HW-003', 'VC-LT35641'],
    ['vc lt97948', 'VC-LT97948'],
    ['2900000979482', 'VC-LT97948'],
    ['(01)02900000979482', 'VC-LT97948'],
    ['https://shop.example/01/02900000979482/10/L1', 'VC-LT97948'],
  ])('%s names no device for the finder and the fit check', async (keyword, item) => {
    expect(await findDevices(keyword)).toEqual([])
    expect(await fits(item, keyword)).toEqual([])
  })

  test('a number one digit off is offered by all, and certain for none', async () => {
    const found = await search('45N1128')
    expect(found.certainty).toBe('similar')
    expect(found.list[0]?.itemNo).toBe('VC-LT97948')
    expect((await suggest('45N1128')).map(({ text }) => text)).toContain('45N1127')
    const row = await matchRow('45N1128')
    expect([row.outcome, row.products[0]?.itemNo]).toEqual(['not_found', 'VC-LT97948'])
  })
})

describe('values', () => {
  test.each([
    ['11.1V', 'family', '11.1 V', '11.1 V'],
    ['１１.１Ｖ', 'family', '11.1 V', '11.1 V'],
    ['11.1伏', 'family', '11.1 V', '11.1 V'],
    ['15.2V', 'family', '15.2 V', '15.2 V'],
    ['11.1V 4400mAh', 'family', '11.1 V · 4400 mAh', '11.1 V · 4400 mAh'],
    ['11.1V 4.4Ah', 'family', '11.1 V · 4400 mAh', '11.1 V · 4400 mAh'],
    ['11.1伏 4400毫安时', 'family', '11.1 V · 4400 mAh', '11.1 V · 4400 mAh'],
    ['11.4V 97Wh', 'family', '11.4 V · 97 Wh', '11.4 V · 97.01 Wh'],
    ['3.85V 4500mAh', 'similar', '3.85 V · 4500 mAh', '3.85 V · 5800 mAh'],
  ])('all entry points read %s alike', async (keyword, certainty, asked, found) => {
    const answer = await search(keyword)
    expect(answer.certainty).toBe(certainty)
    expect(answer.list[0]?.matchedOn).toMatchObject({ kind: 'specification', raw: found })

    const [first] = await suggest(keyword)
    expect([first?.kind, first?.text]).toEqual(['values', asked])

    // Values name no item: the row gets none, and the nearest batteries are suggested.
    const row = await matchRow(keyword)
    expect([row.outcome, row.match]).toEqual(['not_found', null])
    expect(row.products[0]?.itemNo).toBe(answer.list[0]?.itemNo)
    expect(await findDevices(keyword)).toEqual([])
  })
})

describe('suggestions for what is mistyped, joined or several things at once', () => {
  const catalogue = smallIndex([
    { id: 1, deviceBrand: 'Apple', devices: ['Apple iPhone 12', 'Apple iPhone 13'] },
    { id: 2, deviceBrand: 'HP', partNumbers: ['SS03XL'], devices: ['HP EliteBook 840 G5'] },
    { id: 3, deviceBrand: 'HP', partNumbers: ['RR03XL'], devices: ['HP ProBook 430 G5'] },
    { id: 4, deviceBrand: 'Lenovo', devices: ['Lenovo ThinkPad T440'] },
    { id: 5, partNumbers: ['A1417'], voltage: 11.4, energy_wh: 97 },
  ])

  test.each<[string, string[]]>([
    ['lenpvo', ['Lenovo', 'Lenovo ThinkPad T440']],
    ['iphne', ['Apple iPhone 12', 'Apple iPhone 13']],
    ['840g5', ['HP EliteBook 840 G5']],
    ['SS03XL, RR03XL', ['SS03XL', 'RR03XL']],
    ['11.4V 97Wh', ['11.4 V · 97 Wh']],
  ])('%s suggests what is meant', async (keyword, labels) => {
    const suggested = findSuggestions(await catalogue, parseQuery(keyword))
    expect(suggested.map(({ label }) => label)).toEqual(labels)
  })
})

describe('nothing to find', () => {
  test.each(['zzqqxxyy', 'please', '!!!'])(
    'no entry point finds anything for %j',
    async (keyword) => {
      expect((await search(keyword)).total).toBe(0)
      expect(await suggest(keyword)).toEqual([])
      expect(await fits('VC-LT97948', keyword)).toEqual([])
      const { rows } = await answer<ResultOf<typeof matchRowsRoute>>(matchRowsRoute, {
        pasted: keyword,
      })
      expect(rows.filter(({ outcome }) => outcome === 'ok')).toEqual([])
    },
  )
})
