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

/** Below the limit for a second person it is posted immediately. Errors: 404, 409 `not_covered`. */
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

/** The first of two persons. Returns through which banks the money goes. Errors: 404, 409. */
export function preparePayout(staff: MoneyContext, payoutId: number) {
  return staff.db.transaction().execute(async (trx) => {
    await proposePayout(trx, payoutId, staff.actor)
    const { account_id: accountId, amount } = await readPayout(trx, payoutId)
    await audit(trx, staff, 'propose-payout', `payout:${payoutId}`, { amount })
    return planPayout(trx, accountId, BigInt(amount))
  })
}

/** The second person: the money has left. Errors: 404, 409 `own_proposal`. */
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
export function rejectPayout(staff: MoneyContext, given: PayoutReason): Promise<void> {
  return giveBack(staff, given, { event: 'payoutRejected', act: 'reject-payout' })
}

/** The bank sent a paid payout back, as its statement shows. Errors: 404, 409 the payout was not paid. */
export function enterFailedPayout(staff: MoneyContext, given: PayoutReason): Promise<void> {
  return giveBack(staff, given, { event: 'payoutFailed', act: 'fail-payout' })
}

async function giveBack(
  staff: MoneyContext,
  { payoutId, reason }: PayoutReason,
  { event, act }: { event: 'payoutRejected' | 'payoutFailed'; act: string },
): Promise<void> {
  const { db, now, actor: by } = staff
  const accountId = await db.transaction().execute(async (trx) => {
    const payout = await readPayout(trx, payoutId)
    if (event === 'payoutFailed') await failPayout(trx, { payoutId, reason, by })
    else await endPayout(trx, { payoutId, state: 'rejected', reason, by })
    const { account_id: account, proposed_by: proposedBy, approved_by: approvedBy } = payout
    const amount = BigInt(payout.amount)
    await notifyAccount(trx, now, { accountId: account, event, amount, note: reason })
    const people = { proposedBy, ...(approvedBy !== null && { approvedBy }) }
    await audit(trx, staff, act, `payout:${payoutId}`, { reason, ...people })
    return account
  })
  await releaseWaiting(db, accountId, now)
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
