// POST /api/orders/{orderNo}/refuse
import { expect, test } from 'vitest'
import { rejectOrderRoute } from '../../../src/contract/approval.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { createLimitedDropshipper } from '../../support/approvals.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { figuresOf } from '../../support/money.ts'
import { runJob } from '../../support/run-job.ts'
import { ITEM, placeOrder, setStock } from '../../support/orders.ts'
import { readOrderAs } from '../../support/wholesale.ts'
import { mailsTo } from '../../support/outbox.ts'

const shop = useShop()

test('an owner refuses an order with an explanation, which the buyer gets by mail; no money moves', async () => {
  await setStock(shop(), ITEM, 10)
  const { owner, buyer, accountId } = await createLimitedDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), buyer)
  const before = await figuresOf(shop().db, accountId)
  const { approvalNo } = await readOrderAs(shop(), owner, orderNo)
  const sent = { orderNo, approvalNo, words: 'Too many for this month' }
  expect((await ask(shop(), rejectOrderRoute, sent, buyer.headers)).code).toBe(403)
  const rejected = await ask(shop(), rejectOrderRoute, sent, owner.headers)
  expect([rejected.code, rejected.result]).toEqual([
    200,
    { orderNo, state: 'cancelled', label: 'cancelled' },
  ])
  expectContract(rejectOrderRoute, rejected.result)
  expect((await ask(shop(), rejectOrderRoute, sent, owner.headers)).code).toBe(
    RESULT_CODES.alreadyDone,
  )
  const [mail] = await mailsTo(shop().db, buyer.email)
  expect(mail?.body_text).toContain(sent.words)
  expect(await figuresOf(shop().db, accountId)).toEqual(before)
})

test('an order that does not wait for approval is answered with 409, one of another company with 404', async () => {
  await setStock(shop(), ITEM, 10)
  const { owner } = await createLimitedDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), owner)
  expect(
    (await ask(shop(), rejectOrderRoute, { orderNo, approvalNo: 1 }, owner.headers)).code,
  ).toBe(409)
  const largest = { orderNo, approvalNo: Number.MAX_SAFE_INTEGER }
  expect((await ask(shop(), rejectOrderRoute, largest, owner.headers)).code).toBe(409)
  const stranger = await createLimitedDropshipper(shop())
  const sent = { orderNo, approvalNo: 1 }
  expect((await ask(shop(), rejectOrderRoute, sent, stranger.owner.headers)).code).toBe(404)
})

test('a late refusal of an order that has expired answers 409 and changes nothing', async () => {
  await setStock(shop(), ITEM, 10)
  const { owner, buyer } = await createLimitedDropshipper(shop())
  const { orderNo } = await placeOrder(shop(), buyer)
  const { approvalNo } = await readOrderAs(shop(), owner, orderNo)
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 30 * 86_400_000))
  const late = await ask(shop(), rejectOrderRoute, { orderNo, approvalNo }, owner.headers)
  expect(late).toMatchObject({ code: 409, result: { state: 'cancelled' } })
})
