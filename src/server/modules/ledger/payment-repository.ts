// Calls the database functions for payments and reads payments; reads and writes their methods and the currency rates.
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PaymentMethodTable, PaymentTable } from '../../db/schema/ledger.ts'
import type { PaymentState } from '../../../shared/payment-states.ts'

export type PaymentRow = Selectable<PaymentTable>
export type PaymentMethodRow = Selectable<PaymentMethodTable>

/** The methods that apply to a currency at a time, the inactive ones too. */
export function findMethods(db: Kysely<Database>, currency: string, at: Date) {
  return db
    .selectFrom('payment_method')
    .distinctOn('id')
    .selectAll()
    .where('currency', '=', currency)
    .where('valid_from', '<=', at)
    .orderBy('id')
    .orderBy('valid_from', 'desc')
    .orderBy('row_id', 'desc')
    .execute()
}

export async function insertMethod(
  trx: Kysely<Database>,
  { row_id: _, ...row }: PaymentMethodRow,
): Promise<void> {
  await trx.insertInto('payment_method').values(row).execute()
}

/** The newest rate of each currency. */
export function findRates(db: Kysely<Database>, at: Date) {
  return db
    .selectFrom('currency_rate')
    .distinctOn('currency')
    .select(['currency', 'micros_per_usd', 'valid_from', 'set_by'])
    .where('valid_from', '<=', at)
    .orderBy('currency')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertRate(
  trx: Kysely<Database>,
  row: { currency: string; micros_per_usd: number; valid_from: Date; set_by: string },
): Promise<void> {
  await trx.insertInto('currency_rate').values(row).execute()
}

/** Why the method does not take this amount, surcharge included; null when it does. */
export async function findRejection(
  db: Kysely<Database>,
  payment: { accountId: number; method: string; amount: bigint; orderId: number | null },
): Promise<string | null> {
  const { accountId, method, amount, orderId } = payment
  const { rows } = await sql<{ reason: string | null }>`
    select payment_rejection(${accountId}, ${method}, ${amount}, ${orderId}, null) as reason`.execute(
    db,
  )
  return rows[0]?.reason ?? null
}

/** Returns the id of the new payment. */
export async function callReport(
  trx: Kysely<Database>,
  report: {
    accountId: number
    method: string
    amount: bigint
    orderId: number | null
    by: string
  },
): Promise<number> {
  const { accountId, method, amount, orderId, by } = report
  const { rows } = await sql<{ id: number }>`
    select payment_report(${accountId}, ${method}, ${amount}, ${orderId}, ${by}) as id`.execute(trx)
  return rows[0]!.id
}

export interface BankLine {
  method: string
  currency: string
  amount: bigint
  bankReference: string
  /** What the payer wrote. */
  statedReference: string
  arrivedAt: Date
  /** By when the payment must be credited. */
  dueAt: Date
  by: string
}

/**
 * Matches a reported payment with a line of the bank: `accountId` is null, since its account is known. Or gives an
 * unmatched payment its account: what the line of the bank says is null, since the payment has it already.
 */
export async function callMatch(
  trx: Kysely<Database>,
  match: {
    paymentId: number
    accountId: number | null
    amount: bigint | null
    bankReference: string | null
    arrivedAt: Date | null
    dueAt: Date | null
    by: string
  },
): Promise<void> {
  const { paymentId, accountId, amount, bankReference, arrivedAt, dueAt, by } = match
  await sql`select payment_match(${paymentId}, ${accountId}, ${amount}, ${bankReference}, ${arrivedAt},
    ${dueAt}, ${by})`.execute(trx)
}

export async function callCredit(
  trx: Kysely<Database>,
  paymentId: number,
  by: string,
): Promise<void> {
  await sql`select payment_credit(${paymentId}, ${by})`.execute(trx)
}

/** Ends a payment that was not credited. Returns its state afterwards. */
export async function callEnd(
  trx: Kysely<Database>,
  end: {
    paymentId: number
    state: 'rejected' | 'withdrawn' | 'returned'
    reason: string | null
    by: string
  },
): Promise<PaymentState> {
  const { paymentId, state, reason, by } = end
  const { rows } = await sql<{ state: PaymentState }>`
    select payment_end(${paymentId}, ${state}, ${reason}, ${by}) as state`.execute(trx)
  return rows[0]!.state
}

export async function callProposeReversal(
  trx: Kysely<Database>,
  { paymentId, reason, by }: { paymentId: number; reason: string; by: string },
): Promise<void> {
  await sql`select payment_propose_reversal(${paymentId}, ${reason}, ${by})`.execute(trx)
}

export async function callRejectReversal(trx: Kysely<Database>, paymentId: number): Promise<void> {
  await sql`select payment_refuse_reversal(${paymentId})`.execute(trx)
}

/** Returns the amount that the account did not cover, which becomes an open charge. */
export async function callReverse(
  trx: Kysely<Database>,
  paymentId: number,
  by: string,
): Promise<bigint> {
  const { rows } = await sql<{ uncovered: number }>`
    select payment_reverse(${paymentId}, ${by}) as uncovered`.execute(trx)
  return BigInt(rows[0]!.uncovered)
}

export function findPayment(
  db: Kysely<Database>,
  paymentId: number,
): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').where('id', '=', paymentId).selectAll().executeTakeFirst()
}

/** Newest first. */
export function findPaymentsOfAccount(
  db: Kysely<Database>,
  accountId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** For staff: in these states, the most urgent first. */
export function findPaymentsIn(
  db: Kysely<Database>,
  states: readonly PaymentState[],
  limit: number,
) {
  return db
    .selectFrom('payment')
    .leftJoin('money_account', 'money_account.id', 'payment.account_id')
    .leftJoin('company', 'company.id', 'money_account.company_id')
    .where('payment.state', 'in', states)
    .selectAll('payment')
    .select(['company.customer_no', 'company.name as company_name', 'money_account.kind'])
    .orderBy('payment.due_at')
    .orderBy('payment.id')
    .limit(limit)
    .execute()
}

/** What credited payments of an account add up to, without their surcharges. */
export async function sumCredited(db: Kysely<Database>, accountId: number): Promise<bigint> {
  const { rows } = await sql<{ total: string | null }>`
    select sum(amount - charge)::text as total from payment
    where account_id = ${accountId} and state = 'credited'`.execute(db)
  return BigInt(rows[0]?.total ?? 0)
}
