// GET /api/finder/brands
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listFinderBrandsRoute } from '../../../src/contract/finder.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Brands = ResultOf<typeof listFinderBrandsRoute>
const shop = useShop()

describeCall(shop, listFinderBrandsRoute, { input: {}, unknownIds: { deviceType: 'submarine' } })

test('devices with a battery are counted by type and by brand', async () => {
  const { result } = await ask<Brands>(shop(), listFinderBrandsRoute, {})
  const sum = (list: { count: number }[]) => list.reduce((total, { count }) => total + count, 0)
  expect(sum(result.types)).toBe(sum(result.brands))
  expect(result.brands.find(({ slug }) => slug === 'dell')?.name).toBe('Dell')
})

test('a type restricts the list to its own brands', async () => {
  const all = (await ask<Brands>(shop(), listFinderBrandsRoute, {})).result
  for (const type of all.types) {
    const { result } = await ask<Brands>(shop(), listFinderBrandsRoute, { deviceType: type.code })
    expect(result.types).toEqual(all.types)
    expect(result.brands.reduce((sum, { count }) => sum + count, 0)).toBe(type.count)
  }
})

test('types are named in the requested language', async () => {
  const { result } = await ask<Brands>(shop(), listFinderBrandsRoute, { lang: 'zh_hk' })
  expect(result.types.map(({ name }) => name).join()).toMatch(/手提電腦/)
})
