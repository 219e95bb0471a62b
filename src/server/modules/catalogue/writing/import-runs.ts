// The log of imports: file, time and outcome.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Records the start of an import outside its transaction, so that a killed import leaves a trace. */
export async function beginRun(
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

/** Records the outcome; earlier runs without one are marked as killed. */
export async function endRun(
  db: Kysely<Database>,
  id: number,
  outcome: { state: 'done' | 'failed'; counts: Record<string, number> },
): Promise<void> {
  await sql`
    update import_run set state = ${outcome.state}, ended_at = now(),
      counts = ${JSON.stringify(outcome.counts)}::jsonb where id = ${id}
  `.execute(db)
  await sql`
    update import_run set state = 'failed', ended_at = now() where state = 'running' and id < ${id}
  `.execute(db)
}
