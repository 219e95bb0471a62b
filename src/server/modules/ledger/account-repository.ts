// Calls the database functions for returns, adjustments, fees, low balances and monthly statements; reads entries of
// accounts, statements, open charges, customers and the recipients of mails about money.
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { AdjustmentTable } from '../../db/schema/ledger.ts'

export type AdjustmentRow = Selectable<AdjustmentTable>

export async function callSettleReturn(
  trx: Kysely<Database>,
  returnId: number,
  by: string,
): Promise<'settled' | 'proposed'> {
  const { rows } = await sql<{ outcome: 'settled' | 'proposed' }>`
    select return_settle(${returnId}, ${by}) as outcome`.execute(trx)
  return rows[0]!.outcome
}

/** Takes back the proposed refund of a return. */
export async function callRetractSettlement(
  trx: Kysely<Database>,
  returnId: number,
  by: string,
): Promise<void> {
  await sql`select return_retract(${returnId}, ${by})`.execute(trx)
}

/** Returns the charge in minor units, including what the account could not pay. */
export async function callDispose(
  trx: Kysely<Database>,
  returnId: number,
  at: Date,
): Promise<bigint> {
  const { rows } = await sql<{ amount: number }>`
    select return_dispose(${returnId}, ${at}) as amount`.execute(trx)
  return BigInt(rows[0]!.amount)
}

export async function callProposeAdjustment(
  trx: Kysely<Database>,
  proposal: { accountId: number; amount: bigint; reason: string; by: string },
) {
  const { accountId, amount, reason, by } = proposal
  const { rows } = await sql<{ id: number; state: AdjustmentRow['state'] }>`
    select adjustment_id as id, adjustment_state as state
    from adjustment_propose(${accountId}, ${amount}, ${reason}, ${by})`.execute(trx)
  return rows[0]!
}

export async function callDecideAdjustment(
  trx: Kysely<Database>,
  decision: { adjustmentId: number; isApproved: boolean; by: string },
): Promise<void> {
  const { adjustmentId, isApproved, by } = decision
  await sql`select adjustment_decide(${adjustmentId}, ${isApproved}, ${by})`.execute(trx)
}

/** `bank`: the ledger account that paid the fee, `bank.transfer` or `bank.paypal`. */
export async function callBookFee(
  trx: Kysely<Database>,
  { bank, currency, amount }: { bank: string; currency: string; amount: bigint },
): Promise<void> {
  await sql`select ledger_book_fee(${bank}, ${currency}, ${amount})`.execute(trx)
}

/**
 * Marks the account of a dropshipper as low (`low_since`), or removes the mark. True: its available money has just
 * fallen below the threshold. The function of the database, although named `judge`, writes the mark.
 */
export async function callMarkLow(trx: Kysely<Database>, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ isCrossed: boolean }>`
    select money_account_judge_low(${accountId}) as "isCrossed"`.execute(trx)
  return rows[0]!.isCrossed
}

/** `month` is its first day ('2026-12-01'). False when it was closed before. */
export async function callCloseStatement(
  trx: Kysely<Database>,
  accountId: number,
  month: string,
): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`
    select statement_close(${accountId}, ${month}) as "isClosed"`.execute(trx)
  return rows[0]!.isClosed
}

/**
 * Accounts of dropshippers whose balance is low but not marked as low, or the reverse; no other needs to be locked. The
 * mark of an account stays while orders wait for its money.
 */
export async function findAccountsToMark(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from money_account
    where kind = 'dropship' and opened_at is not null and (waiting = 0 or low_since is null)
      and (available < setting_at('threshold', currency, now())) <> (low_since is not null)
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Accounts with the first month that has no statement yet, if that month began before `month`. */
export async function findAccountsToClose(
  db: Kysely<Database>,
  month: string,
): Promise<{ id: number; next: string }[]> {
  const { rows } = await sql<{ id: number; next: string }>`
    select id, next from (
      select a.id, coalesce((select (max(s.month) + interval '1 month')::date from statement s
        where s.account_id = a.id),
        date_trunc('month', a.created_at at time zone 'Asia/Hong_Kong')::date) as next
      from money_account a) as account
    where next < ${month}::date order by id`.execute(db)
  return rows
}

export interface EntryRow {
  id: number
  at: Date
  kind: string
  /** In minor units, always positive; `to_available` and `to_held` say in which direction. */
  amount: number
  /** The available and the held money after the entry. */
  available_after: number
  held_after: number
  order_id: number | null
  order_no: string | null
  payment_id: number | null
  payout_id: number | null
  adjustment_id: number | null
  reason: string | null
  /** By how much the entry changed the available and the held money, in minor units; negative: they fell. */
  to_available: number
  to_held: number
}

export interface EntryFilter {
  accountId: number
  /** Only entries with a lower id. */
  before?: number | undefined
  since?: Date | undefined
  until?: Date | undefined
  kinds?: readonly string[] | undefined
  limit: number
  isOldestFirst?: boolean
}

/** Entries of an account with the change of both figures, the number of the order and, for adjustments, the reason. */
export function findEntries(db: Kysely<Database>, filter: EntryFilter): Promise<EntryRow[]> {
  const { accountId, before, since, until, kinds, limit, isOldestFirst = false } = filter
  return db
    .selectFrom('ledger_transfer as t')
    .innerJoin('money_account as a', 'a.id', 't.account_id')
    .leftJoin('adjustment', 'adjustment.id', 't.adjustment_id')
    .leftJoin('trade_order as o', 'o.id', 't.order_id')
    .where('t.account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('t.id', '<', before!))
    .$if(since !== undefined, (query) => query.where('t.at', '>=', since!))
    .$if(until !== undefined, (query) => query.where('t.at', '<', until!))
    .$if(kinds !== undefined, (query) => query.where('t.kind', 'in', kinds!))
    .select([
      't.id',
      't.at',
      't.kind',
      't.amount',
      't.order_id',
      'o.order_no',
      't.payment_id',
      't.payout_id',
      't.adjustment_id',
      'adjustment.reason',
    ])
    .select([
      sql<number>`t.available_after`.as('available_after'),
      sql<number>`t.held_after`.as('held_after'),
      changeOf('available_account').as('to_available'),
      changeOf('held_account').as('to_held'),
    ])
    .orderBy('t.id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

function changeOf(account: 'available_account' | 'held_account') {
  const id = sql.ref(`a.${account}`)
  return sql<number>`case when t.credit = ${id} then t.amount when t.debit = ${id} then -t.amount else 0 end`
}

/** The last entry before a time: the balance that a period opens with. */
export function findBalanceBefore(db: Kysely<Database>, accountId: number, at: Date) {
  return db
    .selectFrom('ledger_transfer')
    .where('account_id', '=', accountId)
    .where('at', '<', at)
    .select(['available_after', 'held_after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findStatement(db: Kysely<Database>, accountId: number, month: string) {
  return db
    .selectFrom('statement')
    .where('account_id', '=', accountId)
    .where('month', '=', month)
    .selectAll()
    .executeTakeFirst()
}

export function findOpenCharges(db: Kysely<Database>, accountId: number) {
  return db
    .selectFrom('open_charge')
    .where('account_id', '=', accountId)
    .whereRef('settled', '<', 'amount')
    .select(['id', 'amount', 'settled', 'payment_id'])
    .orderBy('id')
    .execute()
}

export function findAdjustment(db: Kysely<Database>, id: number) {
  return db.selectFrom('adjustment').where('id', '=', id).selectAll().executeTakeFirst()
}

/** Logins of a company that may see its money. */
export function findMoneyMailRecipients(db: Kysely<Database>, companyId: number) {
  return db
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('role', 'in', ['owner', 'finance'])
    .where('disabled_at', 'is', null)
    .select(['email', 'first_name', 'lang'])
    .orderBy('id')
    .execute()
}

/** The company and the currency of a customer's membership of this kind. */
export function findMembershipOfCustomer(
  db: Kysely<Database>,
  customerNo: string,
  kind: 'wholesale' | 'dropship',
) {
  return db
    .selectFrom('company')
    .innerJoin('membership', 'membership.company_id', 'company.id')
    .where('company.customer_no', '=', customerNo)
    .where('membership.kind', '=', kind)
    .select(['company.id as company_id', 'membership.currency'])
    .executeTakeFirst()
}

/** Open staff accounts that may credit payments. */
export function findFinanceStaff(db: Kysely<Database>) {
  return db
    .selectFrom('staff')
    .innerJoin('staff_account_role', 'staff_account_role.staff_id', 'staff.id')
    .innerJoin('staff_role_permission', 'staff_role_permission.role', 'staff_account_role.role')
    .where('staff_role_permission.permission', '=', 'money.match')
    .where('staff.disabled_at', 'is', null)
    .select('staff.email')
    .distinct()
    .orderBy('staff.email')
    .execute()
}
