// POST /api/about/product/update-information
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listUpdatesRoute } from '../../../src/contract/product-support.ts'
import { REGIONS } from '../../../src/shared/vocabulary.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Updates = ResultOf<typeof listUpdatesRoute>
const shop = useShop()

describeCall(shop, listUpdatesRoute, { input: {} })

async function read(input: Record<string, unknown>) {
  return (await ask<Updates>(shop(), listUpdatesRoute, { rows: 100, ...input })).result
}

test('the newest changes come first, numbered through the whole list', async () => {
  const first = await read({ rows: 10 })
  const second = await read({ rows: 10, page: 2 })
  const rows = [...first.list, ...second.list]
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  const days = rows.map(({ date }) => date)
  expect(days).toEqual([...days].sort().reverse())
})

test('the list is filtered by category, brand, region and days', async () => {
  const general = await read({ category: 'general', lang: 'zh_hk' })
  expect(new Set(general.list.map(({ category }) => category)).size).toBe(1)
  const ultra = await read({ brand: 'Voltcell Ultra' })
  expect(ultra.list.every(({ brand }) => brand === 'Voltcell Ultra')).toBe(true)
  const europe = await read({ region: 'EU' })
  expect(europe.list.every(({ region }) => /Europe|Global/.test(region))).toBe(true)
  const days = await read({ from: '2026-03-01', to: '2026-03-31' })
  expect(days.total).toBeGreaterThan(0)
  expect(days.list.every(({ date }) => date.startsWith('2026-03'))).toBe(true)
})

test('a product without sales regions is sold everywhere, so that it is listed under each region', async () => {
  const { list } = await read({ rows: 1 })
  const [row] = list
  if (!row) throw new Error('no updates')
  const setRegions = (regions: string[]) =>
    shop().owner.updateTable('product').set({ regions }).where('item_no', '=', row.itemNo).execute()
  await setRegions([])
  try {
    const { list: inEurope } = await read({ region: 'EU', rows: 99 })
    expect(inEurope.find(({ itemNo }) => itemNo === row.itemNo)).toMatchObject({
      regions: ['GLOBAL'],
      region: 'Global',
    })
  } finally {
    await setRegions(row.regions)
  }
})

test('each row has the codes of the regions that it names', async () => {
  const { list } = await read({ lang: 'en_us', rows: 100 })
  for (const { region, regions } of list) {
    expect(regions.map((code) => REGIONS[code]?.en_us).join(', ')).toBe(region)
  }
  expect(list.some(({ regions }) => regions.length > 1)).toBe(true)
})

test('the same change of both twins is one row of a list per pack, and two rows of a list per item', async () => {
  const shown = (row: Updates['list'][number]) => [row.itemNo, row.pair?.itemNo ?? '']
  const days = { category: 'laptop', from: '2026-03-12', to: '2026-03-12' }
  const items = await read(days)
  expect(items.list.every(({ pair }) => pair === null)).toBe(true)
  for (const perPack of ['main', 'high-performance'] as const) {
    const packs = await read({ ...days, perPack })
    const merged = packs.list.filter(({ pair }) => pair)
    expect(merged.length).toBeGreaterThan(0)
    const lead = perPack === 'main' ? 'VC-' : 'VU-'
    expect(merged.every(({ itemNo }) => itemNo.startsWith(lead))).toBe(true)
    expect(packs.total).toBeLessThan(items.total)
    expect(packs.total + merged.length).toBe(items.total)
    const numbers = packs.list.flatMap(shown).filter(Boolean)
    expect(new Set(items.list.map(({ itemNo }) => itemNo)).size).toBe(new Set(numbers).size)
  }
  const ultra = { ...days, brand: 'Voltcell Ultra', perPack: 'main' }
  expect((await read(ultra)).list.every(({ pair }) => pair === null)).toBe(true)
})

test.each([{ from: '2026-03-31', to: '2026-03-01' }, { from: '9999-12-31' }])(
  '%j gives an empty list',
  async (input) => {
    expect(await read(input)).toMatchObject({ total: 0, list: [] })
  },
)

test.each([{ category: 'submarines' }, { brand: 'Nobody' }, { region: 'MOON' }])(
  'filtering by %j is answered with 404',
  async (input) => {
    expect((await ask(shop(), listUpdatesRoute, input)).code).toBe(404)
  },
)

test('a row counts the devices and numbers that it does not name', async () => {
  const { list } = await read({ category: 'laptop' })
  const long = list.find(({ compatibility }) => compatibility.includes(' more'))
  expect(long?.compatibility).toMatch(/^[^,]+, [^,]+, .+ and \d+ more$/)
})

test.each(['2026-02-30', '1.3.2026', '2026-3-1', '', '2026-03-01T00:00:00Z'])(
  'the day %j is answered with 422',
  async (from) => {
    const answer = await ask(shop(), listUpdatesRoute, { from, lang: 'zh_cn' })
    expect(rejectedFields(answer, 'zh_cn')).toEqual(['from'])
  },
)
