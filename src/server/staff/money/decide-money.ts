// Adjustments and payouts: proposed by one person, decided by another, each step with its audit entry.
import type { Kysely } from 'kysely'
import { minorText } from '../../../shared/minor-units.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  decideAdjustment,
  endPayout,
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

/** The money is available again. Errors: 404, 409. */
export function rejectPayout(
  staff: MoneyContext,
  { payoutId, reason }: { payoutId: number; reason: string },
): Promise<void> {
  return staff.db.transaction().execute(async (trx) => {
    await endPayout(trx, payoutId, 'rejected', reason)
    await audit(trx, staff, 'reject-payout', `payout:${payoutId}`, { reason })
  })
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
