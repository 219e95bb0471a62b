// GET /api/product/news
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listNewProductsRoute } from '../../../src/contract/product.ts'
import { sellerDay } from '../../../src/shared/seller-day.ts'
import { DAY_MS } from '../../../src/shared/time.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type NewProducts = ResultOf<typeof listNewProductsRoute>
const shop = useShop({ clock: () => NOW })
const NOW = new Date('2026-09-20T10:00:00Z')

describeCall(shop, listNewProductsRoute, { input: {} })

async function read(input: Record<string, unknown>) {
  return (await ask<NewProducts>(shop(), listNewProductsRoute, { rows: 100, ...input })).result
}

test('the available ones are listed with the newest first', async () => {
  const { list } = await read({})
  const days = list.filter(({ stop }) => !stop).map(({ listedOn }) => listedOn)
  expect(days).toEqual([...days].sort().reverse())
})

test('the months add up to the whole, and each lists its own products', async () => {
  const { months, total } = await read({ rows: 1 })
  expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  const { month, count } = months[1]!
  const found = await read({ month })
  expect(found.total).toBe(count)
  expect(found.list.every(({ listedOn }) => listedOn.startsWith(month))).toBe(true)
})

test('per pack the count of each month is the number of packs that it lists', async () => {
  const { months } = await read({ rows: 1, perPack: 'main' })
  const items = (await read({ rows: 1 })).months
  expect(months.map(({ month }) => month)).toEqual(items.map(({ month }) => month))
  for (const { month, count } of months.slice(0, 6))
    expect((await read({ month, perPack: 'main', rows: 1 })).total).toBe(count)
  const sum = (all: NewProducts['months']) => all.reduce((total, { count }) => total + count, 0)
  expect(sum(months)).toBeLessThan(sum(items))
})

test('a month without products is empty, a malformed one is answered with 422', async () => {
  expect((await read({ month: '1999-01' })).total).toBe(0)
  const answer = await ask(shop(), listNewProductsRoute, { month: 'May', lang: 'zh_cn' })
  expect(rejectedFields(answer, 'zh_cn')).toEqual(['month'])
})

test('with the field days only products listed within so many days of the seller are new, each pack once', async () => {
  const all = await read({})
  const { total, list } = await read({ days: 90, perPack: 'main' })
  expect(total).toBeGreaterThan(5)
  expect(total).toBeLessThan(all.total)
  const first = sellerDay(new Date(NOW.getTime() - 89 * DAY_MS))
  expect(list.every(({ listedOn }) => listedOn >= first)).toBe(true)
  const numbers = list.flatMap(({ itemNo, pair }) => (pair ? [itemNo, pair.itemNo] : [itemNo]))
  expect(new Set(numbers).size).toBe(numbers.length)
})
