// Writes the log of imports.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Returns the id of a run that is under way. */
export async function insertRun(
  db: Kysely<Database>,
  file: { fileName: string; fileHash: string },
): Promise<number> {
  const row = await db
    .insertInto('import_run')
    .values({ file_name: file.fileName, file_hash: file.fileHash, state: 'running', counts: {} })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function finishRun(
  db: Kysely<Database>,
  id: number,
  outcome: { state: 'done' | 'failed'; counts: Record<string, number> },
): Promise<void> {
  await sql`
    update import_run set state = ${outcome.state}, ended_at = now(),
      counts = ${JSON.stringify(outcome.counts)}::jsonb where id = ${id}
  `.execute(db)
}

/** Marks runs before this one that never ended as failed. */
export async function failUnfinishedRuns(db: Kysely<Database>, before: number): Promise<void> {
  await sql`
    update import_run set state = 'failed', ended_at = now() where state = 'running' and id < ${before}
  `.execute(db)
}
