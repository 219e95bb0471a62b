// POST /api/orders/{orderNo}/respond
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listAudit } from '../../../src/server/modules/audit/audit-service.ts'
import { useShop } from '../../support/ask.ts'
import { discontinue } from '../../support/asked-orders.ts'
import { figuresOf } from '../../support/money.ts'
import { ITEM, levelOf, OTHER, setStock } from '../../support/orders.ts'
import { mailsTo } from '../../support/outbox.ts'
import {
  createWholesaler,
  offerFor,
  readOrderAs,
  respond,
  setCurrency,
  stopOrderMails,
  submitOrder,
  type Wholesaler,
} from '../../support/wholesale.ts'
import { DAY_MS } from '../../../src/shared/time.ts'
import { runJob } from '../../support/run-job.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'

const shop = useShop()
let buyer: Wholesaler

beforeEach(async () => {
  await setStock(shop(), ITEM, 100)
  await setStock(shop(), OTHER, 100)
  buyer = await createWholesaler(shop())
})

async function subjectsTo(address: string, orderNo: string): Promise<string[]> {
  const mails = await mailsTo(shop().db, address)
  return mails.map(({ subject }) => subject.replace(orderNo, 'NO'))
}

test('an offer shows the buyer its freight, a changed price and a line cut to zero, and is audited and mailed', async () => {
  const { orderNo } = await submitOrder(shop(), buyer, [
    { itemNo: ITEM, quantity: 10 },
    { itemNo: OTHER, quantity: 20 },
  ])
  const prices = new Map([[ITEM, '12.5']])
  await offerFor(shop(), orderNo, {
    prices,
    quantities: new Map([[OTHER, 0]]),
    note: 'Sea freight',
  })
  const order = await readOrderAs(shop(), buyer, orderNo)
  expect(order).toMatchObject({
    state: 'quoted',
    goods: '125.00',
    freight: '45.00',
    total: '170.00',
    offer: {
      revision: 1,
      note: 'Sea freight',
      lines: [
        { itemNo: ITEM, wanted: 10, quantity: 10, amount: '125.00', free: 100 },
        { itemNo: OTHER, wanted: 20, quantity: 0, amount: '0.00' },
      ],
    },
    actions: ['cancel', 'accept', 'ask_change', 'decline'],
  })
  const entries = await listAudit(shop().db, `order:${orderNo}`)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ action: 'order.offer', actor: 'staff:sales' })
  expect(await subjectsTo(buyer.email, orderNo)).toContain('Our offer for order NO')
})

test('a company without order mails is mailed an offer, which waits for its decision, and nothing else', async () => {
  await stopOrderMails(shop(), buyer)
  const { orderNo } = await submitOrder(shop(), buyer)
  await offerFor(shop(), orderNo)
  expect(await subjectsTo(buyer.email, orderNo)).toEqual(['Our offer for order NO'])
})

test('an offer must price every line, offer a piece and name items of the order', async () => {
  const { orderNo } = await submitOrder(shop(), buyer)
  await shop()
    .owner.updateTable('order_line')
    .set({ parts: '[]', total: 0 })
    .where('item_no', '=', ITEM)
    .where('order_id', '=', sql<number>`(select id from trade_order where order_no = ${orderNo})`)
    .execute()
  await shop()
    .owner.updateTable('trade_order')
    .set({ goods: 0, total: 0 })
    .where('order_no', '=', orderNo)
    .execute()
  const reasons = [
    [{}, 'unpriced'],
    [{ quantities: new Map([[ITEM, 0]]) }, 'nothingOffered'],
    [{ quantities: new Map([[ITEM, 11]]) }, 'tooMany'],
    [{ prices: new Map([[OTHER, '1']]) }, 'unknownItem'],
  ] as const
  for (const [offer, reason] of reasons) {
    await expect(offerFor(shop(), orderNo, offer)).rejects.toMatchObject({ result: { reason } })
  }
  expect(await offerFor(shop(), orderNo, { prices: new Map([[ITEM, '9.9']]) })).toBe('quoted')
})

/** Two orders of 20 pieces of OTHER at a special price; the line of the second was discontinued, and its pieces returned. */
async function orderSpecialAndDiscontinue() {
  await sql`insert into price_term (list, product_id, special_amount, special_monthly_quantity)
    select l.id, p.id, 0.5, 100 from price_list l, product p
    where l.price_group <> 'dropship' and l.currency = 'USD' and p.item_no = ${OTHER}
    on conflict (list, product_id) do update set special_amount = 0.5, special_monthly_quantity = 100,
      special_from = null, special_to = null`.execute(shop().owner)
  const used = async () => {
    const { rows } = await sql<{ quantity: number }>`select quantity from special_use
      where company_id = ${buyer.companyId}`.execute(shop().owner)
    return rows[0]?.quantity
  }
  await submitOrder(shop(), buyer, [{ itemNo: OTHER, quantity: 20 }])
  const { orderNo } = await submitOrder(shop(), buyer, [
    { itemNo: ITEM, quantity: 5 },
    { itemNo: OTHER, quantity: 20 },
  ])
  expect(await used()).toBe(40)
  await shop()
    .owner.updateTable('order_line')
    .set({ cancelled: 20, discontinued: true, total: 0 })
    .where('item_no', '=', OTHER)
    .where('order_id', '=', sql<number>`(select id from trade_order where order_no = ${orderNo})`)
    .execute()
  await sql`update special_use set quantity = quantity - 20 where company_id = ${buyer.companyId}`.execute(
    shop().owner,
  )
  return { orderNo, used }
}

test('special quantities of a line that was discontinued before the offer return once', async () => {
  const { orderNo, used } = await orderSpecialAndDiscontinue()
  await offerFor(shop(), orderNo)
  expect(await used()).toBe(20)
})

test('a discontinued line whose special quantity has returned needs a price when it is offered again', async () => {
  const { orderNo, used } = await orderSpecialAndDiscontinue()
  const quantities = new Map([[OTHER, 20]])
  await expect(offerFor(shop(), orderNo, { quantities })).rejects.toMatchObject({
    result: { reason: 'unpriced', items: [OTHER] },
  })
  await offerFor(shop(), orderNo, { quantities, prices: new Map([[OTHER, '0.8']]) })
  expect(await used()).toBe(20)
  const { items } = await readOrderAs(shop(), buyer, orderNo)
  expect(items.find(({ itemNo }) => itemNo === OTHER)).toMatchObject({ quantity: 20, cancelled: 0 })
})

test('accepting reserves the free pieces and returns how to pay; a repetition changes nothing', async () => {
  await setStock(shop(), ITEM, 6)
  const { orderNo } = await submitOrder(shop(), buyer)
  await offerFor(shop(), orderNo, { prices: new Map([[ITEM, '10']]) })
  const answer = await respond(shop(), buyer, orderNo)
  expect(answer).toMatchObject({
    code: RESULT_CODES.needsAction,
    result: { state: 'awaiting_payment', missing: '145.00' },
  })
  // A creditor reference (ISO 11649): RF, two check digits, a 1, which references of accounts lack, the id of the order.
  expect(answer.result.paymentReference).toMatch(/^RF\d{2}1\d{10}$/)
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 6, backordered: 0 })
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ held: 0, waiting: 1 })
  expect(await respond(shop(), buyer, orderNo)).toMatchObject({ code: RESULT_CODES.alreadyDone })
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ waiting: 1 })
  const { payment } = await readOrderAs(shop(), buyer, orderNo)
  expect(payment).toMatchObject({ missing: '145.00', available: '0.00' })
})

test('the balance pays immediately if it covers the offer, and is left alone if it does not', async () => {
  const funded = await createWholesaler(shop(), 200_00n)
  const { orderNo } = await submitOrder(shop(), funded)
  await offerFor(shop(), orderNo, { prices: new Map([[ITEM, '10']]) })
  const paid = await respond(shop(), funded, orderNo, { payFromAccount: true })
  expect(paid).toMatchObject({ code: 200, result: { state: 'paid' } })
  expect(await figuresOf(shop().db, funded.accountId)).toMatchObject({
    available: 5500,
    held: 14500,
  })
  const next = await submitOrder(shop(), funded)
  await offerFor(shop(), next.orderNo, { prices: new Map([[ITEM, '10']]) })
  expect(await respond(shop(), funded, next.orderNo, { payFromAccount: true })).toMatchObject({
    code: 409,
    result: { reason: 'uncovered' },
  })
})

test('a change request needs a message and returns the order to staff, and the next offer has the next revision', async () => {
  const { orderNo } = await submitOrder(shop(), buyer)
  await offerFor(shop(), orderNo)
  const change = { answer: 'change', message: 'Half of it, please.' }
  expect(await respond(shop(), buyer, orderNo, { answer: 'change' })).toMatchObject({ code: 422 })
  expect(await respond(shop(), buyer, orderNo, change)).toMatchObject({
    result: { state: 'submitted' },
  })
  await offerFor(shop(), orderNo, { quantities: new Map([[ITEM, 5]]) })
  expect(await respond(shop(), buyer, orderNo)).toMatchObject({
    code: 409,
    result: { reason: 'changed', revision: 2 },
  })
  expect(await respond(shop(), buyer, orderNo, { revision: 2 })).toMatchObject({
    code: RESULT_CODES.needsAction,
  })
  expect((await readOrderAs(shop(), buyer, orderNo)).items).toMatchObject([
    { quantity: 5, wanted: 10 },
  ])
})

test('declining ends the order, and an order of another company is not found', async () => {
  const { orderNo } = await submitOrder(shop(), buyer)
  await offerFor(shop(), orderNo)
  const stranger = await createWholesaler(shop())
  expect(await respond(shop(), stranger, orderNo)).toMatchObject({ code: 404 })
  expect(await respond(shop(), buyer, orderNo, { answer: 'decline' })).toMatchObject({
    code: 200,
    result: { state: 'cancelled' },
  })
})

test('an offer cannot be accepted after it has expired, and the order is then cancelled automatically', async () => {
  const { orderNo } = await submitOrder(shop(), buyer)
  await offerFor(shop(), orderNo, {}, new Date(Date.now() - 15 * DAY_MS))
  expect(await respond(shop(), buyer, orderNo)).toMatchObject({
    code: 409,
    result: { reason: 'expired' },
  })
  await runJob(shop(), 'expire-orders', new Date())
  expect(await readOrderAs(shop(), buyer, orderNo)).toMatchObject({ state: 'cancelled' })
  expect(await subjectsTo(buyer.email, orderNo)).toContain('Our offer for order NO has expired')
})

test('an offer of which an item is discontinued is replaced by one of what is left, which the buyer reads before accepting it', async () => {
  const { orderNo } = await submitOrder(
    shop(),
    buyer,
    [
      { itemNo: ITEM, quantity: 10 },
      { itemNo: OTHER, quantity: 20 },
    ],
    { shipPolicy: 'complete' },
  )
  const prices = new Map([
    [ITEM, '10'],
    [OTHER, '20'],
  ])
  await offerFor(shop(), orderNo, { prices, note: 'Sea freight' })
  const before = await readOrderAs(shop(), buyer, orderNo)
  await discontinue(shop(), OTHER)
  await runJob(shop(), 'cancel-discontinued', new Date())
  await discontinue(shop(), OTHER, { isStopped: false })
  expect(await respond(shop(), buyer, orderNo)).toMatchObject({
    code: 409,
    result: { reason: 'changed', revision: 2 },
  })
  const { offer, total, state } = await readOrderAs(shop(), buyer, orderNo)
  expect([state, total]).toEqual(['quoted', '145.00'])
  expect(offer).toMatchObject({
    revision: 2,
    goods: '100.00',
    freight: '45.00',
    total: '145.00',
    note: 'Sea freight',
    validUntil: before.offer?.validUntil,
    lines: [
      { itemNo: ITEM, wanted: 10, quantity: 10, amount: '100.00' },
      { itemNo: OTHER, wanted: 20, quantity: 0, amount: '0.00' },
    ],
  })
  expect(await respond(shop(), buyer, orderNo, { revision: 2 })).toMatchObject({
    code: RESULT_CODES.needsAction,
    result: { missing: '145.00' },
  })
})

test('an offer is not accepted in another currency than that of the membership', async () => {
  const { orderNo } = await submitOrder(shop(), buyer)
  await offerFor(shop(), orderNo)
  await setCurrency(shop(), buyer, 'EUR')
  const answer = await respond(shop(), buyer, orderNo)
  expect(answer).toMatchObject({ code: 409, result: { reason: 'changed' } })
  expect(answer.result).not.toHaveProperty('revision')
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ waiting: 0 })
  expect(await respond(shop(), buyer, orderNo, { answer: 'decline' })).toMatchObject({ code: 200 })
})
