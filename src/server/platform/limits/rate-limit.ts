// Rate limits in windows of time, counted in the database so that restarts and further processes change nothing.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { tooOften } from '../errors.ts'
import { hashOf } from '../secrets.ts'
import {
  countAttempt,
  deleteCount,
  deleteEndedCounts,
  findCount,
  lowerCount,
} from './rate-limit-repository.ts'

export interface RateLimit {
  /** 'log-in-name', 'email-code-address': separates the counters of different rules. */
  purpose: string
  /** Who or what is counted; only its hash is kept. */
  subject: string
  max: number
  windowSeconds: number
}

type CounterName = Pick<RateLimit, 'purpose' | 'subject'>

/** Counts one attempt. Errors: 429 with the seconds to wait when the limit is used up. */
export async function consumeLimit(
  db: Kysely<Database>,
  now: Date,
  limit: RateLimit,
): Promise<void> {
  const wait = await tryConsumeLimit(db, now, limit)
  if (wait > 0) throw tooOften(wait)
}

/**
 * Counts one attempt and returns the seconds to wait, 0 within the limit. At most one attempt beyond the limit is counted,
 * and none prolongs the window, so that waiting always ends.
 */
export async function tryConsumeLimit(
  db: Kysely<Database>,
  now: Date,
  limit: RateLimit,
): Promise<number> {
  const key = keyOf(limit)
  const ends = new Date(now.getTime() + limit.windowSeconds * 1000)
  const row = await countAttempt(db, { key, now, ends, max: limit.max })
  if (!row || row.count <= limit.max) return 0
  return Math.max(1, Math.ceil((row.window_ends.getTime() - now.getTime()) / 1000))
}

/** The attempts counted in the current window. */
export function countConsumed(
  db: Kysely<Database>,
  now: Date,
  counter: CounterName,
): Promise<number> {
  return findCount(db, keyOf(counter), now)
}

/** Uncounts one attempt. */
export function refundLimit(db: Kysely<Database>, counter: CounterName): Promise<void> {
  return lowerCount(db, keyOf(counter))
}

/** Resets the count, for example after a correct password. */
export function resetLimit(db: Kysely<Database>, counter: CounterName): Promise<void> {
  return deleteCount(db, keyOf(counter))
}

/** Deletes every count whose window is over. */
export function deleteExpiredLimits(db: Kysely<Database>, now: Date): Promise<void> {
  return deleteEndedCounts(db, now)
}

function keyOf({ purpose, subject }: CounterName): Buffer {
  return hashOf(purpose, subject)
}
