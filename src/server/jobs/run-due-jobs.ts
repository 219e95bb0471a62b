// Runs the jobs that are due, each in one process at a time, and schedules their next run, which is within ten minutes
// after a failure.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Log } from '../platform/log.ts'
import { ALL_JOBS } from './all-jobs.ts'
import type { Job } from './job.ts'
import { newId } from '../platform/secrets.ts'
import {
  addJobs,
  endLease,
  findJobNames,
  renewLease,
  RENEW_MS,
  takeLease,
} from './job-repository.ts'

const RETRY_SECONDS = 600

interface RunOptions {
  log: Log
  files: FileStore
  jobs?: readonly Job[]
  signal?: AbortSignal
}

/**
 * Skips a job that another process holds. If that process dies, its lease expires within half a minute and the job
 * is still due. Returns the names of the jobs that ran.
 */
export async function runDueJobs(
  db: Kysely<Database>,
  now: Date,
  options: RunOptions,
): Promise<string[]> {
  const { jobs = ALL_JOBS, signal } = options
  await register(db, now, jobs)
  const done: string[] = []
  for (const job of jobs) {
    if (signal?.aborted) break
    if (await runIfDue(db, now, job, options)) done.push(job.name)
  }
  return done
}

async function register(db: Kysely<Database>, now: Date, jobs: readonly Job[]): Promise<void> {
  const known = await findJobNames(db)
  const added = jobs.map(({ name }) => name).filter((name) => !known.has(name))
  if (added.length > 0) await addJobs(db, now, added)
}

async function runIfDue(
  db: Kysely<Database>,
  now: Date,
  job: Job,
  { log, files }: RunOptions,
): Promise<boolean> {
  // A due time beyond the next regular run was written while the system clock was wrong, and counts as due.
  const latestDueAt = new Date(now.getTime() + job.everySeconds * 1000)
  const token = newId()
  if (!(await takeLease(db, { name: job.name, now, latestDueAt, token }))) return false
  const renewing = setInterval(() => {
    renewLease(db, job.name, token).catch((err: unknown) =>
      log.warn({ err, job: job.name }, 'the lease of a job could not be renewed'),
    )
  }, RENEW_MS)
  const isDone = await job
    .run(db, now, files)
    .then(
      () => true,
      (err: unknown) => {
        log.error({ err, job: job.name }, 'a job failed')
        return false
      },
    )
    .finally(() => clearInterval(renewing))
  const wait = isDone ? job.everySeconds : Math.min(job.everySeconds, RETRY_SECONDS)
  const dueAt = new Date(now.getTime() + wait * 1000)
  await endLease(db, job.name, { token, dueAt })
  return isDone
}
