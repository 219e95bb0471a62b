// Money that arrived for an order of one company and is given to another: it no longer counts for that order.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listAccountEntriesRoute } from '../../src/contract/account.ts'
import {
  assignUnmatched,
  creditMatched,
  enterBankLine,
  rejectUncreditedPayment,
} from '../../src/server/staff/money/handle-payments.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { ask, useShop } from '../support/ask.ts'
import { figuresOf } from '../support/money.ts'
import { ITEM, setStock } from '../support/orders.ts'
import { runJob } from '../support/run-job.ts'
import {
  acceptedOrder,
  createWholesaler,
  offerFor,
  readOrderAs,
  respond,
  submitOrder,
  type Wholesaler,
} from '../support/wholesale.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:finance' })

beforeEach(() => setStock(shop(), ITEM, 500))

/** A transfer of 100.00 with a reference that the payer should not have stated: staff take it back from its account. */
async function unmatchedFor(reference: string): Promise<number> {
  const received = await enterBankLine(staff(), {
    method: 'transfer',
    currency: 'USD',
    amount: 100_00n,
    bankReference: randomUUID(),
    statedReference: reference,
    arrivedAt: new Date(),
  })
  if (received.state !== 'matched') throw new Error(received.state)
  const { paymentId } = received
  await rejectUncreditedPayment(staff(), { paymentId, reason: 'The payer is another company.' })
  return paymentId
}

/** An order of pieces at 10.00 each, without freight, whose offer the buyer accepted. */
async function accepted(buyer: Wholesaler, pieces: number) {
  const { orderNo } = await submitOrder(shop(), buyer, [{ itemNo: ITEM, quantity: pieces }])
  await offerFor(shop(), orderNo, { freight: 0n, prices: new Map([[ITEM, '10']]) })
  await respond(shop(), buyer, orderNo)
  return readOrderAs(shop(), buyer, orderNo)
}

test('a payment that is given to another account no longer names the order of the first account', async () => {
  const [buyer, payer] = [await createWholesaler(shop()), await createWholesaler(shop())]
  const { orderNo, payment } = await accepted(buyer, 10)
  const paymentId = await unmatchedFor(payment!.reference)
  await assignUnmatched(staff(), { paymentId, accountId: payer.accountId })
  await creditMatched(staff(), paymentId)
  expect(await figuresOf(shop().db, payer.accountId)).toMatchObject({ available: 100_00 })
  expect(await figuresOf(shop().db, buyer.accountId)).toMatchObject({ available: 0, waiting: 1 })
  const { result } = await ask<object>(shop(), listAccountEntriesRoute, {}, payer.headers)
  expect(JSON.stringify(result)).toContain('100.00')
  expect(JSON.stringify(result)).not.toContain(orderNo)
  const moved = await shop()
    .db.selectFrom('ledger_transfer')
    .where('payment_id', '=', paymentId)
    .select('order_id')
    .execute()
  expect(moved.map(({ order_id }) => order_id)).toEqual(moved.map(() => null))
})

test('money of another account does not keep an order from expiring', async () => {
  const [buyer, payer] = [await createWholesaler(shop()), await createWholesaler(shop())]
  const { orderNo, payment } = await accepted(buyer, 10)
  const paymentId = await unmatchedFor(payment!.reference)
  await assignUnmatched(staff(), { paymentId, accountId: payer.accountId })
  await runJob(shop(), 'expire-orders', new Date(Date.now() + 15 * DAY_MS))
  expect((await readOrderAs(shop(), buyer, orderNo)).state).toBe('cancelled')
})

test('a payment that is given back to its own account still pays the order that it names', async () => {
  const buyer = await createWholesaler(shop())
  await acceptedOrder(shop(), buyer, [{ itemNo: ITEM, quantity: 50 }])
  const { orderNo, payment } = await accepted(buyer, 10)
  const paymentId = await unmatchedFor(payment!.reference)
  await assignUnmatched(staff(), { paymentId, accountId: buyer.accountId })
  await creditMatched(staff(), paymentId)
  expect((await readOrderAs(shop(), buyer, orderNo)).state).toBe('paid')
})
