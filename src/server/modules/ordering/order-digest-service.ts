// The daily mail about orders: its recipients and its contents.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  countWaiting,
  type DigestedOrder,
  type DigestOwner,
  type DigestReader,
  findDigestOwners,
  findDigestReader,
  takeDigestedOrders,
} from './order-digest-repository.ts'

export interface OrderDigest {
  reader: DigestReader
  orders: DigestedOrder[]
  waiting: { orders: number; firstDueAt: Date | null }
}

export function listDigestOwners(db: Kysely<Database>, until: Date): Promise<DigestOwner[]> {
  return findDigestOwners(db, until)
}

/**
 * Removes the entries until a moment, in the transaction that writes the mail. Undefined when another process was
 * faster, or the mail is no longer wanted.
 */
export async function takeDigest(
  trx: Kysely<Database>,
  owner: DigestOwner,
  until: Date,
): Promise<OrderDigest | undefined> {
  const orders = await takeDigestedOrders(trx, owner, until)
  const reader = await findDigestReader(trx, owner)
  if (orders.length === 0 || !reader || reader.mails === 'none') return undefined
  return { reader, orders, waiting: await countWaiting(trx, owner) }
}
