// POST /api/orders/{orderNo}/approve
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { approveOrderRoute } from '../../../src/contract/approval.ts'
import { removeColleagueRoute } from '../../../src/contract/colleagues.ts'
import { cancelOrderRoute, type PlacedOrder } from '../../../src/contract/order.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { runJob } from '../../support/run-job.ts'
import { PASSWORD } from '../../support/log-in-as.ts'
import { createLimitedDropshipper, setLimit } from '../../support/approvals.ts'
import { type Answer, ask, expectContract, useShop } from '../../support/ask.ts'
import type { TestMember } from '../../support/create-member.ts'
import { figuresOf } from '../../support/money.ts'
import { ITEM, levelOf, placeOrder, setOnHand, setStock } from '../../support/orders.ts'
import { mailsTo } from '../../support/outbox.ts'

const shop = useShop()

function approve(
  login: TestMember,
  { orderNo, total }: Pick<PlacedOrder, 'orderNo' | 'total'>,
): Promise<Answer<PlacedOrder>> {
  return ask(shop(), approveOrderRoute, { orderNo, expectedTotal: total }, login.headers)
}

const templatesTo = async ({ email }: TestMember) =>
  (await mailsTo(shop().db, email)).map(({ template }) => template)

describe('an order of a buyer above the limit', () => {
  test('reserves nothing until an owner approves it, then continues as placed', async () => {
    await setStock(shop(), ITEM, 10)
    const { owner, buyer, accountId } = await createLimitedDropshipper(shop())
    const before = await figuresOf(shop().db, accountId)
    const placed = await placeOrder(shop(), buyer, [{ itemNo: ITEM, quantity: 3 }])
    expect(placed).toMatchObject({ state: 'awaiting_approval', label: 'needs_you' })
    expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 0, backordered: 0 })
    expect(await figuresOf(shop().db, accountId)).toEqual(before)
    expect(await templatesTo(owner)).toEqual(['order-approval'])

    expect((await approve(buyer, placed)).code).toBe(403)
    const done = await approve(owner, placed)
    expect([done.code, done.result]).toMatchObject([200, { state: 'held', total: placed.total }])
    expectContract(approveOrderRoute, done.result)
    expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 3 })
    const held = Math.round(Number(placed.total) * 100)
    expect(await figuresOf(shop().db, accountId)).toMatchObject({ held })
    expect((await approve(owner, placed)).code).toBe(RESULT_CODES.alreadyDone)
    expect(await templatesTo(buyer)).toEqual(['order-approval'])
  })

  test('is approved once by two concurrent requests, and waits when money is missing', async () => {
    await setStock(shop(), ITEM, 10)
    const { owner, buyer, accountId } = await createLimitedDropshipper(shop(), { available: 1_00n })
    const placed = await placeOrder(shop(), buyer)
    const answers = await Promise.all([approve(owner, placed), approve(owner, placed)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      RESULT_CODES.needsAction,
      RESULT_CODES.alreadyDone,
    ])
    expect(await figuresOf(shop().db, accountId)).toMatchObject({ held: 0, waiting: 1 })
    expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 0 })
  })

  test('is not approved in another currency than it was placed in', async () => {
    await setStock(shop(), ITEM, 10)
    const { owner, buyer, accountId } = await createLimitedDropshipper(shop(), { available: 0n })
    const placed = await placeOrder(shop(), buyer)
    await shop()
      .owner.updateTable('membership')
      .set({ currency: 'HKD' })
      .where('company_id', '=', owner.companyId)
      .execute()
    expect(await approve(owner, placed)).toMatchObject({
      code: 409,
      result: { reason: 'changed' },
    })
    expect(await figuresOf(shop().db, accountId)).toMatchObject({ held: 0, waiting: 0 })
  })

  test('is rejected with a reason when its total or the stock has changed since it was placed', async () => {
    await setStock(shop(), ITEM, 5)
    const { owner, buyer } = await createLimitedDropshipper(shop())
    const placed = await placeOrder(shop(), buyer, [{ itemNo: ITEM, quantity: 2 }])
    const other = await approve(owner, { ...placed, total: '0.01' })
    expect([other.code, other.result]).toMatchObject([
      409,
      { reason: 'changed', total: placed.total },
    ])
    await setOnHand(shop(), ITEM, 1)
    const short = await approve(owner, placed)
    expect([short.code, short.result]).toMatchObject([409, { reason: 'short' }])
    await setOnHand(shop(), ITEM, 2)
    expect((await approve(owner, placed)).code).toBe(200)
  })

  test('is cancelled without moving money when its buyer cancels it or it expires', async () => {
    await setStock(shop(), ITEM, 10)
    const { owner, buyer, accountId } = await createLimitedDropshipper(shop())
    const cancelled = await placeOrder(shop(), buyer)
    const { orderNo } = cancelled
    expect((await ask(shop(), cancelOrderRoute, { orderNo }, buyer.headers)).code).toBe(200)
    expect((await approve(owner, cancelled)).code).toBe(409)
    const late = await placeOrder(shop(), buyer)
    await runJob(shop(), 'expire-orders', new Date(Date.now() + 8 * 86_400_000))
    expect((await approve(owner, late)).code).toBe(409)
    expect((await templatesTo(buyer)).at(-1)).toBe('order-approval')
    expect(await figuresOf(shop().db, accountId)).toMatchObject({ held: 0, waiting: 0 })
  })

  test('can be approved after the buyer was removed', async () => {
    await setStock(shop(), ITEM, 10)
    const { owner, buyer } = await createLimitedDropshipper(shop())
    const placed = await placeOrder(shop(), buyer)
    const removed = { id: buyer.memberId, password: PASSWORD }
    expect((await ask(shop(), removeColleagueRoute, removed, owner.headers)).code).toBe(200)
    expect((await approve(owner, placed)).code).toBe(200)
  })
})

test('an order up to the limit, and one of an owner, need no approval', async () => {
  await setStock(shop(), ITEM, 10)
  const { owner, buyer } = await createLimitedDropshipper(shop())
  expect((await placeOrder(shop(), owner)).state).toBe('held')
  await setLimit(shop(), owner, '100000')
  expect((await placeOrder(shop(), buyer)).state).toBe('held')
})

test('an order of another company is not found', async () => {
  await setStock(shop(), ITEM, 10)
  const { buyer } = await createLimitedDropshipper(shop())
  const placed = await placeOrder(shop(), buyer)
  const stranger = await createLimitedDropshipper(shop())
  expect((await approve(stranger.owner, placed)).code).toBe(404)
  const { rows } = await sql<{ state: string }>`
    select state from trade_order where order_no = ${placed.orderNo}`.execute(shop().db)
  expect(rows).toEqual([{ state: 'awaiting_approval' }])
})
