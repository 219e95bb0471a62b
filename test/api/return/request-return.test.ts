// POST /api/returns
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { requestReturnRoute } from '../../../src/contract/return.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../../support/orders.ts'
import { mailsTo } from '../../support/outbox.ts'
import { readReturn, sendReturn, shipOrder, returnInput } from '../../support/returns.ts'

const shop = useShop()
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

test('a return of the last pieces of a parcel is requested once, and the member gets a mail', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const both = await Promise.all([
    sendReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 2 })),
    sendReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 2 })),
  ])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 422])
  const { result } = both.find(({ code }) => code === 200)!
  expectContract(requestReturnRoute, result)
  const mails = await mailsTo(shop().db, dropshipper.email)
  expect(JSON.stringify(mails)).toContain(result.returnNo)
})

test('a key makes one return; with another request it is rejected', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const input = { ...returnInput(orderNo, { reason: 'defective' }), expectedFee: '0.00' }
  const key = randomUUID()
  const send = (more: object = {}) =>
    ask<{ returnNo: string }>(
      shop(),
      requestReturnRoute,
      { ...input, key, ...more },
      dropshipper.headers,
    )
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    200,
    RESULT_CODES.alreadyDone,
    RESULT_CODES.alreadyDone,
  ])
  expect(new Set(answers.map(({ result }) => result.returnNo)).size).toBe(1)
  expect((await send({ message: 'Other' })).code).toBe(422)
})

test('no return is requested with another fee than was shown', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const input = { ...returnInput(orderNo, {}), expectedFee: '0.01', key: randomUUID() }
  const answer = await ask(shop(), requestReturnRoute, input, dropshipper.headers)
  expect(answer).toMatchObject({ code: 409, result: { reason: 'changed' } })
})

test('an order of another company is not found', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const stranger = await createDropshipper(shop(), 0n)
  const input = { ...returnInput(orderNo, {}), expectedFee: '0.00', key: randomUUID() }
  expect((await ask(shop(), requestReturnRoute, input, stranger.headers)).code).toBe(404)
  const { result } = await sendReturn(shop(), dropshipper, returnInput(orderNo, {}))
  expect((await readReturn(shop(), stranger, result.returnNo)).code).toBe(404)
})

test('a return for a device that no fit list names is requested with the fee that was shown', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const line = { reason: 'does_not_fit', device: 'Unlisted device 17' }
  expect((await sendReturn(shop(), dropshipper, returnInput(orderNo, line))).code).toBe(200)
})
