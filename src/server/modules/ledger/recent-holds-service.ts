// What orders recently held on an account, and which wait for money: from this the call that reads the account computes
// for how many days the balance will last (the runway).
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findHoldsSince, sumWaitingOrders } from './recent-holds-repository.ts'

export interface RecentHolds {
  /** One entry per order, in minor units. */
  held: { at: Date; amount: bigint }[]
  waiting: { orders: number; amount: bigint }
}

export async function readRecentHolds(
  db: Kysely<Database>,
  accountId: number,
  since: Date,
): Promise<RecentHolds> {
  const holds = await findHoldsSince(db, accountId, since)
  const { orders, amount } = await sumWaitingOrders(db, accountId)
  return {
    held: holds.map((hold) => ({ at: hold.at, amount: BigInt(hold.amount) })),
    waiting: { orders, amount: BigInt(amount) },
  }
}
