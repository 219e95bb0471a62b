// Staff enter, match, credit, reject and reverse payments: each act with its audit entry and mail in one transaction.
import type { Kysely } from 'kysely'
import { minorText } from '../../../shared/minor-units.ts'
import type { PaymentState } from '../../../shared/payment-states.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { writeOrderMail } from '../../modules/mail/order-mail.ts'
import { chooseMailOrDigest } from '../../modules/ordering/order-facts.ts'
import {
  lockUnshippedOrders,
  ordersToMail,
  stopOrders,
  type UnshippedOrder,
} from '../../modules/ordering/stop-service.ts'
import {
  isDuplicateLineError,
  receivePayment,
  type ReceivedPayment,
} from '../../modules/ledger/bank-line-service.ts'
import {
  assignPayment,
  creditPayment,
  rejectProposedReversal,
  matchPayment,
  type PaymentRow,
  proposeReversal,
  readPayment,
  rejectPayment,
  returnPayment,
  reversePayment,
  withdrawPayment,
} from '../../modules/ledger/payment-service.ts'
import { notifyAccount } from '../../operations/notify-account.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'

export interface MoneyContext {
  db: Kysely<Database>
  now: Date
  /** The staff account in the audit log and in the ledger. */
  actor: string
}

export interface EnteredLine {
  method: string
  currency: string
  amount: bigint
  /** The bank's own reference, which identifies the line. */
  bankReference: string
  /** What the payer wrote. */
  statedReference: string
  arrivedAt: Date
}

/**
 * Enters a line of a bank statement; `known` when it was entered before. Errors: 409 the method is unknown in the
 * currency.
 */
export async function enterBankLine(
  staff: MoneyContext,
  line: EnteredLine,
): Promise<ReceivedPayment> {
  try {
    return await staff.db.transaction().execute(async (trx) => {
      const received = await receivePayment(trx, { ...line, by: staff.actor })
      const amount = `${line.currency} ${minorText(line.amount, line.currency)}`
      const { bankReference, method } = line
      const change = { state: received.state, amount, method, bankReference }
      await audit(trx, staff, 'receive', received.paymentId, change)
      return received
    })
  } catch (error) {
    if (isDuplicateLineError(error)) return { state: 'known' }
    throw error
  }
}

/** Matches a payment that a member reported with its line of the bank statement. Errors: 404, 409. */
export function matchReported(
  staff: MoneyContext,
  match: { paymentId: number; amount: bigint; bankReference: string; arrivedAt: Date },
): Promise<PaymentRow> {
  return actOn(staff, 'match', match.paymentId, async (trx) => {
    await matchPayment(trx, { ...match, by: staff.actor })
    return { bankReference: match.bankReference }
  })
}

/**
 * Assigns unmatched money to an account. `reportedId`: the report of the same payment by the member, which is closed.
 * Errors: 404; 409 `other_currency`, or when the state of one of the payments does not allow it.
 */
export function assignUnmatched(
  staff: MoneyContext,
  { paymentId, accountId, reportedId }: Assignment,
): Promise<PaymentRow> {
  const by = staff.actor
  return actOn(staff, 'assign', paymentId, async (trx) => {
    await assignPayment(trx, { paymentId, accountId, by })
    if (reportedId === undefined) return { account: accountId }
    await withdrawPayment(trx, { paymentId: reportedId, accountId, by })
    return { account: accountId, reported: reportedId }
  })
}

interface Assignment {
  paymentId: number
  accountId: number
  reportedId?: number
}

/** Orders that waited for the money are released. Errors: 404, 409 with the reason why the method does not take it. */
export async function creditMatched(staff: MoneyContext, paymentId: number): Promise<PaymentRow> {
  const payment = await actOn(staff, 'credit', paymentId, async (trx) => {
    const {
      account_id: accountId,
      amount,
      charge,
    } = await creditPayment(trx, {
      paymentId,
      by: staff.actor,
    })
    const credited = BigInt(amount - (charge ?? 0))
    if (accountId !== null) {
      await notifyAccount(trx, staff.now, { accountId, event: 'credited', amount: credited })
    }
    return { credited: Number(credited), charge }
  })
  if (payment.account_id !== null) await releaseWaiting(staff.db, payment.account_id, staff.now)
  return payment
}

/** Rejects a reported or matched payment. Money that did arrive becomes unmatched; the member learns why. Errors: 404, 409. */
export function rejectUncreditedPayment(
  staff: MoneyContext,
  { paymentId, reason }: { paymentId: number; reason: string },
): Promise<PaymentRow> {
  return actOn(staff, 'reject', paymentId, async (trx) => {
    await rejectPayment(trx, { paymentId, reason, by: staff.actor })
    const { account_id: accountId, amount } = await readPayment(trx, paymentId)
    if (accountId !== null) {
      const news = { accountId, event: 'unclear', amount: BigInt(amount), note: reason } as const
      await notifyAccount(trx, staff.now, news)
    }
    return { reason }
  })
}

/** Unmatched money goes back to its payer. Errors: 404, 409. */
export function sendBack(
  staff: MoneyContext,
  { paymentId, reason }: { paymentId: number; reason: string },
): Promise<PaymentRow> {
  return actOn(staff, 'return', paymentId, async (trx) => {
    await returnPayment(trx, { paymentId, reason, by: staff.actor })
    return { reason }
  })
}

/** The first of two persons proposes to reverse a payment that the bank or PayPal took back. Errors: 404, 409. */
export function proposePaymentReversal(
  staff: MoneyContext,
  { paymentId, reason }: { paymentId: number; reason: string },
): Promise<PaymentRow> {
  return actOn(staff, 'propose-reversal', paymentId, async (trx) => {
    await proposeReversal(trx, { paymentId, reason, by: staff.actor })
    return { reason }
  })
}

/** The payment stays credited. Errors: 404; 409 `no_proposal`, or when it is no longer credited. */
export function rejectReversal(staff: MoneyContext, paymentId: number): Promise<PaymentRow> {
  return actOn(staff, 'reject-reversal', paymentId, async (trx) => {
    const { reversal_proposed_by: proposedBy, reversal_reason: reason } = await readPayment(
      trx,
      paymentId,
    )
    await rejectProposedReversal(trx, paymentId)
    return { proposedBy, reason }
  })
}

/**
 * The second person approves, and the payment is reversed. When the account does not cover what the bank took back, its
 * orders that have not left yet are stopped, and their buyers and those who may see the money are mailed. Errors: 404; 409 `no_proposal`, `own_proposal`, or when it is no longer
 * credited.
 */
export function approveReversal(staff: MoneyContext, paymentId: number): Promise<PaymentRow> {
  return actOn(staff, 'reverse', paymentId, async (trx) => {
    const { account_id: account } = await readPayment(trx, paymentId)
    const unshipped = account === null ? [] : await lockUnshippedOrders(trx, account)
    const openCharge = await reversePayment(trx, { paymentId, by: staff.actor })
    if (openCharge > 0n) {
      await stopOrders(trx, unshipped, { ...staff, reason: 'payment_reversed' })
      await mailStopped(trx, staff.now, unshipped)
      const owed = { event: 'reversed', amount: openCharge } as const
      if (account !== null) await notifyAccount(trx, staff.now, { accountId: account, ...owed })
    }
    const { reversal_proposed_by: proposedBy, alone } = await readPayment(trx, paymentId)
    return { open: Number(openCharge), proposedBy, alone }
  })
}

async function mailStopped(
  trx: Kysely<Database>,
  now: Date,
  orders: readonly UnshippedOrder[],
): Promise<void> {
  const event = 'stoppedByReversal'
  for (const { orderId, others: othersStopped } of ordersToMail(orders)) {
    const facts = await chooseMailOrDigest(trx, { orderId, event, now })
    await writeOrderMail(trx, now, facts, { event, othersStopped })
  }
}

function actOn(
  staff: MoneyContext,
  act: string,
  paymentId: number,
  work: (trx: Kysely<Database>) => Promise<Record<string, unknown>>,
): Promise<PaymentRow> {
  return staff.db.transaction().execute(async (trx) => {
    const { state: from } = await readPayment(trx, paymentId)
    const change = await work(trx)
    const payment = await readPayment(trx, paymentId)
    const states: PaymentState[] = [from, payment.state]
    await audit(trx, staff, act, paymentId, { state: states, ...change })
    return payment
  })
}

function audit(
  trx: Kysely<Database>,
  { now, actor }: MoneyContext,
  act: string,
  paymentId: number,
  change: Record<string, unknown>,
): Promise<void> {
  const subject = `payment:${paymentId}`
  return writeAudit(trx, now, { actor, action: `money.${act}`, subject, change })
}
