// Many expensive calls at once: the excess is asked to retry, and no request waits for minutes.
import { expect, test } from 'vitest'
import { matchRowsRoute } from '../src/contract/match-rows.ts'
import { addWishLinesRoute, exportWishListRoute } from '../src/contract/wish-list.ts'
import { ask, useShop } from './support/ask.ts'
import { createMember } from './support/create-member.ts'

const shop = useShop()

test('of many pasted lists sent at once about ten are read and the others get 429', async () => {
  const pasted = Array.from({ length: 60 }, (_, row) => `latitdue batery ${row} x`).join('\n')
  const flood = await Promise.all(
    Array.from({ length: 30 }, () =>
      ask<{ retryAfter?: number }>(shop(), matchRowsRoute, { pasted }),
    ),
  )
  const codes = flood.map(({ code }) => code)
  const answered = codes.filter((code) => code === 200).length
  // The limit is ten at once; on a busy machine one or two finish before the last is sent.
  expect(answered).toBeGreaterThanOrEqual(10)
  expect(answered).toBeLessThanOrEqual(12)
  expect(codes.filter((code) => code === 429)).toHaveLength(30 - answered)
  expect(flood.find(({ code }) => code === 429)?.result.retryAfter).toBeGreaterThan(0)
  expect((await ask(shop(), matchRowsRoute, { pasted: 'VC-LT35641 5' })).code).toBe(200)
}, 60_000)

test('of many PDF exports requested at once the excess gets 429', async () => {
  const { headers } = await createMember(shop().db)
  const items = await shop().db.selectFrom('product').select('item_no').limit(300).execute()
  const lines = items.map(({ item_no: itemNo }) => ({
    itemNo,
    quantity: 5,
    note: '電池'.repeat(20),
  }))
  await ask(shop(), addWishLinesRoute, { lines }, headers)
  const { method, path: url } = exportWishListRoute
  const asPdf = () =>
    shop().app.inject({ method, url, headers, payload: { format: 'pdf', withPrices: true } })
  const flood = await Promise.all(Array.from({ length: 20 }, asPdf))
  const files = flood.filter(
    ({ headers: answered }) => answered['content-type'] === 'application/pdf',
  )
  const rejected = flood.filter(({ headers: answered }) => answered['x-result-code'] === '429')
  // At least nine are accepted before the first is ready; on a busy machine one more is, because another has ended.
  expect(files.length).toBeGreaterThanOrEqual(9)
  expect(files.length).toBeLessThanOrEqual(10)
  expect(rejected).toHaveLength(20 - files.length)
  expect((await asPdf()).headers['content-type']).toBe('application/pdf')
}, 60_000)
