// What the mail about an order needs.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findMailFacts, type OrderMailFacts } from './order-facts-repository.ts'

/** Undefined when no mail is to be written. */
export function readMailFacts(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderMailFacts | undefined> {
  return findMailFacts(db, orderId)
}
