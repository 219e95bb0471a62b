// Finds what lines of the bank may pay, and enters many of them with one statement.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type { PaymentState } from '../../../shared/payment-states.ts'
import type { BankLine } from './payment-repository.ts'

export interface ReferencedAccount {
  reference: string
  /** The order whose reference it is, which the payment covers before others; null: the reference of the account. */
  orderId: number | null
  accountId: number
  currency: string
  kind: MemberKind
  customerNo: string
  company: string
}

/** The accounts with these payment references, or with orders that have them. */
export async function findAccountsByReference(
  db: Kysely<Database>,
  references: readonly string[],
): Promise<ReferencedAccount[]> {
  const { rows } = await sql<ReferencedAccount>`
    with named as (
      select payment_reference as reference, id as account_id, null::bigint as order_id from money_account
      where payment_reference = any(${references}::text[])
      union all
      select payment_reference, account_id, id from trade_order
      where payment_reference = any(${references}::text[])
    )
    select n.reference, n.order_id as "orderId", a.id as "accountId", a.currency, a.kind,
      c.customer_no as "customerNo", c.name as company
    from named n join money_account a on a.id = n.account_id join company c on c.id = a.company_id`.execute(
    db,
  )
  return rows
}

export interface ReportedPayment {
  id: number
  accountId: number
  currency: string
  amount: number
  customerNo: string
  company: string
}

/** Payments of these amounts that members reported with this method and that are not matched yet, the oldest first. */
export async function findReportedPayments(
  db: Kysely<Database>,
  { method, amounts }: { method: string; amounts: readonly bigint[] },
): Promise<ReportedPayment[]> {
  const { rows } = await sql<ReportedPayment>`
    select p.id, p.account_id as "accountId", p.currency, p.amount, c.customer_no as "customerNo", c.name as company
    from payment p join money_account a on a.id = p.account_id join company c on c.id = a.company_id
    where p.state = 'reported' and p.method = ${method} and p.amount = any(${amounts.map(String)}::bigint[])
    order by p.id`.execute(db)
  return rows
}

export interface EnteredLine {
  bankReference: string
  currency: string
  amount: number
  state: PaymentState
}

/** Lines that were entered before, in any state: a reversed payment is not entered again by a file. */
export async function findEnteredLines(
  db: Kysely<Database>,
  { method, bankReferences }: { method: string; bankReferences: readonly string[] },
): Promise<EnteredLine[]> {
  const { rows } = await sql<EnteredLine>`
    select bank_reference as "bankReference", currency, amount, state from payment
    where method = ${method} and bank_reference = any(${bankReferences}::text[])`.execute(db)
  return rows
}

/** Makes transactions that enter files wait for each other; held until the transaction ends. */
export async function lockBankLines(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bank lines'))`.execute(trx)
}

export interface PlannedLine extends BankLine {
  accountId: number | null
  /** The payment that a member reported and that arrives with this line; null: none. */
  reportedId: number | null
}

/**
 * Enters the lines in the order given, in which their accounts are locked. A reported payment is matched, any other
 * line becomes a payment. Returns the id of the payment of each line.
 */
export async function callReceiveLines(
  trx: Kysely<Database>,
  lines: readonly PlannedLine[],
): Promise<number[]> {
  const column = (value: (line: PlannedLine) => unknown) => lines.map(value)
  const { rows } = await sql<{ id: number }>`
    select case when l.reported_id is null
      then payment_receive(l.method, l.currency, l.amount, l.bank_reference, l.stated, l.account_id, l.arrived, l.due, l.by)
      else (select l.reported_id from payment_match(l.reported_id, null, l.amount, l.bank_reference, l.arrived, l.due, l.by))
    end as id
    from unnest(${column((line) => line.method)}::text[], ${column((line) => line.currency)}::text[],
      ${column((line) => String(line.amount))}::bigint[], ${column((line) => line.bankReference)}::text[],
      ${column((line) => line.statedReference)}::text[], ${column((line) => line.accountId)}::bigint[],
      ${column((line) => line.reportedId)}::bigint[], ${column((line) => line.arrivedAt.toISOString())}::timestamptz[],
      ${column((line) => line.dueAt.toISOString())}::timestamptz[], ${column((line) => line.by)}::text[])
      with ordinality as l (method, currency, amount, bank_reference, stated, account_id, reported_id, arrived, due, by, n)
    order by l.n`.execute(trx)
  return rows.map(({ id }) => Number(id))
}

/** Records for which order of its account each payment was sent. */
export async function callNameOrders(
  trx: Kysely<Database>,
  named: ReadonlyArray<{ paymentId: number; orderId: number }>,
): Promise<void> {
  await sql`
    select payment_name_order(n.payment_id, n.order_id)
    from unnest(${named.map(({ paymentId }) => paymentId)}::bigint[],
      ${named.map(({ orderId }) => orderId)}::bigint[]) as n (payment_id, order_id)`.execute(trx)
}
