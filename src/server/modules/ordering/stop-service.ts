// Stops the orders of an account whose payment was reversed, until sales resume them.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { insertEvent } from './order-writing-repository.ts'
import { lockUnshipped, markStopped, type UnshippedOrder } from './stop-repository.ts'

/** Called before the account is locked: orders come first in the order of locks. */
export function lockUnshippedOrders(
  trx: Kysely<Database>,
  accountId: number,
): Promise<UnshippedOrder[]> {
  return lockUnshipped(trx, accountId)
}

/** `orders` are locked. A stopped order is neither funded nor picked. */
export async function stopOrders(
  trx: Kysely<Database>,
  orders: readonly UnshippedOrder[],
  { now, actor, reason }: { now: Date; actor: string; reason: string },
): Promise<void> {
  if (orders.length === 0) return
  await markStopped(
    trx,
    orders.map(({ id }) => id),
  )
  for (const { id, state } of orders) {
    await insertEvent(trx, id, { at: now, event: 'stop', state, actor, note: { reason } })
  }
}
