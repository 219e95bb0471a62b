// Does one job of the worker at a moment of the test's choice.
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import type { Database } from '../../src/server/db/database.ts'
import { ALL_JOBS } from '../../src/server/jobs/all-jobs.ts'

export async function runJob(db: Kysely<Database>, name: string, now: Date): Promise<void> {
  const job = ALL_JOBS.find((each) => each.name === name)
  if (!job) throw new Error(`There is no job ${name}`)
  const log = pino({ level: 'silent' })
  const work = { db, clock: () => now, log, transport: null, askLater: async () => undefined }
  await job.run(work, {})
}
