// The rows of scheduled jobs: which are known, which are due, when they are due again.
import type { Kysely } from 'kysely'
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
 * Locks the row of a due job until the transaction ends; false when it is not due or another process holds it.
 * A due time after `latest` was written while the system clock was wrong, and counts as due.
 */
export async function lockDueJob(
  trx: Kysely<Database>,
  { name, now, latest }: { name: string; now: Date; latest: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('clock_job')
    .where('name', '=', name)
    .where((job) => job.or([job('due_at', '<=', now), job('due_at', '>', latest)]))
    .select('name')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

export async function setDueAt(trx: Kysely<Database>, name: string, dueAt: Date): Promise<void> {
  await trx.updateTable('clock_job').set({ due_at: dueAt }).where('name', '=', name).execute()
}

/** Jobs that were due before this time and have not run. */
export async function countOverdueJobs(db: Kysely<Database>, dueBefore: Date): Promise<number> {
  const { count } = await db
    .selectFrom('clock_job')
    .where('due_at', '<', dueBefore)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
