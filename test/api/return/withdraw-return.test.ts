// POST /api/returns/{returnNo}/withdraw
import { beforeAll, expect, test } from 'vitest'
import { withdrawReturnRoute } from '../../../src/contract/return.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { approveReturn, receiveReturn } from '../../../src/server/staff/returns/handle-return.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../../support/orders.ts'
import {
  requestReturn,
  sendReturn,
  shipOrder,
  staffOf,
  returnInput,
} from '../../support/returns.ts'

const shop = useShop()
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

test('the pieces of a withdrawn return may be returned again, and a repetition changes nothing', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 2 }))
  const withdraw = (from: Dropshipper) =>
    ask(shop(), withdrawReturnRoute, { returnNo }, from.headers)
  expect((await withdraw(await createDropshipper(shop(), 0n))).code).toBe(404)
  const { code, result } = await withdraw(dropshipper)
  expect(code).toBe(200)
  expectContract(withdrawReturnRoute, result)
  expect((await withdraw(dropshipper)).code).toBe(RESULT_CODES.alreadyDone)
  expect((await sendReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 2 }))).code).toBe(
    200,
  )
})

test('a return that has arrived is not withdrawn', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  await approveReturn(staffOf(shop()), returnNo)
  await receiveReturn(staffOf(shop()), returnNo)
  const answer = await ask(shop(), withdrawReturnRoute, { returnNo }, dropshipper.headers)
  expect(answer).toMatchObject({ code: 409, result: { state: 'received' } })
})
