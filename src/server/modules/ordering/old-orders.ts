// What happens to orders with time: they count as delivered, are closed, and their recipients are erased.
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import type { OrderRow } from './move-order.ts'
import {
  eraseRecipients,
  findArrivedOrders,
  findArrivedParcels,
  findInactiveOrders,
} from './old-orders-repository.ts'

/** After the dispatch of a parcel. */
const DELIVERED_DAYS = 30
/** A delivered order without an event for this long is closed. */
const INACTIVE_DAYS = 30
/** Longer than any warranty. */
const RECIPIENT_MONTHS = 24
/** Characters of the post code: the region, and no street. */
const POST_CODE_CHARACTERS = 2
const ORDERS_PER_RUN = 500

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** Orders with a parcel that counts as delivered without news from the carrier. */
export function listArrivedOrders(db: Kysely<Database>, now: Date): Promise<string[]> {
  return findArrivedOrders(db, { now, days: DELIVERED_DAYS, limit: ORDERS_PER_RUN })
}

/** The numbers of an order's parcels that count as delivered without news from the carrier. */
export function listArrivedParcels(
  trx: Kysely<Database>,
  order: OrderRow,
  now: Date,
): Promise<string[]> {
  return findArrivedParcels(trx, order.id, { now, days: DELIVERED_DAYS })
}

/** Delivered orders without an event for 30 days. */
export function listInactiveOrders(db: Kysely<Database>, now: Date): Promise<string[]> {
  return findInactiveOrders(db, daysBefore(now, INACTIVE_DAYS), ORDERS_PER_RUN)
}

/** Erases at most 500 recipients; returns their number. */
export function eraseOldRecipients(trx: Kysely<Database>, now: Date): Promise<number> {
  return eraseRecipients(trx, {
    now,
    months: RECIPIENT_MONTHS,
    postCodeCharacters: POST_CODE_CHARACTERS,
    limit: ORDERS_PER_RUN,
  })
}
