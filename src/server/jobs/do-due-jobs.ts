// Runs the jobs that are due, each in one process at a time, and schedules their next run.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Log } from '../platform/log.ts'
import { ALL_JOBS } from './all-jobs.ts'
import type { Job } from './job.ts'
import { addJobs, findJobNames, lockDueJob, setDueAt } from './job-repository.ts'

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
    if (await runIfDue(db, now, job, means)) done.push(job.name)
  }
  return done
}

async function register(db: Kysely<Database>, now: Date, jobs: readonly Job[]): Promise<void> {
  const known = await findJobNames(db)
  const added = jobs.map(({ name }) => name).filter((name) => !known.has(name))
  if (added.length > 0) await addJobs(db, now, added)
}

function runIfDue(
  db: Kysely<Database>,
  now: Date,
  job: Job,
  { log, files }: Means,
): Promise<boolean> {
  const latest = new Date(now.getTime() + job.everySeconds * 1000)
  return db.transaction().execute(async (trx) => {
    if (!(await lockDueJob(trx, { name: job.name, now, latest }))) return false
    // The job uses its own transactions: this one only locks the row.
    const isDone = await job.run(db, now, files).then(
      () => true,
      (err: unknown) => {
        log.error({ err, job: job.name }, 'a job failed')
        return false
      },
    )
    const wait = isDone ? job.everySeconds : Math.min(job.everySeconds, RETRY_SECONDS)
    await setDueAt(trx, job.name, new Date(now.getTime() + wait * 1000))
    return isDone
  })
}
