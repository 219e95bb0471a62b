// How accepted orders of wholesalers are paid: covered, underpaid, overpaid, by a payment that names them, late, cancelled.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cancelOrderRoute } from '../../src/contract/order.ts'
import { daysText } from '../../src/server/modules/mail/composition/mail-dates.ts'
import { enterBankLine } from '../../src/server/staff/money/handle-payments.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { releaseWaiting } from '../../src/server/operations/release-waiting.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { runJob } from '../support/run-job.ts'
import { ask, useShop } from '../support/ask.ts'
import { createMember } from '../support/create-member.ts'
import { figuresOf, putMoney } from '../support/money.ts'
import { ITEM, levelOf, setStock } from '../support/orders.ts'
import { untilLockIsAwaited } from '../support/until-lock-is-awaited.ts'
import {
  createWholesaler,
  offerFor,
  pay,
  payByTransfer,
  readOrderAs,
  respond,
  submitOrder,
  type Wholesaler,
} from '../support/wholesale.ts'

const shop = useShop()
let buyer: Wholesaler

beforeEach(async () => {
  await setStock(shop(), ITEM, 100)
  buyer = await createWholesaler(shop())
})

/** An order of pieces at 10.00 each, without freight, whose offer was accepted. */
async function accepted(pieces: number, by = buyer) {
  const { orderNo } = await submitOrder(shop(), by, [{ itemNo: ITEM, quantity: pieces }])
  await offerFor(shop(), orderNo, { freight: 0n, prices: new Map([[ITEM, '10']]) })
  const { result } = await respond(shop(), by, orderNo)
  return { orderNo, reference: result.paymentReference ?? '' }
}

function state(orderNo: string, by = buyer): Promise<string> {
  return readOrderAs(shop(), by, orderNo).then((order) => order.state)
}

test('an order of 500 paid with 487.60 stays unpaid, 42.40 later pays it and 30 are left', async () => {
  const { orderNo, reference } = await accepted(50)
  await payByTransfer(shop(), { reference, amount: 487_60n })
  const short = await readOrderAs(shop(), buyer, orderNo)
  expect(short).toMatchObject({ state: 'awaiting_payment', payment: { missing: '12.40' } })
  await payByTransfer(shop(), { reference, amount: 42_40n })
  expect(await readOrderAs(shop(), buyer, orderNo)).toMatchObject({ state: 'paid', payment: null })
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({
    available: 3000,
    held: 50000,
    waiting: 0,
  })
})

test('the amount to pay by PayPal is what is missing and the surcharge', async () => {
  await putMoney(shop().db, buyer.accountId, 30_00n)
  const { orderNo, reference } = await accepted(20)
  const { payment } = await readOrderAs(shop(), buyer, orderNo)
  expect(payment).toMatchObject({ available: '30.00', missing: '170.00' })
  expect(payment?.methods).toContainEqual({
    id: 'paypal',
    charge: '7.65',
    toPay: '177.65',
    rejected: null,
  })
  await pay(shop(), { reference, amount: 177_65n, method: 'paypal' })
  expect(await state(orderNo)).toBe('paid')
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({
    available: 0,
    held: 20000,
    waiting: 0,
  })
})

test('a payment covers the order it names first, although another is due before it', async () => {
  const first = await accepted(10)
  const second = await accepted(10)
  await payByTransfer(shop(), { reference: second.reference, amount: 100_00n })
  expect([await state(first.orderNo), await state(second.orderNo)]).toEqual([
    'awaiting_payment',
    'paid',
  ])
})

test('money that names no order pays the order that is due first, and no later one before it', async () => {
  const first = await accepted(50)
  const second = await accepted(5)
  await putMoney(shop().db, buyer.accountId, 100_00n)
  await releaseWaiting(shop().db, buyer.accountId, new Date())
  expect(await state(second.orderNo)).toBe('awaiting_payment')
  await putMoney(shop().db, buyer.accountId, 450_00n)
  await releaseWaiting(shop().db, buyer.accountId, new Date())
  expect([await state(first.orderNo), await state(second.orderNo)]).toEqual(['paid', 'paid'])
})

test('a payment backorders what is not in stock and promises days of delivery, which its mail states', async () => {
  await setStock(shop(), ITEM, 6)
  const { orderNo, reference } = await accepted(10)
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 6, backordered: 0 })
  await payByTransfer(shop(), { reference, amount: 100_00n })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 6, backordered: 4 })
  const { items, promise } = await readOrderAs(shop(), buyer, orderNo)
  expect(items).toMatchObject([{ reserved: 6, backordered: 4 }])
  expect(promise).not.toBeNull()
  const paid = shop().db.selectFrom('outbox_mail').selectAll()
  const mail = await paid
    .where('subject', '=', `Order ${orderNo} is paid`)
    .executeTakeFirstOrThrow()
  expect(mail.body_text).toContain(
    `Expected arrival: ${daysText(promise!.from, promise!.to, 'en_us')}`,
  )
})

test('after five working days without payment the pieces are free, after 14 days the order is cancelled', async () => {
  const { orderNo } = await accepted(10)
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 3 * DAY_MS))
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 10 })
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 10 * DAY_MS))
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 0 })
  expect(await state(orderNo)).toBe('awaiting_payment')
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 15 * DAY_MS))
  expect(await state(orderNo)).toBe('cancelled')
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ waiting: 0 })
})

test('the money of a paid order that is cancelled before picking is available immediately', async () => {
  const { orderNo, reference } = await accepted(10)
  await payByTransfer(shop(), { reference, amount: 100_00n })
  const sent = { orderNo }
  expect(await ask(shop(), cancelOrderRoute, sent, buyer.headers)).toMatchObject({ code: 200 })
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ available: 10000, held: 0 })
  expect(await levelOf(shop(), ITEM)).toMatchObject({ reserved: 0 })
})

/** A bank line that states the reference and still has to be credited. */
function enterPayment(statedReference: string): Promise<unknown> {
  return enterBankLine(
    { db: shop().db, now: new Date(), actor: 'staff:finance' },
    {
      method: 'transfer',
      currency: 'USD',
      amount: 100_00n,
      bankReference: randomUUID(),
      statedReference,
      arrivedAt: new Date(),
    },
  )
}

test('a payment that only has to be credited keeps its order from being cancelled', async () => {
  const { orderNo, reference } = await accepted(10)
  await enterPayment(reference)
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 15 * DAY_MS))
  expect(await state(orderNo)).toBe('awaiting_payment')
})

test('a payment that arrives while late orders are being cancelled keeps its order', async () => {
  const first = await accepted(10)
  const second = await accepted(10)
  const job = await shop()
    .owner.transaction()
    .execute(async (trx) => {
      await sql`select from trade_order where order_no = ${first.orderNo} for update`.execute(trx)
      const running = runJob(shop(), 'expire-orders', new Date(Date.now() + 15 * DAY_MS))
      await untilLockIsAwaited(shop())
      await enterPayment(second.reference)
      return { running }
    })
  await job.running
  expect(await state(first.orderNo)).toBe('cancelled')
  expect(await state(second.orderNo)).toBe('awaiting_payment')
})

test('an order that no longer costs anything is paid without money, and is shipped', async () => {
  const { orderNo } = await submitOrder(shop(), buyer, [{ itemNo: ITEM, quantity: 10 }])
  await offerFor(shop(), orderNo, { freight: 1n, prices: new Map([[ITEM, '0']]) })
  await respond(shop(), buyer, orderNo)
  await shop()
    .owner.updateTable('trade_order')
    .set({ freight: 0, total: 0 })
    .where('order_no', '=', orderNo)
    .execute()
  const other = await createWholesaler(shop())
  const covered = await accepted(10, other)
  await putMoney(shop().db, other.accountId, 100_00n)
  await runJob(shop(), 'release-orders', new Date())
  expect(await state(orderNo)).toBe('paid')
  expect(await state(covered.orderNo, other)).toBe('paid')
  const staff = { db: shop().db, now: new Date(), actor: 'staff:warehouse' }
  await pickOrder(staff, orderNo)
  const dateCodes = { pattern: 'YYWW' as const, byItem: new Map() }
  await packOrder(staff, orderNo, { grams: 3000, dateCodes })
  expect(await dispatchOrder(staff, orderNo, 'T-5')).toBe('shipped')
})

test('a viewer reads of a waiting order neither the balance nor the reference', async () => {
  const { orderNo } = await accepted(10)
  const { companyId } = buyer
  const viewer = await createMember(shop().db, { kind: 'wholesale', companyId, role: 'viewer' })
  expect((await readOrderAs(shop(), viewer, orderNo)).payment).toBeNull()
})
