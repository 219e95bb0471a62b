// Reads what the demonstration finds in the shop (companies, logins, orders, items to order), and backdates its holds.
import { sql, type Kysely } from 'kysely'
import type { MemberKind, MemberRole } from '../../shared/membership.ts'
import type { OrderState } from '../../shared/order-vocabulary.ts'
import type { PaymentState } from '../../shared/payment-states.ts'
import type { ReturnState } from '../../shared/return-states.ts'
import type { Database } from '../db/database.ts'

export interface FoundLogin {
  memberId: number
  companyId: number
  customerNo: string
  company: string
  kind: MemberKind
  state: string
  loginName: string
  role: MemberRole
}

/** Every login of these companies, once for each area, in the order in which they were made. */
export async function findLogins(
  db: Kysely<Database>,
  companyIds: readonly number[],
): Promise<FoundLogin[]> {
  const { rows } = await sql<FoundLogin>`
    select m.id as "memberId", c.id as "companyId", c.customer_no as "customerNo", c.name as company,
      p.kind, p.state, m.login_name as "loginName", m.role
    from company c join member m on m.company_id = c.id join membership p on p.company_id = c.id
    where c.id = any(${companyIds}::bigint[]) and m.disabled_at is null order by m.id`.execute(db)
  return rows
}

/** The number of the company's newest application for this area. */
export async function findNewestApplication(
  db: Kysely<Database>,
  companyId: number,
  kind: MemberKind,
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select application_no as number from application where company_id = ${companyId} and kind = ${kind}
    order by submitted_at desc limit 1`.execute(db)
  return rows[0]?.number
}

/** The payment that was entered with this reference of the bank. */
export async function findPaymentByBankReference(
  db: Kysely<Database>,
  bankReference: string,
): Promise<{ paymentId: number; state: PaymentState } | undefined> {
  const { rows } = await sql<{ paymentId: number; state: PaymentState }>`
    select id as "paymentId", state from payment where bank_reference = ${bankReference}`.execute(
    db,
  )
  return rows[0]
}

/** Companies that are none of these. */
export async function countOtherCompanies(
  db: Kysely<Database>,
  companyIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from company where id <> all(${companyIds}::bigint[])`.execute(db)
  return rows[0]?.count ?? 0
}

/** Items that are still made, with a number of free pieces from `from` to `to`: the first of the catalogue. */
export async function findStockedItems(
  db: Kysely<Database>,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<{ id: number; itemNo: string; free: number }[]> {
  const { rows } = await sql<{ id: number; itemNo: string; free: number }>`
    select p.id, p.item_no as "itemNo", s.on_hand - s.reserved - s.backordered as free
    from product p join stock_level s on s.product_id = p.id
    where not p.stop and s.on_hand - s.reserved - s.backordered between ${from} and ${to}
    order by p.id limit ${limit}`.execute(db)
  return rows
}

export interface CountedState {
  companyId: number
  state: OrderState
  orders: number
}

export async function countOrders(
  db: Kysely<Database>,
  companyIds: readonly number[],
): Promise<CountedState[]> {
  const { rows } = await sql<CountedState>`
    select company_id as "companyId", state, count(*)::int as orders from trade_order
    where company_id = any(${companyIds}::bigint[]) group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface CountedReturns {
  companyId: number
  state: ReturnState
  returns: number
}

export async function countReturns(
  db: Kysely<Database>,
  companyIds: readonly number[],
): Promise<CountedReturns[]> {
  const { rows } = await sql<CountedReturns>`
    select company_id as "companyId", state, count(*)::int as returns from trade_return
    where company_id = any(${companyIds}::bigint[]) group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/**
 * The ledger uses the database's clock. This moves the holds of a company back to the days of their orders, and the opening
 * of its account before them, so that the forecast of the balance has past days to compute from.
 */
export async function backdateHolds(db: Kysely<Database>, companyId: number): Promise<void> {
  await sql`
    update money_hold h set created_at = o.placed_at from trade_order o
    where o.id = h.order_id and o.company_id = ${companyId}`.execute(db)
  await sql`
    update money_account set opened_at = least(opened_at,
      (select min(placed_at) from trade_order where company_id = ${companyId}))
    where company_id = ${companyId} and opened_at is not null`.execute(db)
}

export async function findCompanyOfLogin(
  db: Kysely<Database>,
  loginName: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from member where login_key = ${loginName}`.execute(db)
  return rows[0]?.company_id
}
