// Reads the recent holds of orders on an account, and how much money its waiting orders need.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** One row per order since `since`; amounts in minor units. */
export async function findHoldsSince(
  db: Kysely<Database>,
  accountId: number,
  since: Date,
): Promise<{ at: Date; amount: number }[]> {
  const { rows } = await sql<{ at: Date; amount: number }>`
    select created_at as at, amount from money_hold
    where account_id = ${accountId} and order_id is not null and created_at >= ${since}`.execute(db)
  return rows
}

/** The number of orders that wait for money, and the sum of their totals in minor units. */
export async function sumWaitingOrders(
  db: Kysely<Database>,
  accountId: number,
): Promise<{ orders: number; amount: number }> {
  const { rows } = await sql<{ orders: number; amount: number }>`
    select count(*)::integer as orders, coalesce(sum(total), 0)::bigint as amount
    from trade_order where account_id = ${accountId} and state = 'awaiting_funds'`.execute(db)
  return rows[0] ?? { orders: 0, amount: 0 }
}
