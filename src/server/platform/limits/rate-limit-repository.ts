// Counts attempts per key and window of time; the only statements on the counters.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Counts one attempt, at most one beyond the limit; a window that is over starts again. */
export async function countAttempt(
  db: Kysely<Database>,
  { key, now, ends, max }: { key: Buffer; now: Date; ends: Date; max: number },
): Promise<{ count: number; window_ends: Date } | undefined> {
  const counted = await sql<{ count: number; window_ends: Date }>`
    insert into attempt as a (key, window_began, window_ends, count)
    values (${key}, ${now}, ${ends}, 1)
    on conflict (key) do update set
      window_began = case when a.window_ends <= ${now} then ${now} else a.window_began end,
      window_ends = case when a.window_ends <= ${now} then ${ends} else a.window_ends end,
      count = case when a.window_ends <= ${now} then 1 else least(a.count + 1, ${max + 1}) end
    returning count, window_ends`.execute(db)
  return counted.rows[0]
}

export async function findCount(db: Kysely<Database>, key: Buffer, now: Date): Promise<number> {
  const row = await db
    .selectFrom('attempt')
    .where('key', '=', key)
    .where('window_ends', '>', now)
    .select('count')
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function lowerCount(db: Kysely<Database>, key: Buffer): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

export async function deleteCount(db: Kysely<Database>, key: Buffer): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}

export async function deleteEndedCounts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('attempt').where('window_ends', '<=', now).execute()
}
