// Refunds, adjustments, payouts and fees, low balances, entries and monthly statements of accounts.
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import {
  callBookFee,
  callCloseStatement,
  callDecideAdjustment,
  callDispose,
  callMarkLow,
  callProposeAdjustment,
  callRetractSettlement,
  callSettleReturn,
  findAccountsToClose,
  findAccountsToMark,
  findAdjustment,
  findMembershipOfCustomer,
  findEntries,
  findFinanceStaff,
  findMoneyMailRecipients,
  findOpenCharges,
} from './account-repository.ts'
import { ledgerCall } from './ledger-errors.ts'
import {
  callEndPayout,
  callFailPayout,
  callPayPayout,
  callProposePayout,
  callRequestPayout,
  type EndedPayout,
  findOpenPayouts,
  findPayout,
  findPayoutPlan,
  findShownPayout,
} from './payout-repository.ts'

export type { AdjustmentRow, EntryRow } from './account-repository.ts'
export type { PayoutRow } from './payout-repository.ts'

type Trx = Kysely<Database>

/** For how long the account says why a payout was not carried out. */
const SHOWN_DAYS = 30

/**
 * Refunds what inspection of a return accepted, minus the restocking fee: 'proposed' when the amount needs a second
 * person. The caller has locked the order. Errors: 409 `not_received`, `not_inspected`, `nothing_accepted`,
 * `own_proposal`, `refund_exceeded` more than the order's parcels were charged and not refunded yet.
 */
export function settleReturn(
  trx: Trx,
  returnId: number,
  by: string,
): Promise<'settled' | 'proposed'> {
  return ledgerCall(callSettleReturn(trx, returnId, by))
}

/** Retracts a refund that the same person proposed. Errors: 409 `not_proposed`, `other_proposal`. */
export function retractSettlement(trx: Trx, returnId: number, by: string): Promise<void> {
  return ledgerCall(callRetractSettlement(trx, returnId, by))
}

/**
 * Charges the disposal of goods that were not ours; what is not covered is owed. Returns the charge in minor units.
 * Errors: 409 `not_due`.
 */
export function chargeDisposal(trx: Trx, returnId: number, at: Date): Promise<bigint> {
  return ledgerCall(callDispose(trx, returnId, at))
}

/**
 * Positive amounts go to the member; those below the limit for a second person are posted immediately. Errors: 409
 * `bad_amount`, `no_reason`, `no_account`, `not_covered`.
 */
export function proposeAdjustment(
  trx: Trx,
  proposal: { accountId: number; amount: bigint; reason: string; by: string },
) {
  return ledgerCall(callProposeAdjustment(trx, proposal))
}

/** Errors: 409 `no_proposal`, `own_proposal`, `decided`, `not_covered`. */
export function decideAdjustment(
  trx: Trx,
  decision: { adjustmentId: number; isApproved: boolean; by: string },
): Promise<void> {
  return ledgerCall(callDecideAdjustment(trx, decision))
}

/** Errors: 404. */
export async function readAdjustment(db: Trx, adjustmentId: number) {
  const found = await findAdjustment(db, adjustmentId)
  if (!found) throw notFound()
  return found
}

/**
 * The member asks for money back, which is held until it is paid. Errors: 409 `bad_amount`, `no_account`, `orders_open`,
 * `not_covered`, `payout_open`.
 */
export function requestPayout(
  trx: Trx,
  payout: { accountId: number; amount: bigint; by: string },
): Promise<number> {
  return ledgerCall(callRequestPayout(trx, payout))
}

/** The first of two persons proposes to pay a requested payout. Errors: 409 when its state does not allow it. */
export function proposePayout(trx: Trx, payoutId: number, by: string): Promise<void> {
  return ledgerCall(callProposePayout(trx, payoutId, by))
}

/** The second person approves: the money leaves. Errors: 409 `own_proposal`, or when its state does not allow it. */
export function payPayout(trx: Trx, payoutId: number, by: string): Promise<void> {
  return ledgerCall(callPayPayout(trx, payoutId, by))
}

/** Rejects or withdraws a payout, whose money is available again. Errors: 409 when its state does not allow it. */
export function endPayout(
  trx: Trx,
  { reason = null, ...ended }: Omit<EndedPayout, 'reason'> & { reason?: string | null },
): Promise<void> {
  return ledgerCall(callEndPayout(trx, { ...ended, reason }))
}

/**
 * The bank sent a paid payout back. The first person proposes it (false); the second makes the money available again
 * (true), with the reason of the first. Errors: 409 it was not paid, `split_payout` it went through several banks,
 * `entered_payment` its money was entered as a payment that arrived, `own_proposal`.
 */
export function failPayout(
  trx: Trx,
  failed: { payoutId: number; reason: string; by: string },
): Promise<boolean> {
  return ledgerCall(callFailPayout(trx, failed))
}

/** Errors: 404. */
export async function readPayout(db: Trx, payoutId: number) {
  const found = await findPayout(db, payoutId)
  if (!found) throw notFound()
  return found
}

/** Payouts that are not decided, of one account or of all. */
export function listOpenPayouts(db: Trx, accountId?: number) {
  return findOpenPayouts(db, accountId)
}

/**
 * The open payout of an account, or the last one that was rejected or came back in the last thirty days, unless another
 * was requested afterwards.
 */
export function readShownPayout(db: Trx, accountId: number, now: Date) {
  return findShownPayout(db, accountId, new Date(now.getTime() - SHOWN_DAYS * DAY_MS))
}

/** The amounts of a payout by the bank through which they go back. */
export function planPayout(db: Trx, accountId: number, amount: bigint) {
  return findPayoutPlan(db, accountId, amount)
}

/** A fee that a bank or PayPal keeps of the seller's own money. Errors: 409 `bad_amount`. */
export function bookFee(
  trx: Trx,
  { method, ...fee }: { method: 'transfer' | 'paypal'; currency: string; amount: bigint },
): Promise<void> {
  return ledgerCall(callBookFee(trx, { bank: `bank.${method}`, ...fee }))
}

/** Accounts whose balance may have crossed the threshold below which it counts as low. */
export function listAccountsToMark(db: Trx): Promise<number[]> {
  return findAccountsToMark(db)
}

/** Records whether the balance is low (`low_since`). True only when it has just fallen below the threshold. */
export function markLowBalance(trx: Trx, accountId: number): Promise<boolean> {
  return callMarkLow(trx, accountId)
}

/** Accounts with their next month to close, before the month `month` ('2026-12-01'). */
export function listAccountsToClose(db: Trx, month: string) {
  return findAccountsToClose(db, month)
}

/**
 * False when it was closed before. Errors: 409 `month_open` until ten minutes after its end, `month_order` an earlier
 * month is not closed, `no_account`.
 */
export function closeStatement(trx: Trx, accountId: number, month: string): Promise<boolean> {
  return ledgerCall(callCloseStatement(trx, accountId, month))
}

/** Newest first, or oldest first for statements. */
export function listEntries(db: Trx, filter: Parameters<typeof findEntries>[1]) {
  return findEntries(db, filter)
}

/** What an account still owes for reversed payments and the disposal of returned goods. */
export function listOpenCharges(db: Trx, accountId: number) {
  return findOpenCharges(db, accountId)
}

/** Logins that may see the company's money, for mails. */
export function listMoneyMailRecipients(db: Trx, companyId: number) {
  return findMoneyMailRecipients(db, companyId)
}

/** The company and currency of a customer number; undefined when it has no such membership. */
export function findCustomer(db: Trx, customerNo: string, kind: 'wholesale' | 'dropship') {
  return findMembershipOfCustomer(db, customerNo, kind)
}

/** Staff who credit payments, for mails about differences. */
export function listFinanceStaff(db: Trx) {
  return findFinanceStaff(db)
}
