// The rows of scheduled jobs: which are known, which are due, when they are due again.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'

export async function findJobNames(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('clock_job').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

/** Another process may have added the same jobs meanwhile. */
export async function addJobs(
  db: Kysely<Database>,
  dueAt: Date,
  names: readonly string[],
): Promise<void> {
  await db
    .insertInto('clock_job')
    .values(names.map((name) => ({ name, due_at: dueAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Takes the lease of a due job; false when it is not due or another process holds it. A due time after `latestDueAt`
 * was written while the system clock was wrong, and counts as due.
 */
export async function takeLease(
  db: Kysely<Database>,
  { name, now, latestDueAt, token }: { name: string; now: Date; latestDueAt: Date; token: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clock_job')
    .set({ lease_token: token, held_until: LEASE_END })
    .where('name', '=', name)
    .where((job) => job.or([job('due_at', '<=', now), job('due_at', '>', latestDueAt)]))
    .where((job) =>
      job.or([job('held_until', 'is', null), job('held_until', '<', sql<Date>`now()`)]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the lease expired and another process took it. */
export async function renewLease(
  db: Kysely<Database>,
  name: string,
  token: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('clock_job')
    .set({ held_until: LEASE_END })
    .where('name', '=', name)
    .where('lease_token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends a run; changes nothing when another process holds the job by now. */
export async function endLease(
  db: Kysely<Database>,
  name: string,
  { token, dueAt }: { token: string; dueAt: Date },
): Promise<void> {
  await db
    .updateTable('clock_job')
    .set({ due_at: dueAt, lease_token: null, held_until: null })
    .where('name', '=', name)
    .where('lease_token', '=', token)
    .execute()
}

/** After this time without a renewal another process may run the job. */
const LEASE_SECONDS = 30
export const RENEW_MS = (LEASE_SECONDS * 1000) / 3
const LEASE_END = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

/** Jobs that were due before this time and have not run. */
export async function countOverdueJobs(db: Kysely<Database>, dueBefore: Date): Promise<number> {
  const { count } = await db
    .selectFrom('clock_job')
    .where('due_at', '<', dueBefore)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
