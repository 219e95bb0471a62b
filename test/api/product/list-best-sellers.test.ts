// GET /api/product/bestseller
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listBestSellersRoute } from '../../../src/contract/product.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Best = ResultOf<typeof listBestSellersRoute>
const shop = useShop()

describeCall(shop, listBestSellersRoute, { input: {}, unknownIds: { categoryId: 'submarines' } })

test('the most requested products come first, without discontinued items', async () => {
  const { list } = (await ask<Best>(shop(), listBestSellersRoute, { rows: 100 })).result
  expect(list.every(({ stop }) => !stop)).toBe(true)
  const { rows } = { rows: list.map(({ itemNo }) => itemNo) }
  const popularity = new Map(
    (await shop().db.selectFrom('product').select(['item_no', 'popularity']).execute()).map(
      (row) => [row.item_no, row.popularity],
    ),
  )
  const order = rows.map((itemNo) => popularity.get(itemNo) ?? -1)
  expect(order).toEqual([...order].sort((a, b) => b - a))
})

test('a category restricts the list to its products', async () => {
  const { list } = (
    await ask<Best>(shop(), listBestSellersRoute, { categoryId: 'general', rows: 100 })
  ).result
  expect(list.length).toBeGreaterThan(1)
  expect(list.every(({ category }) => category.code === 'general')).toBe(true)
})
