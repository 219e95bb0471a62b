// GET /api/returns/options
import { beforeAll, expect, test } from 'vitest'
import { listReturnableRoute } from '../../../src/contract/return.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../../support/orders.ts'
import { requestReturn, shipOrder, returnInput } from '../../support/returns.ts'

const shop = useShop()
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

test('the pieces of each parcel are listed, less those that are being returned', async () => {
  const orderNo = await shipOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 3 }])
  await requestReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 2 }))
  const { result } = await ask(shop(), listReturnableRoute, { orderNo }, dropshipper.headers)
  expectContract(listReturnableRoute, result)
  expect(result).toMatchObject({
    lines: [{ parcelNo: `${orderNo}-1`, position: 1, itemNo: ITEM, shipped: 3, returnable: 1 }],
  })
  const stranger = await createDropshipper(shop(), 0n)
  expect((await ask(shop(), listReturnableRoute, { orderNo }, stranger.headers)).code).toBe(404)
})
