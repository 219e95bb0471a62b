// Compares what the ledger stores with what follows from its transfers, and seals the transfers of past days.
import type { Kysely } from 'kysely'
import { DAY_MS } from '../../../shared/time.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type { Database } from '../../db/database.ts'
import { readStoredSetting } from '../../platform/stored-setting-repository.ts'
import {
  type DifferenceRow,
  findBrokenBalances,
  findFirstTransferTime,
  findSeals,
  findWrongFigures,
  findWrongHolds,
  findWrongPayments,
  findWrongStatements,
  hashTransfers,
} from './reconciliation-repository.ts'

export type { DifferenceRow } from './reconciliation-repository.ts'

/** Every difference in accounts that moved since a time; null: in all, with payments, statements and seals. */
export async function findDifferences(
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

/** What the last runs of both jobs stored; 0 before the first. */
export async function countDifferences(db: Kysely<Database>): Promise<number> {
  const stored = await Promise.all([
    readStoredSetting(db, 'ledger-differences-moved'),
    readStoredSetting(db, 'ledger-differences-all'),
  ])
  return Math.max(...stored.map((each) => Number((each ?? '0').split(' ')[0])))
}

export interface Seal {
  /** '2026-11-22', a day of the seller. */
  day: string
  transfers: number
  hash: string
}

/** The days that are over but not sealed, oldest first; each ends ten minutes late, when its transactions are done. */
export async function computeSeals(db: Kysely<Database>, now: Date): Promise<Seal[]> {
  const sealed = (await findSeals(db)).map(({ subject }) => subject)
  const first = await findFirstTransferTime(db)
  if (!first) return []
  const last = sealed.at(-1)?.replace('ledger:', '')
  let from = last === undefined ? startOf(sellerDay(first)) : startOf(last) + DAY_MS
  const seals: Seal[] = []
  for (; from + DAY_MS + LATE_MS <= now.getTime(); from += DAY_MS) {
    const hashed = await hashTransfers(db, new Date(from), new Date(from + DAY_MS))
    seals.push({ day: sellerDay(new Date(from)), ...hashed })
  }
  return seals
}

const LATE_MS = 10 * 60_000

async function findBrokenSeals(db: Kysely<Database>): Promise<DifferenceRow[]> {
  const broken: DifferenceRow[] = []
  for (const { subject, change } of await findSeals(db)) {
    const from = startOf(subject.replace('ledger:', ''))
    const { transfers, hash } = await hashTransfers(db, new Date(from), new Date(from + DAY_MS))
    const stored = `${String(change['transfers'])} transfers, ${String(change['hash']).slice(0, 16)}`
    const expected = `${transfers} transfers, ${hash.slice(0, 16)}`
    if (change['hash'] !== hash) broken.push({ subject: `seal of ${subject}`, stored, expected })
  }
  return broken
}

/** Midnight of the seller. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`)
}
