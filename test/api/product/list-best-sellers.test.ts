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
  const popularity = new Map(
    (await shop().db.selectFrom('product').select(['item_no', 'popularity']).execute()).map(
      (row) => [row.item_no, row.popularity],
    ),
  )
  const order = list.map(({ itemNo }) => popularity.get(itemNo) ?? -1)
  expect(order).toEqual([...order].sort((a, b) => b - a))
})

test('only the first hundred are best sellers, unless the request names another number', async () => {
  const totalOf = async (input: object) =>
    (await ask<Best>(shop(), listBestSellersRoute, { ...input, rows: 1 })).result.total
  expect([await totalOf({}), await totalOf({ most: 7 })]).toEqual([100, 7])
})

test('by pack, only the requested number of packs is listed, each once', async () => {
  const input = { perPack: 'main', most: 15, rows: 10 }
  const read = async (page: number) =>
    (await ask<Best>(shop(), listBestSellersRoute, { ...input, page })).result
  const [first, second] = [await read(1), await read(2)]
  expect([first.total, first.list.length, second.list.length]).toEqual([15, 10, 5])
  const cards = [...first.list, ...second.list]
  const numbers = cards.flatMap(({ itemNo, pair }) => (pair ? [itemNo, pair.itemNo] : [itemNo]))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(cards.some(({ pair }) => pair)).toBe(true)
})

test('a category restricts the list to its products', async () => {
  const { list } = (
    await ask<Best>(shop(), listBestSellersRoute, { categoryId: 'general', rows: 100 })
  ).result
  expect(list.length).toBeGreaterThan(1)
  expect(list.every(({ category }) => category.code === 'general')).toBe(true)
})
