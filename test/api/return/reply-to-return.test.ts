// POST /api/returns/{returnNo}/reply
import { beforeAll, expect, test } from 'vitest'
import { replyToReturnRoute } from '../../../src/contract/return.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { askAboutReturn, rejectReturn } from '../../../src/server/staff/returns/handle-return.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../../support/orders.ts'
import {
  readReturn,
  requestReturn,
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

test('answering a question of staff makes the return wait for a decision again, once for each key', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, {}))
  await askAboutReturn(staffOf(shop()), returnNo, 'Which colour?')
  expect((await readReturn(shop(), dropshipper, returnNo)).result.state).toBe('more_info')
  const input = { returnNo, key: 'a-key-of-an-answer-1', text: 'Black' }
  const reply = (more: object = {}, from = dropshipper) =>
    ask(shop(), replyToReturnRoute, { ...input, ...more }, from.headers)
  expect((await reply({}, await createDropshipper(shop(), 0n))).code).toBe(404)
  const { result } = await reply()
  expectContract(replyToReturnRoute, result)
  expect(result).toEqual({ returnNo, state: 'requested' })
  expect((await reply()).code).toBe(RESULT_CODES.alreadyDone)
  expect((await reply({ text: '', key: 'a-key-of-an-answer-2' })).code).toBe(422)
  await rejectReturn(staffOf(shop()), returnNo, 'Used')
  expect((await reply({ key: 'a-key-of-an-answer-3' })).code).toBe(409)
})
