// POST /api/category/service
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listCategoriesRoute, listProductsRoute } from '../../../src/contract/product.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Tree = ResultOf<typeof listCategoriesRoute>
const shop = useShop()

describeCall(shop, listCategoriesRoute, { input: {}, unknownIds: { parentId: 'submarines' } })

test('each branch has its product count and device brands', async () => {
  const { list } = (await ask<Tree>(shop(), listCategoriesRoute, {})).result
  const root = list[0]
  expect(root).toMatchObject({ parentId: null, url: '/allproduct' })
  const { count } = await shop()
    .db.selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('category_id', '=', 'laptop')
    .executeTakeFirstOrThrow()
  const laptop = list.find(({ categoryId }) => categoryId === 'laptop')
  expect(laptop).toMatchObject({ count, url: '/secondarytype/batteries/laptop' })
  expect(laptop?.packCount).toBeLessThan(count)
  const packs = await ask<{ total: number }>(shop(), listProductsRoute, {
    categoryId: 'laptop',
    perPack: 'main',
  })
  expect(laptop?.packCount).toBe(packs.result.total)
  const counts = laptop?.topBrands.map((brand) => brand.count) ?? []
  expect(counts.length).toBeGreaterThan(3)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
})

test('a parent restricts the list to its children', async () => {
  const { list } = (await ask<Tree>(shop(), listCategoriesRoute, { parentId: 'batteries' })).result
  expect(list.length).toBeGreaterThan(3)
  expect(list.every(({ parentId }) => parentId === 'batteries')).toBe(true)
})
