// Runs one scheduled job at a given time.
import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import type { FileStore } from '../../src/server/platform/files/file-store.ts'
import { ALL_JOBS } from '../../src/server/jobs/all-jobs.ts'

export async function runJob(
  { db, files }: { db: Kysely<Database>; files: FileStore },
  name: string,
  now: Date,
): Promise<void> {
  const job = ALL_JOBS.find((each) => each.name === name)
  if (!job) throw new Error(`There is no job ${name}`)
  await job.run(db, now, files)
}
