// Runs the jobs that are due, each in one process at a time, and schedules their next run.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Log } from '../platform/log.ts'
import { ALL_JOBS } from './all-jobs.ts'
import type { Job } from './job.ts'

const RETRY_SECONDS = 600

interface Means {
  log: Log
  files: FileStore
  jobs?: readonly Job[]
  signal?: AbortSignal
}

/**
 * Skips a job whose row another process has locked. If a process dies, its lock is released and the job is
 * still due. Returns the names of the jobs that ran.
 */
export async function doDueJobs(db: Kysely<Database>, now: Date, means: Means): Promise<string[]> {
  const { jobs = ALL_JOBS, signal } = means
  await register(db, now, jobs)
  const done: string[] = []
  for (const job of jobs) {
    if (signal?.aborted) break
    if (await doWhenDue(db, now, job, means)) done.push(job.name)
  }
  return done
}

async function register(db: Kysely<Database>, now: Date, jobs: readonly Job[]): Promise<void> {
  const rows = await db.selectFrom('clock_job').select('name').execute()
  const known = new Set(rows.map(({ name }) => name))
  const added = jobs.filter(({ name }) => !known.has(name))
  if (added.length === 0) return
  await db
    .insertInto('clock_job')
    .values(added.map(({ name }) => ({ name, due_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function doWhenDue(
  db: Kysely<Database>,
  now: Date,
  job: Job,
  { log, files }: Means,
): Promise<boolean> {
  const latest = new Date(now.getTime() + job.everySeconds * 1000)
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('clock_job')
      .where('name', '=', job.name)
      // Beyond the job's interval: the clock was wrong when that was written.
      .where((row) => row.or([row('due_at', '<=', now), row('due_at', '>', latest)]))
      .select('name')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    // The job uses its own transactions: this one only locks the row.
    const isDone = await job.run(db, now, files).then(
      () => true,
      (err: unknown) => {
        log.error({ err, job: job.name }, 'a job failed')
        return false
      },
    )
    const wait = isDone ? job.everySeconds : Math.min(job.everySeconds, RETRY_SECONDS)
    await trx
      .updateTable('clock_job')
      .set({ due_at: new Date(now.getTime() + wait * 1000) })
      .where('name', '=', job.name)
      .execute()
    return isDone
  })
}
