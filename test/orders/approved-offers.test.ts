// Offers above the limit of a company: a buyer accepts, an owner decides, and what happens in between.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { approveOrderRoute, rejectOrderRoute } from '../../src/contract/approval.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { runJob } from '../support/run-job.ts'
import { createLimitedWholesaler, setLimit } from '../support/approvals.ts'
import { ask, useShop } from '../support/ask.ts'
import { discontinue } from '../support/asked-orders.ts'
import type { TestMember } from '../support/create-member.ts'
import { figuresOf } from '../support/money.ts'
import { ITEM, levelOf, OTHER, setOnHand, setStock } from '../support/orders.ts'
import { mailsTo } from '../support/outbox.ts'
import {
  offerFor,
  payByTransfer,
  readOrderAs,
  respond,
  submitOrder,
  type Wholesaler,
} from '../support/wholesale.ts'

type Order = Awaited<ReturnType<typeof readOrderAs>>

const shop = useShop()
const DAY_MS = 86_400_000

beforeAll(() => setStock(shop(), ITEM, 1000))

/** Accepted by the buyer; returns the number and total of the order. */
async function acceptedOffer(buyer: Wholesaler, more: object = {}) {
  const { orderNo } = await submitOrder(shop(), buyer)
  await offerFor(shop(), orderNo)
  const answer = await respond(shop(), buyer, orderNo, { ...more })
  expect([answer.code, answer.result.state]).toEqual([
    RESULT_CODES.needsAction,
    'awaiting_approval',
  ])
  return readOrderAs(shop(), buyer, orderNo)
}

const approve = (who: TestMember, { orderNo, total }: { orderNo: string; total: string }) =>
  ask<{ state: string; total?: string }>(
    shop(),
    approveOrderRoute,
    { orderNo, expectedTotal: total },
    who.headers,
  )
const reject = (who: TestMember, { orderNo, approvalNo }: Pick<Order, 'orderNo' | 'approvalNo'>) =>
  ask(shop(), rejectOrderRoute, { orderNo, approvalNo, words: 'Too dear' }, who.headers)
const subjectsTo = async ({ email }: TestMember) =>
  (await mailsTo(shop().db, email)).map(({ subject }) => subject)

describe('an offer above the limit', () => {
  test('reserves nothing until an owner approves what a buyer accepted, then waits for its payment', async () => {
    const { owner, buyer } = await createLimitedWholesaler(shop())
    const before = await levelOf(shop(), ITEM)
    const order = await acceptedOffer(buyer)
    expect(order).toMatchObject({ label: 'needs_you', mayDecide: false })
    expect((await respond(shop(), buyer, order.orderNo)).code).toBe(RESULT_CODES.alreadyDone)
    expect(await levelOf(shop(), ITEM)).toEqual(before)
    expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ held: 0, waiting: 0 })
    expect(await subjectsTo(owner)).toEqual([
      `The offer for order ${order.orderNo} needs your approval`,
    ])
    expect(await readOrderAs(shop(), owner, order.orderNo)).toMatchObject({ mayDecide: true })
    expect((await approve(buyer, order)).code).toBe(403)
    const answers = await Promise.all([approve(owner, order), approve(owner, order)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      RESULT_CODES.alreadyDone,
      RESULT_CODES.needsAction,
    ])
    const approved = await readOrderAs(shop(), owner, order.orderNo)
    expect(approved).toMatchObject({ state: 'awaiting_payment' })
    expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: before.reserved + 10 })
    expect(await subjectsTo(buyer)).toContain(`The offer for order ${order.orderNo} was approved`)
    const reference = approved.payment?.reference ?? ''
    await payByTransfer(shop(), { reference, amount: BigInt(order.total.replace('.', '')) })
    await runJob(shop(), 'release-orders', new Date())
    expect(await readOrderAs(shop(), owner, order.orderNo)).toMatchObject({ state: 'paid' })
  })

  test('is paid from the balance when the buyer chose it, and an owner needs no approval', async () => {
    const { owner, buyer } = await createLimitedWholesaler(shop(), { available: 1_000_000_00n })
    const order = await acceptedOffer(buyer, { payFromAccount: true })
    const answer = await approve(owner, order)
    expect([answer.code, answer.result.state]).toEqual([200, 'paid'])
    const own = await submitOrder(shop(), owner)
    await offerFor(shop(), own.orderNo)
    expect((await respond(shop(), owner, own.orderNo)).result.state).toBe('awaiting_payment')
    await setLimit(shop(), owner, '9999999')
    const small = await submitOrder(shop(), buyer)
    await offerFor(shop(), small.orderNo)
    expect((await respond(shop(), buyer, small.orderNo)).result.state).toBe('awaiting_payment')
  })

  test('goes back to its buyer when it is refused, and can be accepted again', async () => {
    const { owner, buyer } = await createLimitedWholesaler(shop())
    const first = await acceptedOffer(buyer)
    const { orderNo, total } = first
    expect((await reject(buyer, first)).code).toBe(403)
    const [once, again] = [await reject(owner, first), await reject(owner, first)]
    expect([once.code, again.code]).toEqual([200, RESULT_CODES.alreadyDone])
    expect(again.result).toEqual(once.result)
    expect((await approve(owner, { orderNo, total })).code).toBe(409)
    const back = await readOrderAs(shop(), buyer, orderNo)
    expect(back.state).toBe('quoted')
    expect(back.actions).toContain('accept')
    const [mail] = (await mailsTo(shop().db, buyer.email)).slice(-1)
    expect(mail?.subject).toBe(`The offer for order ${orderNo} was not approved`)
    expect(mail?.body_text).toContain('Too dear')
    expect((await respond(shop(), buyer, orderNo)).result.state).toBe('awaiting_approval')
    // A late click on the page of the first acceptance leaves the second one.
    const late = await reject(owner, first)
    expect([late.code, late.result]).toEqual([RESULT_CODES.alreadyDone, once.result])
    const second = await readOrderAs(shop(), owner, orderNo)
    expect(second).toMatchObject({ state: 'awaiting_approval', mayDecide: true })
    expect(second.approvalNo).not.toBe(first.approvalNo)
    expect((await reject(owner, second)).code).toBe(200)
  })
})

describe('while an owner has not decided', () => {
  test('the offer goes back to its buyers once its time is over, unless an owner approves it just before', async () => {
    const { owner, buyer } = await createLimitedWholesaler(shop())
    const late = await acceptedOffer(buyer)
    await sql`
      update trade_order set due_at = now() - interval '1 minute' where order_no = ${late.orderNo}`.execute(
      shop().db,
    )
    const [answer] = await Promise.all([
      approve(owner, late),
      runJob(shop(), 'expire-orders', new Date()),
    ])
    const { state } = await readOrderAs(shop(), owner, late.orderNo)
    expect([answer.code, state]).toEqual(
      answer.code === 409 ? [409, 'quoted'] : [RESULT_CODES.needsAction, 'awaiting_payment'],
    )
    const other = await acceptedOffer(buyer)
    await runJob(shop(), 'expire-orders', new Date(Date.now() + 13.5 * DAY_MS))
    expect(await readOrderAs(shop(), buyer, other.orderNo)).toMatchObject({ state: 'quoted' })
    expect(await reject(owner, other)).toMatchObject({ code: 409, result: { state: 'quoted' } })
    expect(await subjectsTo(buyer)).toContain(
      `The offer for order ${other.orderNo} was not approved in time`,
    )
  })

  test('a changed total is shown before it is approved, and an offer that ended cannot be approved', async () => {
    const { owner, buyer } = await createLimitedWholesaler(shop())
    const order = await acceptedOffer(buyer)
    const changed = await approve(owner, { ...order, total: '1.00' })
    expect(changed).toMatchObject({
      code: 409,
      result: { reason: 'changed', total: order.total },
    })
    // A trigger rejects changes of offers.
    await sql`alter table order_offer disable trigger user`.execute(shop().owner)
    await sql`
      update order_offer set offered_at = now() - interval '2 days', valid_until = now() - interval '1 minute'
      where order_id = (select id from trade_order where order_no = ${order.orderNo})`.execute(
      shop().owner,
    )
    await sql`alter table order_offer enable trigger user`.execute(shop().owner)
    expect(await approve(owner, order)).toMatchObject({
      code: 409,
      result: { reason: 'expired' },
    })
    expect((await reject(owner, order)).code).toBe(200)
  })

  test('the offer that an owner reads contains what is left when an item is discontinued', async () => {
    const { owner, buyer } = await createLimitedWholesaler(shop())
    const lines = [ITEM, OTHER].map((itemNo) => ({ itemNo, quantity: 10 }))
    const { orderNo } = await submitOrder(shop(), buyer, lines)
    await offerFor(shop(), orderNo)
    expect((await respond(shop(), buyer, orderNo)).result.state).toBe('awaiting_approval')
    await discontinue(shop(), OTHER)
    await runJob(shop(), 'cancel-discontinued', new Date())
    await discontinue(shop(), OTHER, { isStopped: false })
    const { offer, total } = await readOrderAs(shop(), owner, orderNo)
    expect(offer).toMatchObject({ revision: 2, total, lines: [{ quantity: 10 }, { quantity: 0 }] })
    const rejected = await reject(owner, await readOrderAs(shop(), owner, orderNo))
    expect(rejected.code).toBe(200)
    const again = await respond(shop(), buyer, orderNo, { revision: 2 })
    expect(again.result.state).toBe('awaiting_approval')
    expect((await approve(owner, { orderNo, total })).result.state).toBe('awaiting_payment')
  })

  test('stock that was sold meanwhile leaves the order waiting for its payment without it', async () => {
    const { owner, buyer } = await createLimitedWholesaler(shop())
    const order = await acceptedOffer(buyer)
    const { reserved } = await levelOf(shop(), ITEM)
    await setOnHand(shop(), ITEM, reserved + 3)
    const answer = await approve(owner, order)
    expect([answer.code, answer.result.state]).toEqual([
      RESULT_CODES.needsAction,
      'awaiting_payment',
    ])
    expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: reserved + 3 })
    await setOnHand(shop(), ITEM, 1000)
  })
})
