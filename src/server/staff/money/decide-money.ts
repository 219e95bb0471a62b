// Adjustments and payouts: proposed by one person, decided by another, each step with its audit entry.
import type { Kysely } from 'kysely'
import { minorText } from '../../../shared/minor-units.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  decideAdjustment,
  endPayout,
  failPayout,
  payPayout,
  planPayout,
  proposeAdjustment,
  proposePayout,
  readAdjustment,
  readPayout,
} from '../../modules/ledger/account-service.ts'
import { findAccountById } from '../../modules/ledger/ledger-service.ts'
import { notifyAccount } from '../../operations/notify-account.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import type { MoneyContext } from './handle-payments.ts'

/**
 * Below the limit for a second person it is posted immediately. Errors: 404; 409 `not_covered`: the account has less
 * money available.
 */
export async function adjustAccount(
  staff: MoneyContext,
  { accountId, amount, reason }: { accountId: number; amount: bigint; reason: string },
) {
  const adjustment = await staff.db.transaction().execute(async (trx) => {
    const { currency } = await findAccountById(trx, accountId)
    const proposed = await proposeAdjustment(trx, { accountId, amount, reason, by: staff.actor })
    await audit(trx, staff, 'adjust', `adjustment:${proposed.id}`, {
      account: accountId,
      amount: `${currency} ${minorText(amount, currency)}`,
      reason,
      state: proposed.state,
    })
    return proposed
  })
  await releaseWaiting(staff.db, accountId, staff.now)
  return adjustment
}

/** Errors: 404, 409 `own_proposal`, `decided`, `not_covered`. */
export async function decideProposedAdjustment(
  staff: MoneyContext,
  { adjustmentId, isApproved }: { adjustmentId: number; isApproved: boolean },
): Promise<void> {
  const decided = await staff.db.transaction().execute(async (trx) => {
    const { proposed_by: proposedBy } = await readAdjustment(trx, adjustmentId)
    await decideAdjustment(trx, { adjustmentId, isApproved, by: staff.actor })
    const adjustment = await readAdjustment(trx, adjustmentId)
    const { state, alone } = adjustment
    const act = isApproved ? 'approve' : 'refuse'
    await audit(trx, staff, act, `adjustment:${adjustmentId}`, { state, proposedBy, alone })
    return adjustment
  })
  await releaseWaiting(staff.db, decided.account_id, staff.now)
}

/**
 * The first of two persons proposes a payout. Returns the amounts to send back, by the bank from which each goes.
 * Errors: 404, 409.
 */
export function preparePayout(staff: MoneyContext, payoutId: number) {
  return staff.db.transaction().execute(async (trx) => {
    await proposePayout(trx, payoutId, staff.actor)
    const { account_id: accountId, amount } = await readPayout(trx, payoutId)
    await audit(trx, staff, 'propose-payout', `payout:${payoutId}`, { amount })
    return planPayout(trx, accountId, BigInt(amount))
  })
}

/** The second person confirms that the money has left. Errors: 404, 409 `own_proposal`. */
export function confirmPayout(staff: MoneyContext, payoutId: number): Promise<void> {
  return staff.db.transaction().execute(async (trx) => {
    await payPayout(trx, payoutId, staff.actor)
    const payout = await readPayout(trx, payoutId)
    const { account_id: accountId, proposed_by: proposedBy, alone } = payout
    const amount = BigInt(payout.amount)
    await notifyAccount(trx, staff.now, { accountId, event: 'paidOut', amount })
    await audit(trx, staff, 'pay-out', `payout:${payoutId}`, { proposedBy, alone })
  })
}

interface PayoutReason {
  payoutId: number
  /** The member reads it. */
  reason: string
}

/** The money is available again: orders that waited for it are released. Errors: 404, 409. */
export async function rejectPayout(staff: MoneyContext, rejection: PayoutReason): Promise<void> {
  await giveBack(staff, rejection, {
    event: 'payoutRejected',
    act: 'reject-payout',
    async end(trx, by) {
      await endPayout(trx, { ...rejection, state: 'rejected', by })
      return true
    },
  })
}

/**
 * The bank sent a paid payout back, as its statement shows. Two persons enter it: false after the first. Errors: 404;
 * 409 the payout was not paid, `split_payout` (it was paid in two ways), `entered_payment` (a payment of this amount
 * has arrived since, which may be the same money), `own_proposal`.
 */
export function enterFailedPayout(staff: MoneyContext, failure: PayoutReason): Promise<boolean> {
  return giveBack(staff, failure, {
    event: 'payoutFailed',
    act: 'fail-payout',
    end: (trx, by) => failPayout(trx, { ...failure, by }),
  })
}

interface PayoutEnd {
  event: 'payoutRejected' | 'payoutFailed'
  act: string
  /** False: it waits for a second person. */
  end: (trx: Kysely<Database>, by: string) => Promise<boolean>
}

/** Makes the money of the payout available in the account again. False: it waits for a second person. */
async function giveBack(
  staff: MoneyContext,
  { payoutId, reason: enteredReason }: PayoutReason,
  { event, act, end }: PayoutEnd,
): Promise<boolean> {
  const { db, now, actor: by } = staff
  const subject = `payout:${payoutId}`
  const accountId = await db.transaction().execute(async (trx) => {
    await readPayout(trx, payoutId)
    if (!(await end(trx, by))) {
      await audit(trx, staff, `propose-${act}`, subject, { reason: enteredReason })
      return undefined
    }
    const payout = await readPayout(trx, payoutId)
    const { account_id: account, proposed_by: proposedBy, approved_by: approvedBy } = payout
    const { return_proposed_by: enteredBy } = payout
    const reason = payout.reason ?? enteredReason
    const amount = BigInt(payout.amount)
    await notifyAccount(trx, now, { accountId: account, event, amount, note: reason })
    const people = {
      proposedBy,
      ...(approvedBy !== null && { approvedBy }),
      ...(enteredBy !== null && { enteredBy }),
    }
    await audit(trx, staff, act, subject, { reason, ...people })
    return account
  })
  if (accountId === undefined) return false
  await releaseWaiting(db, accountId, now)
  return true
}

function audit(
  trx: Kysely<Database>,
  { now, actor }: MoneyContext,
  act: string,
  subject: string,
  change: Record<string, unknown>,
): Promise<void> {
  return writeAudit(trx, now, { actor, action: `money.${act}`, subject, change })
}
