// Stops the orders of an account whose payment was reversed, until sales resume them.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { insertEvent } from './order-writing-repository.ts'
import { lockUnshipped, markStopped, type UnshippedOrder } from './stop-repository.ts'

export type { UnshippedOrder } from './stop-repository.ts'

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

interface MailedOrder {
  orderId: number
  /** How many other orders its mail also stands for. */
  others: number
}

/**
 * The orders to write a mail about: each, where the company wants a mail for each event; otherwise one of each login,
 * because thousands may be stopped at once.
 */
export function ordersToMail(orders: readonly UnshippedOrder[]): MailedOrder[] {
  const mailed: MailedOrder[] = []
  const firstOf = new Map<number | null, MailedOrder>()
  for (const { id: orderId, member_id: memberId, mails } of orders) {
    const first = mails === 'each' ? undefined : firstOf.get(memberId)
    if (first) {
      first.others += 1
      continue
    }
    const order = { orderId, others: 0 }
    firstOf.set(memberId, order)
    mailed.push(order)
  }
  return mailed
}
