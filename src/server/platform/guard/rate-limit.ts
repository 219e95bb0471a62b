// Rate limits in windows of time, counted in the database so that restarts and further processes change nothing.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { tooOften } from '../errors.ts'
import { hashOf } from '../secrets.ts'

export interface RateLimit {
  /** 'login-account', 'mail-address': separates the counters of different rules. */
  purpose: string
  /** Who or what is counted; only its hash is kept. */
  subject: string
  most: number
  windowSeconds: number
}

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
 * Counts one attempt and returns the seconds to wait, 0 within the limit. Attempts beyond the limit are
 * not counted, so that waiting always ends.
 */
export async function tryConsumeLimit(
  db: Kysely<Database>,
  now: Date,
  limit: RateLimit,
): Promise<number> {
  const key = hashOf(limit.purpose, limit.subject)
  const ends = new Date(now.getTime() + limit.windowSeconds * 1000)
  const taken = await sql<{ count: number; window_ends: Date }>`
    insert into attempt as a (key, window_began, window_ends, count)
    values (${key}, ${now}, ${ends}, 1)
    on conflict (key) do update set
      window_began = case when a.window_ends <= ${now} then ${now} else a.window_began end,
      window_ends = case when a.window_ends <= ${now} then ${ends} else a.window_ends end,
      count = case when a.window_ends <= ${now} then 1 else least(a.count + 1, ${limit.most + 1}) end
    returning count, window_ends`.execute(db)
  const row = taken.rows[0]
  if (!row || row.count <= limit.most) return 0
  return Math.max(1, Math.ceil((row.window_ends.getTime() - now.getTime()) / 1000))
}

/** The attempts counted in the current window. */
export async function countConsumed(
  db: Kysely<Database>,
  now: Date,
  { purpose, subject }: Pick<RateLimit, 'purpose' | 'subject'>,
): Promise<number> {
  const row = await db
    .selectFrom('attempt')
    .where('key', '=', hashOf(purpose, subject))
    .where('window_ends', '>', now)
    .select('count')
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Uncounts one attempt. */
export async function refundLimit(
  db: Kysely<Database>,
  { purpose, subject }: Pick<RateLimit, 'purpose' | 'subject'>,
): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', hashOf(purpose, subject))
    .execute()
}

/** Resets the count, for example after a correct password. */
export async function resetLimit(
  db: Kysely<Database>,
  { purpose, subject }: Pick<RateLimit, 'purpose' | 'subject'>,
): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', hashOf(purpose, subject)).execute()
}

/** Deletes every count whose window is over. */
export async function deleteExpiredLimits(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('window_ends', '<=', now).execute()
}
