// Decides whether an event of an order is mailed now or with the daily mail, and reads what its mail needs.
import type { Kysely } from 'kysely'
import {
  DAILY_EVENTS,
  type DailyEvent,
  DECISION_EVENTS,
  type OrderMails,
} from '../../../shared/order-mails.ts'
import type { Database } from '../../db/database.ts'
import { insertDigestEntry } from './order-digest-repository.ts'
import { findMailFacts, type OrderMailFacts } from './order-facts-repository.ts'

/**
 * Returns what the mail about the event needs. Call it in the transaction of the event. Undefined when no mail is to be written
 * now: the company wants no mails and has nothing to decide, or it wants the daily mail, to which the event is then added.
 */
export async function chooseMailOrDigest(
  trx: Kysely<Database>,
  { orderId, event, now }: { orderId: number; event: string; now: Date },
): Promise<OrderMailFacts | undefined> {
  const found = await findMailFacts(trx, orderId)
  return found && chooseMailOrDigestFrom(trx, found, { orderId, event, now })
}

/** As `chooseMailOrDigest`, for callers that have read already what the mail needs. */
export async function chooseMailOrDigestFrom(
  trx: Kysely<Database>,
  { mails, ...facts }: OrderMailFacts & { mails: OrderMails },
  { orderId, event, now }: { orderId: number; event: string; now: Date },
): Promise<OrderMailFacts | undefined> {
  if (DECISION_EVENTS.some((decided) => decided === event)) return facts
  if (mails === 'none') return undefined
  if (mails === 'each' || !isDaily(event)) return facts
  await insertDigestEntry(trx, { order_id: orderId, event, at: now })
  return undefined
}

function isDaily(event: string): event is DailyEvent {
  return DAILY_EVENTS.some((daily) => daily === event)
}
