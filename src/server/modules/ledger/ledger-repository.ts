// Calls the functions of the ledger, reads its accounts, and reads and writes idempotency keys.
import { sql, type Kysely, type Selectable } from 'kysely'
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'
import type { MoneyAccountTable } from '../../db/schema/ledger.ts'
import type { MemberKind } from '../../../shared/membership.ts'

export type MoneyAccountRow = Selectable<MoneyAccountTable>

export async function createAccount(
  trx: Kysely<Database>,
  account: { companyId: number; kind: MemberKind; currency: string },
): Promise<number> {
  const { companyId, kind, currency } = account
  const { rows } = await sql<{ id: number }>`
    select money_account_open(${companyId}, ${kind}, ${currency}) as id`.execute(trx)
  return rows[0]!.id
}

export function findAccount(
  db: Kysely<Database>,
  accountId: number,
): Promise<MoneyAccountRow | undefined> {
  return db.selectFrom('money_account').where('id', '=', accountId).selectAll().executeTakeFirst()
}

export function findAccountIn(
  db: Kysely<Database>,
  { companyId, kind, currency }: { companyId: number; kind: MemberKind; currency: string },
): Promise<MoneyAccountRow | undefined> {
  return db
    .selectFrom('money_account')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('currency', '=', currency)
    .selectAll()
    .executeTakeFirst()
}

/** The company's account of this kind in its current currency. */
export function findAccountOf(
  db: Kysely<Database>,
  companyId: number,
  kind: MemberKind,
): Promise<MoneyAccountRow | undefined> {
  return db
    .selectFrom('money_account')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.company_id', '=', 'money_account.company_id')
        .onRef('membership.kind', '=', 'money_account.kind')
        .onRef('membership.currency', '=', 'money_account.currency'),
    )
    .where('money_account.company_id', '=', companyId)
    .where('money_account.kind', '=', kind)
    .selectAll('money_account')
    .executeTakeFirst()
}

/**
 * Whether a company has an account in another currency than `currency` with money, orders that wait, payments on
 * their way or a debt.
 */
export async function hasMoneyInOtherCurrency(
  db: Kysely<Database>,
  { customerNo, kind, currency }: { customerNo: string; kind: MemberKind; currency: string },
): Promise<boolean> {
  const { rows } = await sql<{ hasMoney: boolean }>`
    select exists (
      select from money_account a join company c on c.id = a.company_id
      where c.customer_no = ${customerNo} and a.kind = ${kind} and a.currency <> ${currency}
        and (a.available > 0 or a.held > 0 or a.waiting > 0
          or exists (select from payment p where p.account_id = a.id and p.state in ('reported', 'matched'))
          or exists (select from open_charge o where o.account_id = a.id and o.settled < o.amount))
    ) as "hasMoney"`.execute(db)
  return rows[0]!.hasMoney
}

export async function callHoldOrWait(
  trx: Kysely<Database>,
  { accountId, orderId, amount }: { accountId: number; orderId: number; amount: bigint },
): Promise<'held' | 'waiting'> {
  const { rows } = await sql<{ outcome: 'held' | 'waiting' }>`
    select ledger_hold_or_wait(${accountId}, ${orderId}, ${amount}) as outcome`.execute(trx)
  return rows[0]!.outcome
}

/** Holds the total of an order that waits; false when the account does not cover it. */
export async function callFundWaiting(
  trx: Kysely<Database>,
  { accountId, orderId, amount }: { accountId: number; orderId: number; amount: bigint },
): Promise<boolean> {
  const { rows } = await sql<{ isFunded: boolean }>`
    select ledger_fund_waiting(${accountId}, ${orderId}, ${amount}) as "isFunded"`.execute(trx)
  return rows[0]!.isFunded
}

/** One order fewer of the account waits; the ledger only counts them. */
export async function callLeaveWaiting(trx: Kysely<Database>, accountId: number): Promise<void> {
  await sql`select ledger_leave_waiting(${accountId})`.execute(trx)
}

/** One more order of the account waits. */
export async function callStartWaiting(trx: Kysely<Database>, accountId: number): Promise<void> {
  await sql`select ledger_start_waiting(${accountId})`.execute(trx)
}

/** Holds the total although other orders wait; false when the account does not cover it. */
export async function callHoldAvailable(
  trx: Kysely<Database>,
  { accountId, orderId, amount }: { accountId: number; orderId: number; amount: bigint },
): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select ledger_hold_available(${accountId}, ${orderId}, ${amount}) as "isHeld"`.execute(trx)
  return rows[0]!.isHeld
}

/** `amount` null: all that is still held for the order. Returns what was released. */
export async function callRelease(
  trx: Kysely<Database>,
  orderId: number,
  amount: bigint | null,
): Promise<bigint> {
  const { rows } = await sql<{ released: number }>`
    select ledger_release(${orderId}, ${amount}) as released`.execute(trx)
  return BigInt(rows[0]!.released)
}

export async function callCapture(
  trx: Kysely<Database>,
  capture: { orderId: number; shipmentId: number; goods: bigint; freight: bigint },
): Promise<void> {
  const { orderId, shipmentId, goods, freight } = capture
  await sql`select ledger_capture(${orderId}, ${shipmentId}, ${goods}, ${freight})`.execute(trx)
}

/** 'closed': the parcel charged nothing that could be refunded, so no money moves. */
export type ParcelRefund = 'refunded' | 'closed' | 'proposed'

/** Refunds what a lost or returned parcel charged; only proposes the refund where the amount needs a second person. */
export async function callRefundParcel(
  trx: Kysely<Database>,
  shipmentId: number,
  by: string,
): Promise<ParcelRefund> {
  const { rows } = await sql<{ outcome: ParcelRefund }>`
    select parcel_refund(${shipmentId}, ${by}) as outcome`.execute(trx)
  return rows[0]!.outcome
}

/** Takes back a refund that the same person proposed. */
export async function callRetractParcel(
  trx: Kysely<Database>,
  shipmentId: number,
  by: string,
): Promise<void> {
  await sql`select parcel_retract(${shipmentId}, ${by})`.execute(trx)
}

/** What identifies an idempotency key: `key` is unique for one kind of act (`purpose`) of one company. */
export interface KeyName {
  companyId: number
  purpose: string
  key: string
}

/**
 * Locks the key until the transaction ends. 'inFlight': another transaction holds it at this moment; undefined: no
 * request with it was saved.
 */
export async function lockKey(
  trx: Kysely<Database>,
  { companyId, purpose, key }: KeyName,
): Promise<{ request_hash: Buffer; result: object } | 'inFlight' | undefined> {
  const { rows } = await sql<{ is_locked: boolean; request_hash: Buffer | null; result: object }>`
    select is_locked, request_hash, result
    from idempotency_key_lock(${ADVISORY_LOCKS.idempotencyKey}, ${companyId}, ${purpose}, ${key})`.execute(
    trx,
  )
  const { is_locked, request_hash, result } = rows[0]!
  if (!is_locked) return 'inFlight'
  return request_hash === null ? undefined : { request_hash, result }
}

export async function insertKey(
  trx: Kysely<Database>,
  { companyId, purpose, key }: KeyName,
  row: { requestHash: Buffer; result: object; now: Date },
): Promise<void> {
  await trx
    .insertInto('idempotency_key')
    .values({
      company_id: companyId,
      purpose,
      key,
      request_hash: row.requestHash,
      result: JSON.stringify(row.result),
      created_at: row.now,
    })
    .execute()
}
