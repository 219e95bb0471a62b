// Money of companies: accounts, holds for orders, captures and releases; and idempotency keys of acts that move money.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import { ledgerCall } from './ledger-errors.ts'
import {
  callCapture,
  callFundWaiting,
  callHoldAvailable,
  callHoldOrWait,
  callLeaveWaiting,
  callRefundParcel,
  callRelease,
  callRetractParcel,
  callStartWaiting,
  findAccount,
  findAccountIn,
  findAccountOf,
  hasMoneyInOtherCurrency,
  insertKey,
  type KeyName,
  type MoneyAccountRow,
  createAccount,
  type ParcelRefund,
  lockKey,
} from './ledger-repository.ts'

export type { MoneyAccountRow } from './ledger-repository.ts'

type Trx = Kysely<Database>

/**
 * The account of a company for one kind of membership and currency; it is created on first use. `opened_at` stays null
 * for dropshipping until credited payments reach the opening deposit. Errors: 409 `no_membership` when the company has
 * no approved membership of this kind in this currency.
 */
export async function findOrCreateAccount(
  trx: Trx,
  account: { companyId: number; kind: MemberKind; currency: string },
): Promise<MoneyAccountRow> {
  const known = await findAccountIn(trx, account)
  if (known) return known
  const id = await ledgerCall(createAccount(trx, account))
  const found = await findAccount(trx, id)
  if (!found) throw notFound()
  return found
}

/**
 * The account of a buyer, as the caller read it with the locked buyer, or a new one when the company has none yet.
 * Errors: as `findOrCreateAccount`.
 */
export async function accountOf(
  trx: Trx,
  { account_id: id, available }: { account_id: number | null; available: number | null },
  owner: { companyId: number; kind: MemberKind; currency: string },
): Promise<{ id: number; available: number }> {
  return id === null ? findOrCreateAccount(trx, owner) : { id, available: available ?? 0 }
}

/** Errors: 404. */
export async function findAccountById(db: Trx, accountId: number): Promise<MoneyAccountRow> {
  const found = await findAccount(db, accountId)
  if (!found) throw notFound()
  return found
}

/** The account in a currency that the membership has or had before. Errors: 404. */
export async function readAccountIn(
  db: Trx,
  account: { companyId: number; kind: MemberKind; currency: string },
): Promise<MoneyAccountRow> {
  const found = await findAccountIn(db, account)
  if (!found) throw notFound()
  return found
}

/** The account in the currency of the membership; undefined when the company has not needed one yet. */
export function findMembersAccount(
  db: Trx,
  companyId: number,
  kind: MemberKind,
): Promise<MoneyAccountRow | undefined> {
  return findAccountOf(db, companyId, kind)
}

/**
 * Members see the account of their own currency only. Errors: 409 `moneyBooked` when one in another currency still has
 * money, orders that wait, payments on their way or a debt.
 */
export async function requireNoMoneyInOtherCurrency(
  trx: Trx,
  account: { customerNo: string; kind: MemberKind; currency: string },
): Promise<void> {
  if (await hasMoneyInOtherCurrency(trx, account))
    throw new AppError(409, [], { reason: 'moneyBooked' })
}

/**
 * Holds the total of a new order in minor units, or counts the order as waiting: when the account is not opened, does
 * not cover it, or other orders wait. Locks the account. Errors: 409 `bad_amount`, `no_account`.
 */
export function holdOrWait(
  trx: Trx,
  hold: { accountId: number; orderId: number; amount: bigint },
): Promise<'held' | 'waiting'> {
  return ledgerCall(callHoldOrWait(trx, hold))
}

/** Counts one more order of the account, an accepted one, as waiting for its payment. Errors: 409 `no_account`. */
export function startWaiting(trx: Trx, { accountId }: { accountId: number }): Promise<void> {
  return ledgerCall(callStartWaiting(trx, accountId))
}

/** Holds the total although other orders wait; false when it is not covered. Errors: 409 `bad_amount`. */
export function holdAvailable(
  trx: Trx,
  hold: { accountId: number; orderId: number; amount: bigint },
): Promise<boolean> {
  return ledgerCall(callHoldAvailable(trx, hold))
}

/**
 * Holds the total of an order that waits; false when it is not covered, and then nothing has changed. Errors: 409
 * `bad_amount`.
 */
export function fundWaiting(
  trx: Trx,
  hold: { accountId: number; orderId: number; amount: bigint },
): Promise<boolean> {
  return ledgerCall(callFundWaiting(trx, hold))
}

/**
 * An order of the account was cancelled, expired or needs no money, so that one fewer waits; the ledger only counts
 * them and does not know which one it was. Errors: 409 `none_waiting`.
 */
export function leaveWaiting(trx: Trx, { accountId }: { accountId: number }): Promise<void> {
  return ledgerCall(callLeaveWaiting(trx, accountId))
}

/**
 * Makes held money of an order available again: `amount`, or all that is left. Returns what was released, 0 for an
 * order without a hold. Errors: 409 `bad_amount`, `hold_exceeded`.
 */
export function releaseHold(
  trx: Trx,
  { orderId, amount }: { orderId: number; amount?: bigint },
): Promise<bigint> {
  return ledgerCall(callRelease(trx, orderId, amount ?? null))
}

/**
 * Charges the held money for a shipment. Errors: 409 `bad_amount`, `hold_exceeded`, `no_shipment`; a unique violation
 * for a second capture.
 */
export function captureHold(
  trx: Trx,
  capture: { orderId: number; shipmentId: number; goods: bigint; freight: bigint },
): Promise<void> {
  return ledgerCall(callCapture(trx, capture))
}

/**
 * Refunds what a lost or returned parcel charged: goods, and freight unless it came back undamaged. At or above the
 * limit for a second person, the first person proposes and another refunds; a parcel that charged nothing is closed
 * without a transfer.
 * Errors: 409 `not_lost`, `refunded`, `replaced`, `returned_before` a return refunded its goods, `own_proposal`.
 */
export function refundParcel(
  trx: Trx,
  { shipmentId, by }: { shipmentId: number; by: string },
): Promise<ParcelRefund> {
  return ledgerCall(callRefundParcel(trx, shipmentId, by))
}

/** Retracts a refund that the same person proposed. Errors: 409 `not_proposed`, `other_proposal`. */
export function retractParcelRefund(
  trx: Trx,
  { shipmentId, by }: { shipmentId: number; by: string },
): Promise<void> {
  return ledgerCall(callRetractParcel(trx, shipmentId, by))
}

export type KeyState =
  /** Do the act, then call `saveIdempotencyResult` in the same transaction. */
  | { state: 'new'; requestHash: Buffer }
  /** The act was done before: the call answers with this result and the code `alreadyDone` (5600). */
  | { state: 'replay'; result: object }

/**
 * The first step of an act that must happen once. `purpose` names the kind of act, `request` is everything that decides
 * it. Errors: 409 `inFlight` while another transaction holds the key; 422 `reused` when the key came with another
 * request.
 */
export async function consumeIdempotencyKey(
  trx: Trx,
  { request, ...name }: KeyName & { request: unknown },
): Promise<KeyState> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest()
  const known = await lockKey(trx, name)
  if (known === 'inFlight') throw inFlight()
  if (!known) return { state: 'new', requestHash }
  if (!known.request_hash.equals(requestHash)) throw invalid('key', 'reused')
  return { state: 'replay', result: known.result }
}

/**
 * The result that was saved with a key, without doing the act. Errors: 404 the act was not done, 409 `inFlight` while
 * it is being done.
 */
export function findIdempotencyResult(db: Kysely<Database>, name: KeyName): Promise<object> {
  return db.transaction().execute(async (trx) => {
    const known = await lockKey(trx, name)
    // The transaction that holds the key may be about to commit.
    if (known === 'inFlight') throw inFlight()
    if (!known) throw notFound()
    return known.result
  })
}

/** The last step before the commit; `result` is what repeated requests get. */
export function saveIdempotencyResult(
  trx: Trx,
  {
    requestHash,
    result,
    now,
    ...name
  }: KeyName & { requestHash: Buffer; result: object; now: Date },
): Promise<void> {
  return insertKey(trx, name, { requestHash, result, now })
}

function inFlight(): AppError {
  return new AppError(409, [], { reason: 'inFlight', retryAfter: 1 })
}

/** Sorts fields, so that a request with the same fields in another order hashes alike; amounts may be bigint. */
function sorted(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)])
}
