// Payments, adjustments, payouts and statements of accounts, as the server's role moves the money.
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import {
  decideAdjustment,
  endPayout,
  markLowBalance,
  payPayout,
  proposeAdjustment,
  proposePayout,
  requestPayout,
} from '../../src/server/modules/ledger/account-service.ts'
import {
  isDuplicateLineError,
  receivePayment,
} from '../../src/server/modules/ledger/bank-line-service.ts'
import { captureHold, holdOrWait } from '../../src/server/modules/ledger/ledger-service.ts'
import {
  assignPayment,
  creditPayment,
  proposeReversal,
  quotePayment,
  rejectPayment,
  reportPayment,
  returnPayment,
  reversePayment,
} from '../../src/server/modules/ledger/payment-service.ts'
import { findLedgerDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import {
  createMemberWithMoney,
  figuresOf,
  newOrderId,
  newReturnId,
  newShipmentId,
  putMoney,
  refundReturn,
} from '../support/money.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()
const ANN = 'staff:ann@shop.example'
const BEN = 'staff:ben@shop.example'

function inTransaction<T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  return shop().db.transaction().execute(work)
}

function rejectedFor(reason: string) {
  return expect.objectContaining({ code: 409, result: { reason } })
}

async function receive(accountId: number, amount: bigint, method = 'transfer', currency = 'USD') {
  const { payment_reference: statedReference } = await shop()
    .db.selectFrom('money_account')
    .where('id', '=', accountId)
    .select('payment_reference')
    .executeTakeFirstOrThrow()
  const line = { method, currency, amount, statedReference, by: ANN, arrivedAt: new Date() }
  return inTransaction((trx) => receivePayment(trx, { ...line, bankReference: randomUUID() }))
}

async function holdOrder(accountId: number, amount: bigint) {
  const orderId = await newOrderId(shop().db, accountId)
  await inTransaction((trx) => holdOrWait(trx, { accountId, orderId, amount }))
  return orderId
}

async function transfersOf(accountId: number) {
  return shop()
    .db.selectFrom('ledger_transfer as t')
    .innerJoin('ledger_account as debit', 'debit.id', 't.debit')
    .innerJoin('ledger_account as credit', 'credit.id', 't.credit')
    .where('t.account_id', '=', accountId)
    .select(sql<string>`debit.code || ' > ' || credit.code || ' ' || t.amount`.as('text'))
    .orderBy('t.id')
    .execute()
    .then((rows) => rows.map(({ text }) => text))
}

describe('worked examples', () => {
  test('a return of an unwanted item credits its price in full and charges a restocking fee of 15 percent', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner, { available: 6800n })
    const orderId = await holdOrder(accountId, 6800n)
    const shipmentId = await newShipmentId(shop().db, orderId)
    const shipment = { orderId, shipmentId, goods: 2000n, freight: 800n }
    await inTransaction((trx) => captureHold(trx, shipment))
    const returned = { orderId, returnId: newReturnId(), amount: 1000n, feeBasis: 1000n }
    expect(await inTransaction((trx) => refundReturn(trx, returned))).toBe(150n)
    expect((await transfersOf(accountId)).slice(-2)).toEqual([
      'sales > available 1000',
      'available > restocking 150',
    ])
    const tooMuch = { ...returned, returnId: newReturnId(), amount: 1001n }
    await expect(inTransaction((trx) => refundReturn(trx, tooMuch))).rejects.toEqual(
      rejectedFor('refund_exceeded'),
    )
  })

  test('an order of 500 is held from payments of 487.60 and 42.40, and the rest stays available', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner, {
      kind: 'wholesale',
    })
    await putMoney(shop().db, accountId, 48_760n)
    await putMoney(shop().db, accountId, 4240n)
    await holdOrder(accountId, 50_000n)
    expect(await figuresOf(shop().db, accountId)).toEqual({
      available: 3000,
      held: 50_000,
      waiting: 0,
    })
  })

  test('to pay a missing 170 by PayPal takes 177.65, of which 7.65 are the surcharge', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner, {
      kind: 'wholesale',
      available: 3000n,
    })
    const account = { id: accountId, currency: 'USD' }
    const question = { method: 'paypal', credit: 17_000n, now: new Date() }
    expect(await quotePayment(shop().db, account, question)).toEqual({
      credit: 17_000n,
      charge: 765n,
      toPay: 17_765n,
      rejected: null,
    })
    const { paymentId } = await receive(accountId, 17_765n, 'paypal')
    const paid = await inTransaction((trx) => creditPayment(trx, { paymentId, by: ANN }))
    expect(paid).toMatchObject({ state: 'credited', charge: 765, credited_by: ANN })
    await holdOrder(accountId, 20_000n)
    expect((await transfersOf(accountId)).slice(-3)).toEqual([
      'bank.paypal > available 17765',
      'available > charges 765',
      'available > held 20000',
    ])
    expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 0, held: 20_000 })
  })
})

describe('what PayPal does not take', () => {
  test('neither a first top-up nor more than 5,000 with the charge is credited, and the money can be sent back', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
    const { paymentId } = await receive(accountId, 10_450n, 'paypal')
    const credit = (id: number) =>
      inTransaction((trx) => creditPayment(trx, { paymentId: id, by: ANN }))
    await expect(credit(paymentId)).rejects.toEqual(rejectedFor('first'))
    await putMoney(shop().db, accountId, 100_000n)
    const large = await receive(accountId, 500_001n, 'paypal')
    await expect(credit(large.paymentId)).rejects.toEqual(rejectedFor('too_large'))
    const end = { paymentId: large.paymentId, reason: 'above the limit', by: ANN }
    expect(await inTransaction((trx) => rejectPayment(trx, end))).toBe('unmatched')
    expect(await inTransaction((trx) => returnPayment(trx, end))).toBe('returned')
    expect((await credit((await receive(accountId, 500_000n, 'paypal')).paymentId)).charge).toBe(
      21_531,
    )
    await expect(
      inTransaction((trx) =>
        reportPayment(trx, { accountId, method: 'other', amount: 1n, by: 'member:1' }),
      ),
    ).rejects.toEqual(rejectedFor('inactive'))
  })

  test('a left-over cent is credited and every charge follows the formula', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner, {
      available: 100_000n,
    })
    // The surcharge is 4.5 percent (450 basis points) of what is credited, rounded half up.
    const { rows } = await sql<{ received: number; charge: number }>`
      select r as received, payment_charge_of_received(r, 450, 0) as charge
      from generate_series(1, 3000) as r`.execute(shop().db)
    const chargeOf = (credit: number) => Math.floor((credit * 450 + 5000) / 10_000)
    for (const { received, charge } of rows) {
      let best = 0
      while (best + 1 + chargeOf(best + 1) <= received) best += 1
      expect([received, charge]).toEqual([received, chargeOf(best)])
    }
    const { paymentId } = await receive(accountId, 11n, 'paypal')
    await inTransaction((trx) => creditPayment(trx, { paymentId, by: ANN }))
  })
})

describe('lines of the bank', () => {
  test('a report and the line of the bank become one payment, and a line is entered once', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
    const report = { accountId, method: 'transfer', amount: 100_000n, by: 'member:1' }
    const reported = await inTransaction((trx) => reportPayment(trx, report))
    expect(await receive(accountId, 100_000n)).toEqual({
      state: 'matched',
      paymentId: reported,
      wasReported: true,
    })
    const line = {
      method: 'transfer',
      currency: 'USD',
      amount: 500n,
      // A payment reference that no account has.
      statedReference: 'RF00',
      bankReference: 'bank-line-1',
      arrivedAt: new Date(),
      by: ANN,
    }
    const stray = await inTransaction((trx) => receivePayment(trx, line))
    expect(stray.state).toBe('unmatched')
    const again = await inTransaction((trx) => receivePayment(trx, line)).catch(
      (error: unknown) => error,
    )
    expect(isDuplicateLineError(again)).toBe(true)
    await inTransaction((trx) =>
      assignPayment(trx, { paymentId: stray.paymentId, accountId, by: ANN }),
    )
    await inTransaction((trx) => creditPayment(trx, { paymentId: stray.paymentId, by: ANN }))
    expect(await transfersOf(accountId)).toEqual(['unmatched > available 500'])
  })

  test('money in another currency stays unmatched and is never converted', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
    const received = await receive(accountId, 500n, 'transfer', 'EUR')
    expect(received.state).toBe('unmatched')
    await expect(
      inTransaction((trx) =>
        assignPayment(trx, { paymentId: received.paymentId, accountId, by: ANN }),
      ),
    ).rejects.toEqual(rejectedFor('other_currency'))
  })
})

describe('proposals', () => {
  test('a reversal needs two people and leaves what is missing as an open charge', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
    const paymentId = await putMoney(shop().db, accountId, 10_000n)
    await holdOrder(accountId, 7000n)
    await inTransaction((trx) =>
      proposeReversal(trx, { paymentId, reason: 'returned by the bank', by: ANN }),
    )
    const reverse = (by: string) => inTransaction((trx) => reversePayment(trx, { paymentId, by }))
    await expect(reverse(ANN)).rejects.toEqual(rejectedFor('own_proposal'))
    expect(await reverse(BEN)).toBe(7000n)
    await putMoney(shop().db, accountId, 6000n)
    expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 0, held: 7000 })
    await putMoney(shop().db, accountId, 6000n)
    expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 5000 })
    await expect(reverse(BEN)).rejects.toEqual(rejectedFor('payment_reversed'))
  })

  test('an adjustment needs two people from the limit up and never makes the balance negative', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner, { available: 1000n })
    const propose = (amount: bigint) =>
      inTransaction((trx) =>
        proposeAdjustment(trx, { accountId, amount, reason: 'goodwill', by: ANN }),
      )
    expect(await propose(4999n)).toMatchObject({ state: 'posted' })
    await expect(propose(-4500n).then(() => propose(-4500n))).rejects.toEqual(
      rejectedFor('not_covered'),
    )
    const { id: adjustmentId, state } = await propose(5000n)
    expect(state).toBe('proposed')
    const decide = (by: string) =>
      inTransaction((trx) => decideAdjustment(trx, { adjustmentId, isApproved: true, by }))
    await expect(decide(ANN)).rejects.toEqual(rejectedFor('own_proposal'))
    const outcomes = await Promise.allSettled([decide(BEN), decide(BEN), decide(BEN)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await figuresOf(shop().db, accountId)).toMatchObject({ available: 6499 })
  })

  test('a payout needs two people and no open order, and goes back the way the money came', async () => {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner, {
      available: 10_000n,
    })
    // 50.00 and a surcharge of 2.25.
    const paypal = await receive(accountId, 5225n, 'paypal')
    await inTransaction((trx) => creditPayment(trx, { paymentId: paypal.paymentId, by: ANN }))
    const request = (amount: bigint) =>
      inTransaction((trx) => requestPayout(trx, { accountId, amount, by: 'member:1' }))
    const first = await request(15_000n)
    await expect(request(1n)).rejects.toEqual(rejectedFor('payout_open'))
    await inTransaction((trx) =>
      endPayout(trx, { payoutId: first, state: 'withdrawn', by: 'member:1' }),
    )
    const second = await request(15_000n)
    await inTransaction((trx) => proposePayout(trx, second, ANN))
    await expect(inTransaction((trx) => payPayout(trx, second, ANN))).rejects.toEqual(
      rejectedFor('own_proposal'),
    )
    await inTransaction((trx) => payPayout(trx, second, BEN))
    expect(await figuresOf(shop().db, accountId)).toEqual({ available: 0, held: 0, waiting: 0 })
    const { rows } = await sql<{ text: string }>`
      select c.code || ' ' || t.amount as text from ledger_transfer t join ledger_account c on c.id = t.credit
      where payout_id = ${second} and t.kind = 'payout' order by t.id`.execute(shop().db)
    expect(rows.map(({ text }) => text)).toEqual([
      'payout 15000',
      'bank.paypal 5000',
      'bank.transfer 10000',
    ])
    await putMoney(shop().db, accountId, 5000n)
    await holdOrder(accountId, 100n)
    await expect(request(1n)).rejects.toEqual(rejectedFor('orders_open'))
  })
})

test('a balance is marked as low once for each time it falls below the threshold', async () => {
  const { accountId } = await createMemberWithMoney(shop().db, shop().owner, { available: 10_000n })
  const mark = () => inTransaction((trx) => markLowBalance(trx, accountId))
  expect(await mark()).toBe(false)
  await holdOrder(accountId, 1n)
  expect([await mark(), await mark()]).toEqual([true, false])
  await putMoney(shop().db, accountId, 1n)
  expect(await mark()).toBe(false)
  await holdOrder(accountId, 1n)
  expect(await mark()).toBe(true)
})

test('every figure of these tests follows from its transfers', async () => {
  expect(await findLedgerDifferences(shop().db, null)).toEqual([])
})
