// Compares what ledger, orders and stock store with what follows from transfers and lines, and seals past days.
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../shared/time.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import { readStoredSetting } from '../../platform/stored-setting-repository.ts'
import {
  findWrongOrders,
  findWrongParcels,
  findWrongPromises,
  findWrongSpecialUse,
  findWrongWaiting,
} from './order-reconciliation-repository.ts'
import { findWrongReturns } from './return-reconciliation-repository.ts'
import {
  type DifferenceRow,
  findBrokenBalances,
  findFirstTimeToSeal,
  findSeals,
  findWrongFigures,
  findWrongHolds,
  findWrongPayments,
  findWrongStatements,
  hashEvents,
  hashTransfers,
} from './reconciliation-repository.ts'

export type { DifferenceRow } from './reconciliation-repository.ts'

/**
 * Every difference in accounts and orders that changed since a time; null: in all, with payments, stock, special
 * quantities, returns, statements and seals.
 */
export async function findDifferences(
  db: Kysely<Database>,
  since: Date | null,
): Promise<DifferenceRow[]> {
  return [...(await findLedgerDifferences(db, since)), ...(await findOrderDifferences(db, since))]
}

/** Stored figures that do not follow from the transfers. */
export async function findLedgerDifferences(
  db: Kysely<Database>,
  since: Date | null,
): Promise<DifferenceRow[]> {
  const found = [
    ...(await findWrongFigures(db, since)),
    ...(await findBrokenBalances(db, since)),
    ...(await findWrongHolds(db, since)),
  ]
  if (since !== null) return found
  return [
    ...found,
    ...(await findWrongPayments(db)),
    ...(await findWrongStatements(db)),
    ...(await findBrokenSeals(db)),
  ]
}

/** Stored figures that do not follow from the lines of orders. */
export async function findOrderDifferences(
  db: Kysely<Database>,
  since: Date | null,
): Promise<DifferenceRow[]> {
  const found = [
    ...(await findWrongWaiting(db)),
    ...(await findWrongOrders(db, since)),
    ...(await findWrongParcels(db, since)),
  ]
  if (since !== null) return found
  return [
    ...found,
    ...(await findWrongPromises(db)),
    ...(await findWrongSpecialUse(db)),
    ...(await findWrongReturns(db)),
  ]
}

/** The larger count of the last hourly and the last nightly comparison; 0 before the first. */
export async function countDifferences(db: Kysely<Database>): Promise<number> {
  const stored = await Promise.all([
    readStoredSetting(db, 'ledger-differences-moved'),
    readStoredSetting(db, 'ledger-differences-all'),
  ])
  // Stored as the count, a space and more about the comparison.
  return Math.max(...stored.map((each) => Number((each ?? '0').split(' ')[0])))
}

export interface Seal {
  /** '2026-11-22', a day of the seller. */
  day: string
  transfers: number
  hash: string
  events: number
  eventsHash: string
}

/**
 * The days that are over but not sealed, oldest first. A day counts as over ten minutes after its end, when its
 * transactions have ended.
 */
export async function computeSeals(db: Kysely<Database>, now: Date): Promise<Seal[]> {
  const sealed = (await findSeals(db))
    .filter(({ change }) => change['eventsHash'] !== undefined)
    .map(({ subject }) => subject)
  const first = await findFirstTimeToSeal(db)
  if (!first) return []
  const last = sealed.at(-1)?.replace('ledger:', '')
  let from = last === undefined ? startOf(sellerDay(first)) : startOf(last) + DAY_MS
  const seals: Seal[] = []
  for (; from + DAY_MS + GRACE_MS <= now.getTime(); from += DAY_MS) {
    const [start, end] = [new Date(from), new Date(from + DAY_MS)]
    const hashed = await hashTransfers(db, start, end)
    const { events, hash: eventsHash } = await hashEvents(db, start, end)
    seals.push({ day: sellerDay(start), ...hashed, events, eventsHash })
  }
  return seals
}

const GRACE_MS = 10 * 60_000

/**
 * Seals whose hashes are not those of the transfers and events of their day. Seals without `eventsHash` were made
 * before events were sealed, or by an earlier version, with `eventHash` and events that contained what people wrote: they prove transfers
 * only, and their days are sealed once more.
 */
async function findBrokenSeals(db: Kysely<Database>): Promise<DifferenceRow[]> {
  const broken: DifferenceRow[] = []
  for (const { subject, change } of await findSeals(db)) {
    const from = startOf(subject.replace('ledger:', ''))
    const [start, end] = [new Date(from), new Date(from + DAY_MS)]
    const { transfers, hash } = await hashTransfers(db, start, end)
    if (change['hash'] !== hash) {
      const stored = `${String(change['transfers'])} transfers, ${String(change['hash']).slice(0, 16)}`
      const expected = `${transfers} transfers, ${hash.slice(0, 16)}`
      broken.push({ subject: `seal of ${subject}`, stored, expected })
    }
    if (change['eventsHash'] === undefined) continue
    const current = await hashEvents(db, start, end)
    if (change['eventsHash'] === current.hash) continue
    const stored = `${String(change['events'])} events, ${String(change['eventsHash']).slice(0, 16)}`
    const expected = `${current.events} events, ${current.hash.slice(0, 16)}`
    broken.push({ subject: `seal of ${subject}, events`, stored, expected })
  }
  return broken
}

/** The first moment of a day of the seller, in Hong Kong time. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}
