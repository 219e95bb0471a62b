// Payments of members: quoted, reported, matched, credited, rejected, sent back, reversed; and their methods and rates.
import type { Kysely } from 'kysely'
import type { PaymentState } from '../../../shared/payment-states.ts'
import type { Database } from '../../db/database.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { shareOf } from '../../../shared/minor-units.ts'
import { creditDueAt } from './bank-line-service.ts'
import { ledgerCall } from './ledger-errors.ts'
import type { MoneyAccountRow } from './ledger-repository.ts'
import {
  callCredit,
  callEnd,
  callMatch,
  callProposeReversal,
  callRejectReversal,
  callReport,
  callReverse,
  findMethods,
  findPayment,
  findPaymentsIn,
  findPaymentsOfAccount,
  findRejection,
  findRates,
  insertMethod,
  insertRate,
  type PaymentMethodRow,
  type PaymentRow,
  sumCredited,
} from './payment-repository.ts'

export type { PaymentMethodRow, PaymentRow } from './payment-repository.ts'

type Trx = Kysely<Database>

/** Of a top-up or of a payment for an order; amounts in minor units. `charge`: the surcharge of the method. */
export interface QuotedPayment {
  credit: bigint
  charge: bigint
  toPay: bigint
  /**
   * Why the method does not take this payment; null: it does. inactive, too_small and too_large; first: a dropshipper's
   * first payment must come by another method; no_rate: the limit in US dollars cannot be compared.
   */
  rejected: string | null
}

/** What a member pays for a credit with this method. Errors: 422 the method is unknown in the currency. */
export async function quotePayment(
  db: Trx,
  account: Pick<MoneyAccountRow, 'id' | 'currency'>,
  payment: { method: string; credit: bigint; orderId?: number | null; now: Date },
): Promise<QuotedPayment> {
  const { method: id, credit, orderId = null, now } = payment
  const methods = await findMethods(db, account.currency, now)
  const method = methods.find((each) => each.id === id && each.active)
  if (!method) throw invalid('method', 'unknown')
  const charge = shareOf(credit, method.bp) + BigInt(method.fixed)
  const toPay = credit + charge
  const rejected = await findRejection(db, {
    accountId: account.id,
    method: id,
    amount: toPay,
    orderId,
  })
  return { credit, charge, toPay, rejected }
}

/**
 * How much a payment for an order must be, in minor units: what the balance lacks, or the whole total if the balance
 * would cover it, because the orders that are due earlier are paid from the balance first. Zero for a covered order
 * that is stopped: the balance waits for it, so a second payment would be too much.
 */
export function amountDue(
  { total, stopped }: { total: number; stopped: boolean },
  { available }: Pick<MoneyAccountRow, 'available'>,
): bigint {
  const lack = BigInt(total) - BigInt(available)
  if (lack > 0n) return lack
  return stopped ? 0n : BigInt(total)
}

/** The active methods of a currency. */
export async function listActiveMethods(db: Trx, currency: string, now: Date) {
  return (await findMethods(db, currency, now)).filter(({ active }) => active)
}

/**
 * A member says that this amount, surcharge included, is on its way. Errors: 409 with the reason why the method does
 * not take it.
 */
export function reportPayment(
  trx: Trx,
  report: { accountId: number; method: string; amount: bigint; orderId?: number; by: string },
): Promise<number> {
  return ledgerCall(callReport(trx, { ...report, orderId: report.orderId ?? null }))
}

/** The member withdraws a reported payment. Errors: 404 of another account, 409 it is no longer only reported. */
export async function withdrawPayment(
  trx: Trx,
  { paymentId, accountId, by }: { paymentId: number; accountId: number; by: string },
): Promise<void> {
  const payment = await findPayment(trx, paymentId)
  if (payment?.account_id !== accountId) throw notFound()
  await ledgerCall(callEnd(trx, { paymentId, state: 'withdrawn', reason: null, by }))
}

/** Joins a reported payment with what the bank shows. Errors: 409 when the state of the payment does not allow it. */
export function matchPayment(
  trx: Trx,
  match: {
    paymentId: number
    amount: bigint
    bankReference: string
    arrivedAt: Date
    by: string
  },
): Promise<void> {
  return ledgerCall(
    callMatch(trx, { ...match, accountId: null, dueAt: creditDueAt(match.arrivedAt) }),
  )
}

/** Gives an unmatched payment its account. Errors: 409 when its state does not allow it, `other_currency`. */
export function assignPayment(
  trx: Trx,
  { paymentId, accountId, by }: { paymentId: number; accountId: number; by: string },
): Promise<void> {
  const unknown = { amount: null, bankReference: null, arrivedAt: null, dueAt: null }
  return ledgerCall(callMatch(trx, { paymentId, accountId, by, ...unknown }))
}

/** Errors: 409 when its state does not allow it, or with the reason why the method does not take the payment. */
export async function creditPayment(
  trx: Trx,
  { paymentId, by }: { paymentId: number; by: string },
): Promise<PaymentRow> {
  await ledgerCall(callCredit(trx, paymentId, by))
  return readPayment(trx, paymentId)
}

/**
 * Money that did arrive becomes unmatched, until it is sent back. Returns the new state. Errors: 409 when its state does
 * not allow it.
 */
export function rejectPayment(
  trx: Trx,
  { paymentId, reason, by }: { paymentId: number; reason: string; by: string },
): Promise<PaymentState> {
  return ledgerCall(callEnd(trx, { paymentId, state: 'rejected', reason, by }))
}

/** Unmatched money goes back to the payer. Returns the new state. Errors: 409 when its state does not allow it. */
export function returnPayment(
  trx: Trx,
  { paymentId, reason, by }: { paymentId: number; reason: string; by: string },
): Promise<PaymentState> {
  return ledgerCall(callEnd(trx, { paymentId, state: 'returned', reason, by }))
}

/** A second person then reverses the payment. Errors: 409 when it is not credited. */
export function proposeReversal(
  trx: Trx,
  proposal: { paymentId: number; reason: string; by: string },
): Promise<void> {
  return ledgerCall(callProposeReversal(trx, proposal))
}

/** Ends the proposal; the payment stays credited. Errors: 409 `no_proposal`, or when it is no longer credited. */
export function rejectProposedReversal(trx: Trx, paymentId: number): Promise<void> {
  return ledgerCall(callRejectReversal(trx, paymentId))
}

/**
 * Returns the amount that the account did not cover: the next money that becomes available pays it. Errors: 409
 * `no_proposal`, `own_proposal`, or when it is no longer credited.
 */
export function reversePayment(
  trx: Trx,
  { paymentId, by }: { paymentId: number; by: string },
): Promise<bigint> {
  return ledgerCall(callReverse(trx, paymentId, by))
}

/** Errors: 404. */
export async function readPayment(db: Trx, paymentId: number): Promise<PaymentRow> {
  const payment = await findPayment(db, paymentId)
  if (!payment) throw new AppError(404)
  return payment
}

/** Newest first, `limit` at most, before an id. */
export function listPaymentsOfAccount(
  db: Trx,
  accountId: number,
  page: { before?: number | undefined; limit: number },
): Promise<PaymentRow[]> {
  return findPaymentsOfAccount(db, accountId, page)
}

/** For staff: payments in these states with their companies, the most urgent first. */
export function listPaymentsByState(db: Trx, states: readonly PaymentState[], limit = 200) {
  return findPaymentsIn(db, states, limit)
}

/** What credited payments of an account add up to: compared with the opening deposit. */
export function creditedTotal(db: Trx, accountId: number): Promise<bigint> {
  return sumCredited(db, accountId)
}

/** All methods of a currency, the inactive ones too. */
export function listAllMethods(db: Trx, currency: string, now: Date) {
  return findMethods(db, currency, now)
}

/** The row applies from its `valid_from` on. */
export function addMethod(trx: Trx, method: PaymentMethodRow): Promise<void> {
  return insertMethod(trx, method)
}

/** The newest rates: how much one US dollar costs. Only limits in US dollars are compared with them. */
export function listRates(db: Trx, now: Date) {
  return findRates(db, now)
}

export function addRate(trx: Trx, rate: Parameters<typeof insertRate>[1]): Promise<void> {
  return insertRate(trx, rate)
}
