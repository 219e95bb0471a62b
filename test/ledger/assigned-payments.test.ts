// Staff give payments to accounts at the same moment.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findAccountById } from '../../src/server/modules/ledger/ledger-service.ts'
import {
  assignPayment,
  rejectPayment,
  reportPayment,
} from '../../src/server/modules/ledger/payment-service.ts'
import {
  assignUnmatched,
  creditMatched,
  enterBankLine,
  rejectUncreditedPayment,
} from '../../src/server/staff/money/handle-payments.ts'
import { useShop } from '../support/ask.ts'
import { untilLockIsAwaited } from '../support/until-lock-is-awaited.ts'
import { createWholesaler } from '../support/wholesale.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:finance' })

const TRANSFER = { method: 'transfer', currency: 'USD', amount: 100_00n }

/** Returns the id of the payment that a transfer with this text becomes. */
async function enterTransfer(statedReference: string): Promise<number> {
  const line = { ...TRANSFER, bankReference: randomUUID(), statedReference, arrivedAt: new Date() }
  const received = await enterBankLine(staff(), line)
  if (received.state === 'known') throw new Error('entered before')
  return received.paymentId
}

/** A transfer that names no account, and the report of it by the member. */
async function reportedTransfer(accountId: number) {
  const { method, amount } = TRANSFER
  const report = { accountId, method, amount, by: 'member:1' }
  const reportedId = await reportPayment(shop().db, report)
  return { paymentId: await enterTransfer(''), accountId, reportedId }
}

/** A transfer that names an account from which staff took it back. */
async function takenFrom(accountId: number): Promise<number> {
  const { payment_reference: reference } = await findAccountById(shop().db, accountId)
  const paymentId = await enterTransfer(reference)
  await rejectUncreditedPayment(staff(), { paymentId, reason: 'The payer is another company.' })
  return paymentId
}

test('two payments that are given to one account, each with its report, end in no deadlock', async () => {
  const { accountId } = await createWholesaler(shop())
  const payments = [await reportedTransfer(accountId), await reportedTransfer(accountId)]
  const lock = await shop().owner.startTransaction().execute()
  // The lock of any row that refers to the account, such as a payment that is being entered.
  await sql`select from money_account where id = ${accountId} for key share`.execute(lock)
  const assigning = payments.map((payment) => assignUnmatched(staff(), payment))
  await untilLockIsAwaited(shop(), 2)
  await lock.commit().execute()
  const outcomes = await Promise.allSettled(assigning)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('payments of two accounts that are exchanged end in no deadlock', async () => {
  const [one, other] = [await createWholesaler(shop()), await createWholesaler(shop())]
  const [ofOne, ofOther] = [await takenFrom(one.accountId), await takenFrom(other.accountId)]
  const lock = await shop().owner.startTransaction().execute()
  await sql`select from payment where id in (${ofOne}, ${ofOther}) for update`.execute(lock)
  const assigning = [
    assignUnmatched(staff(), { paymentId: ofOne, accountId: other.accountId }),
    assignUnmatched(staff(), { paymentId: ofOther, accountId: one.accountId }),
  ]
  await untilLockIsAwaited(shop(), 2)
  await lock.commit().execute()
  const outcomes = await Promise.allSettled(assigning)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('a payment that is given to an account, credited and rejected at the same moment ends in no deadlock', async () => {
  const { accountId } = await createWholesaler(shop())
  const paymentId = await enterTransfer('')
  const by = 'staff:finance'
  const assignment = await shop().db.startTransaction().execute()
  await assignPayment(assignment, { paymentId, accountId, by })
  const crediting = creditMatched(staff(), paymentId).catch((error: unknown) => error)
  await untilLockIsAwaited(shop())
  const rejection = await shop().owner.startTransaction().execute()
  // The first lock of the rejection, before the credit knows which account it has to lock.
  const locking = sql`select from money_account where id = ${accountId} for update`.execute(
    rejection,
  )
  await untilLockIsAwaited(shop(), 2)
  await assignment.commit().execute()
  await locking
  const reason = 'The payer is another company.'
  const [rejected] = await Promise.allSettled([rejectPayment(rejection, { paymentId, reason, by })])
  await rejection.commit().execute()
  expect([rejected, await crediting]).toMatchObject([
    { status: 'fulfilled', value: 'unmatched' },
    { code: 409, result: { reason: 'payment_unmatched' } },
  ])
})
