// The daily mail about orders: its recipients and its contents.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  countWaiting,
  type DigestedOrder,
  type DigestMember,
  findDigestMembers,
  findOrderMailReader,
  type OrderMailReader,
  takeDigestedOrders,
} from './order-digest-repository.ts'

export { findOrderMailReader as readOrderMailReader } from './order-digest-repository.ts'

export interface OrderDigest {
  reader: OrderMailReader
  orders: DigestedOrder[]
  /** The orders of the company that wait for money, and when the first of them is cancelled. */
  waiting: { orders: number; firstDueAt: Date | null }
}

export function listDigestMembers(db: Kysely<Database>, until: Date): Promise<DigestMember[]> {
  return findDigestMembers(db, until)
}

/**
 * Removes the entries until a moment, in the transaction that writes the mail. Undefined when another process was
 * faster, or the mail is no longer wanted.
 */
export async function takeDigest(
  trx: Kysely<Database>,
  member: DigestMember,
  until: Date,
): Promise<OrderDigest | undefined> {
  const orders = await takeDigestedOrders(trx, member, until)
  const reader = await findOrderMailReader(trx, member)
  if (orders.length === 0 || !reader || reader.mails === 'none') return undefined
  return { reader, orders, waiting: await countWaiting(trx, member) }
}
