// GET /api/orders
import { expect, test } from 'vitest'
import { listOrdersRoute } from '../../../src/contract/order.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import {
  createDropshipper,
  ITEM,
  placeOrder,
  type Dropshipper,
  setStock,
} from '../../support/orders.ts'

const shop = useShop()

async function list(dropshipper: Dropshipper, input: Record<string, unknown> = {}) {
  const { result } = await ask<{
    list: { orderNo: string }[]
    next: number | null
    count: number | null
  }>(shop(), listOrdersRoute, input, dropshipper.headers)
  expectContract(listOrdersRoute, result)
  return { ...result, nos: result.list.map(({ orderNo }) => orderNo) }
}

test('orders are listed newest first, page by page, and found by number, own reference, recipient and item', async () => {
  await setStock(shop(), ITEM, 100)
  const dropshipper = await createDropshipper(shop())
  const placed = []
  for (const ownReference of ['Etsy-1', 'Etsy-2', 'shop 100%']) {
    placed.push((await placeOrder(shop(), dropshipper, undefined, { ownReference })).orderNo)
  }
  const newest = placed.toReversed()
  const names = await list(dropshipper, { lang: 'zh_cn' })
  expect(names.list[0]).toMatchObject({ country: 'DE', countryName: '德国' })
  const first = await list(dropshipper, { rows: 2 })
  expect(first).toMatchObject({ nos: newest.slice(0, 2), count: 3 })
  expect(await list(dropshipper, { rows: 2, after: first.next })).toMatchObject({
    nos: newest.slice(2),
    next: null,
  })
  expect((await list(dropshipper, { q: 'etsy' })).nos).toEqual(newest.slice(1))
  expect((await list(dropshipper, { q: '%' })).nos).toEqual([])
  expect((await list(dropshipper, { q: placed[0] })).nos).toEqual([placed[0]])
  expect((await list(dropshipper, { q: 'recipient c' })).nos).toEqual(newest)
  expect((await list(dropshipper, { q: ITEM.toLowerCase() })).nos).toEqual(newest)
  expect((await list(dropshipper, { label: 'confirmed', days: 1 })).nos).toEqual(newest)
  expect((await list(dropshipper, { label: 'delivered' })).nos).toEqual([])
  expect((await list(await createDropshipper(shop()))).nos).toEqual([])
})
