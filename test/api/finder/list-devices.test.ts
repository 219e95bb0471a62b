// GET /api/finder/devices
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listFinderDevicesRoute } from '../../../src/contract/finder.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Devices = ResultOf<typeof listFinderDevicesRoute>
const shop = useShop()

describeCall(shop, listFinderDevicesRoute, { input: {} })

async function read(input: Record<string, unknown>) {
  return (await ask<Devices>(shop(), listFinderDevicesRoute, { rows: 100, ...input })).result
}

test('the list has only devices with a matching battery', async () => {
  const { list } = await read({})
  expect(list.every(({ fitCount }) => fitCount > 0)).toBe(true)
})

test('the list is filtered by brand, by type and by all words', async () => {
  const dell = await read({ brand: 'dell' })
  expect(dell.total).toBeGreaterThan(0)
  expect(dell.list.every(({ brandSlug }) => brandSlug === 'dell')).toBe(true)
  const words = await read({ brand: 'dell', keyword: ' LATITUDE 54 ' })
  expect(words.total).toBeGreaterThan(0)
  expect(words.total).toBeLessThan(dell.total)
  for (const { model, aliases } of words.list) {
    expect(`${model} ${aliases.join(' ')}`.toLowerCase()).toMatch(/latitude.*54|54.*latitude/)
  }
  const type = dell.list[0]?.deviceType.code ?? ''
  const typed = await read({ brand: 'dell', deviceType: type })
  expect(typed.list.every(({ deviceType }) => deviceType.code === type)).toBe(true)
})

test("Apple's devices are named and sorted as they are sold, and keep their model identifiers", async () => {
  const { list } = await read({ brand: 'apple', deviceType: 'laptop' })
  const named = list.map(({ model, name }) => [model, name])
  expect(named.filter(([model]) => /^MacBook(?:Air6|Pro15),/.test(model ?? ''))).toEqual([
    ['MacBookAir6,2', 'MacBook Air 13 2013–2014 (A1466)'],
    ['MacBookPro15,2', 'MacBook Pro 13 2018–2019 (A1989)'],
    ['MacBookPro15,4', 'MacBook Pro 13 2019 (A2159)'],
    ['MacBookPro15,1', 'MacBook Pro 15 2018–2019 (A1990)'],
    ['MacBookPro15,3', 'MacBook Pro 15 2018–2019 (A1990)'],
  ])
  const dell = await read({ brand: 'dell' })
  expect(dell.list.every(({ name, model }) => name === model)).toBe(true)
})

test('a number that is printed on several devices lists them all', async () => {
  const { list } = await read({ brand: 'apple', deviceType: 'laptop', keyword: 'A1990' })
  expect(list.map(({ model }) => model).sort()).toEqual(['MacBookPro15,1', 'MacBookPro15,3'])
})

test.each(['%', '_', '\\', '%%%'])('%j is searched for literally', async (keyword) => {
  for (const { model, aliases, brand } of (await read({ keyword })).list) {
    expect(`${brand} ${model} ${aliases.join(' ')}`).toContain(keyword)
  }
})

test.each([{ brand: 'nobody' }, { deviceType: 'submarine' }, { keyword: 'zzzzzz' }])(
  '%j gives an empty list',
  async (input) => {
    expect(await read(input)).toMatchObject({ total: 0, list: [] })
  },
)
