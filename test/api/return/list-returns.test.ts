// GET /api/returns
import { beforeAll, expect, test } from 'vitest'
import { listReturnsRoute } from '../../../src/contract/return.ts'
import type { ResultOf } from '../../../src/contract/call.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../../support/orders.ts'
import { requestReturn, shipOrder, returnInput } from '../../support/returns.ts'

const shop = useShop()
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

test('the returns of a company are listed newest first, page by page', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const first = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  const second = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  const list = async (input: object) => {
    const sent = { rows: 1, ...input }
    return ask<ResultOf<typeof listReturnsRoute>>(
      shop(),
      listReturnsRoute,
      sent,
      dropshipper.headers,
    )
  }
  const { result } = await list({})
  expectContract(listReturnsRoute, result)
  expect(result.list).toMatchObject([{ returnNo: second, orderNo, quantity: 1, credited: null }])
  const rest = await list({ after: result.next })
  expect(rest.result).toMatchObject({ list: [{ returnNo: first }], next: null })
  const stranger = await createDropshipper(shop(), 0n)
  const none = await ask(shop(), listReturnsRoute, {}, stranger.headers)
  expect(none.result).toEqual({ list: [], next: null })
})
