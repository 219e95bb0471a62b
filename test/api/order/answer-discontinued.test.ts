// POST /api/orders/{orderNo}/answer-discontinued
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerDiscontinuedRoute } from '../../../src/contract/discontinued.ts'
import { cancelOrderRoute } from '../../../src/contract/order.ts'
import { pickOrder } from '../../../src/server/staff/orders/handle-order.ts'
import { runJob } from '../../support/run-job.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import {
  orderWithQuestion,
  discontinue,
  shownIn,
  type AgreedOrderOptions,
} from '../../support/asked-orders.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { expectReconciled } from '../../support/expect-reconciled.ts'
import { figuresOf } from '../../support/money.ts'
import { ITEM, levelOf, OTHER, setStock } from '../../support/orders.ts'
import { mailsTo } from '../../support/outbox.ts'
import {
  createWholesaler,
  readOrderAs,
  submitOrder,
  type Wholesaler,
} from '../../support/wholesale.ts'

const THIRD = 'VC-LT97948'
const shop = useShop()
let buyer: Wholesaler

beforeEach(async () => {
  for (const itemNo of [ITEM, OTHER, THIRD]) await setStock(shop(), itemNo, 100)
  buyer = await createWholesaler(shop())
})

afterEach(async () => {
  for (const itemNo of [OTHER, THIRD]) await discontinue(shop(), itemNo, { isStopped: false })
  await setMinimum(null)
  await expectReconciled(shop().db)
})

const runCancelJob = () => runJob(shop(), 'cancel-discontinued', new Date())
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse' })
const held = async () => (await figuresOf(shop().db, buyer.accountId)).held

/** Places an order about whose discontinued item its buyer is asked; returns its number. */
const placeAskedOrder = (
  replacement: string | null,
  wanted: Omit<AgreedOrderOptions, 'replacement'> = {},
) => orderWithQuestion(shop(), buyer, { replacement, ...wanted })

async function answer(login: Pick<TestMember, 'headers'>, orderNo: string, more: object = {}) {
  const lines = shownIn(await readOrderAs(shop(), buyer, orderNo))
  const sent = { orderNo, answer: 'without', lines, ...more }
  return ask<{ state: string }>(shop(), answerDiscontinuedRoute, sent, login.headers)
}

test('an order that leaves only when complete rests, asks its buyer by mail, and loses nothing', async () => {
  const orderNo = await placeAskedOrder(null)
  await runCancelJob()
  const order = await readOrderAs(shop(), buyer, orderNo)
  expect(order).toMatchObject({ state: 'paid', mayAnswer: true })
  expect(order.question).toMatchObject({ rest: 10, lines: [{ itemNo: OTHER, quantity: 10 }] })
  expect(order.items[1]).toMatchObject({ cancelled: 0, reserved: 10 })
  await expect(pickOrder(staff(), orderNo)).rejects.toMatchObject({
    result: { reason: 'buyerAsked' },
  })
  const mails = (await mailsTo(shop().db, buyer.email)).filter(({ subject }) => {
    return subject === `Please decide about order ${orderNo}: an item is discontinued`
  })
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body_text).toContain('10 pieces; no replacement item')
})

test.each([
  ['', 'Ship the rest without it', 'An owner or a buyer of your company decides.'],
  ['/zh-cn', '去掉该商品，其余照常发货', '由贵公司的负责人或采购人员决定。'],
  ['/zh-hk', '不要該貨品，寄出其餘貨品', '由貴公司的負責人或採購同事決定。'],
])(
  '%s/orders/… asks the buyer, and tells other roles who decides',
  async (prefix, choice, other) => {
    const orderNo = await placeAskedOrder(null)
    const url = `${prefix}/orders/${orderNo}`
    const page = await shop().app.inject({ url, headers: buyer.headers })
    expect(page.body).toContain(choice)
    const { companyId } = buyer
    const viewer = await createMember(shop().db, { kind: 'wholesale', companyId, role: 'viewer' })
    const seen = (await shop().app.inject({ url, headers: viewer.headers })).body
    expect(seen).toContain(other)
    expect(seen).not.toContain(choice)
  },
)

test('an order that leaves as available loses the discontinued line without a question', async () => {
  const orderNo = await placeAskedOrder(null, { policy: 'as_available' })
  const order = await readOrderAs(shop(), buyer, orderNo)
  expect(order.question).toBeNull()
  expect(order.items[1]).toMatchObject({ cancelled: 10, state: 'discontinued' })
})

test('if the buyer leaves the item out, the rest is picked, and the money and pieces of the item are released', async () => {
  const orderNo = await placeAskedOrder(null)
  const done = await answer(buyer, orderNo)
  expect(done).toMatchObject({ code: 200, result: { state: 'paid' } })
  expectContract(answerDiscontinuedRoute, done.result)
  expect(await held()).toBe(120_00)
  expect(await levelOf(shop(), OTHER)).toMatchObject({ reserved: 0 })
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
  const again = await answer(buyer, orderNo)
  expect(again).toMatchObject({ code: 409, result: { reason: 'answered' } })
})

test('the replacement item joins the order, and costs no more than the discontinued one', async () => {
  const own = (await readPrice(THIRD)) ?? '0'
  const orderNo = await placeAskedOrder(THIRD, { price: own })
  const before = await held()
  const { question } = await readOrderAs(shop(), buyer, orderNo)
  const offered = question?.lines[0]?.replacement
  expect(offered?.itemNo).toBe(THIRD)
  expect((await answer(buyer, orderNo, { answer: 'replace' })).code).toBe(200)
  const { items, events } = await readOrderAs(shop(), buyer, orderNo)
  expect(items[2]).toMatchObject({ itemNo: THIRD, quantity: 10, reserved: 10, replaces: OTHER })
  expect(items[2]?.amount).toBe(offered?.amount)
  // The event of both: a replacement item here, the twin in orders of dropshippers.
  expect(events.at(-1)).toMatchObject({ event: 'substitute', by: 'member' })
  expect(await held()).toBeLessThanOrEqual(before)
  expect(await levelOf(shop(), THIRD)).toMatchObject({ reserved: 10 })
})

test('an order that waits for its payment gets its new total with the answer', async () => {
  const price = (await readPrice(THIRD)) ?? '0'
  for (const chosen of ['without', 'replace'] as const) {
    const orderNo = await placeAskedOrder(THIRD, { isPaid: false, price })
    expect((await answer(buyer, orderNo, { answer: chosen })).code).toBe(200)
    const { goods, items, state } = await readOrderAs(shop(), buyer, orderNo)
    expect(state).toBe('awaiting_payment')
    const amounts = items.map(({ amount }) => Number(amount.replace('.', '')))
    expect(Number(goods.replace('.', ''))).toBe(amounts.reduce((sum, each) => sum + each, 0))
    expect(items).toHaveLength(chosen === 'replace' ? 3 : 2)
    await ask(shop(), cancelOrderRoute, { orderNo }, buyer.headers)
    await discontinue(shop(), OTHER, { isStopped: false })
  }
})

test('a replacement item of quite another price, or below its minimum, is not offered', async () => {
  const costly = await placeAskedOrder(THIRD, { price: '900' })
  expect((await readOrderAs(shop(), buyer, costly)).question?.lines[0]?.replacement).toBeNull()
  await discontinue(shop(), OTHER, { isStopped: false })
  const orderNo = await placeAskedOrder(THIRD, { price: (await readPrice(THIRD)) ?? '0' })
  const offered = async () => {
    return (await readOrderAs(shop(), buyer, orderNo)).question?.lines[0]?.replacement ?? null
  }
  expect(await offered()).not.toBeNull()
  await setMinimum(20)
  expect(await offered()).toBeNull()
})

describe('the replacement item that the buyer saw', () => {
  async function placeShownOrder() {
    const orderNo = await placeAskedOrder(THIRD, { price: (await readPrice(THIRD)) ?? '0' })
    const before = await readOrderAs(shop(), buyer, orderNo)
    expect(before.question?.lines[0]?.replacement).not.toBeNull()
    return { orderNo, lines: shownIn(before), before }
  }

  /** Nothing is cancelled or added, and the question stays. */
  async function expectRejected(
    { orderNo, lines, before }: Awaited<ReturnType<typeof placeShownOrder>>,
    chosen: 'replace' | 'without' = 'replace',
  ) {
    const done = await answer(buyer, orderNo, { answer: chosen, lines })
    expect(done).toMatchObject({ code: 409, result: { reason: 'changed' } })
    const after = await readOrderAs(shop(), buyer, orderNo)
    expect(after).toMatchObject({ state: before.state, items: before.items })
    expect(after.question).not.toBeNull()
  }

  test.each([
    ['is discontinued too', () => discontinue(shop(), THIRD)],
    ['cannot be ordered in this quantity', () => setMinimum(20)],
    ['is no longer named', () => discontinue(shop(), OTHER)],
  ])('%s: nothing is cancelled or replaced without consent', async (_, change) => {
    const page = await placeShownOrder()
    await change()
    await expectRejected(page)
  })

  test('costs another amount, or is not there: the answer is rejected', async () => {
    const page = await placeShownOrder()
    const [line] = page.lines
    await expectRejected({ ...page, lines: [{ ...line!, amount: '0.01' }] })
    await expectRejected({ ...page, lines: [{ ...line!, replacement: null, amount: null }] })
    await expectRejected({ ...page, lines: [{ ...line!, amount: '0.01' }] }, 'without')
  })

  test('was never offered: taking it does not cancel the order', async () => {
    const orderNo = await placeAskedOrder(null, { lines: [{ itemNo: OTHER, quantity: 10 }] })
    const before = await readOrderAs(shop(), buyer, orderNo)
    await expectRejected({ orderNo, lines: shownIn(before), before })
  })
})

test('leaving out the only item cancels the order', async () => {
  const orderNo = await placeAskedOrder(null, { lines: [{ itemNo: OTHER, quantity: 10 }] })
  expect((await readOrderAs(shop(), buyer, orderNo)).question?.rest).toBe(0)
  expect((await answer(buyer, orderNo)).result.state).toBe('cancelled')
  expect(await held()).toBe(0)
})

test('the question ends when the item is on sale again, or the order is cancelled', async () => {
  const orderNo = await placeAskedOrder(null)
  await discontinue(shop(), OTHER, { isStopped: false })
  await runCancelJob()
  expect(await readOrderAs(shop(), buyer, orderNo)).toMatchObject({
    question: null,
    mayAnswer: false,
  })
  expect(await pickOrder(staff(), orderNo)).toBe('picking')
  const other = await placeAskedOrder(null)
  await ask(shop(), cancelOrderRoute, { orderNo: other }, buyer.headers)
  expect((await readOrderAs(shop(), buyer, other)).question).toBeNull()
  expect((await answer(buyer, other)).code).toBe(409)
})

test('only a buyer of the company answers, about the items that were shown', async () => {
  const orderNo = await placeAskedOrder(null)
  const { companyId } = buyer
  const viewer = await createMember(shop().db, { kind: 'wholesale', companyId, role: 'viewer' })
  expect((await answer(viewer, orderNo)).code).toBe(403)
  expect(await readOrderAs(shop(), viewer, orderNo)).toMatchObject({ mayAnswer: false })
  expect((await answer(await createWholesaler(shop()), orderNo)).code).toBe(404)
  const stale = await answer(buyer, orderNo, {
    lines: [{ itemNo: ITEM, replacement: null, amount: null }],
  })
  expect(stale).toMatchObject({ code: 409, result: { reason: 'changed' } })
  expect((await readOrderAs(shop(), buyer, orderNo)).question).not.toBeNull()
})

/** Sets the minimum quantity of THIRD for wholesalers; null: none. */
async function setMinimum(pieces: number | null): Promise<void> {
  await sql`insert into price_term (list, product_id, minimum_quantity)
    select l.id, p.id, ${pieces}::int from price_list l, product p
    where l.price_group <> 'dropship' and l.currency = 'USD' and p.item_no = ${THIRD}
    on conflict (list, product_id) do update set minimum_quantity = excluded.minimum_quantity`.execute(
    shop().owner,
  )
}

/** The price per piece that the buyer pays for ten, read from an order that this places. */
async function readPrice(itemNo: string): Promise<string | undefined> {
  const lines = [{ itemNo, quantity: 10 }]
  const { orderNo } = await submitOrder(shop(), buyer, lines)
  return (await readOrderAs(shop(), buyer, orderNo)).items[0]?.parts[0]?.unit
}
