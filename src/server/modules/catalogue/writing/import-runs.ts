// The log of imports: file, time and outcome.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { failUnfinishedRuns, finishRun, insertRun } from './import-run-repository.ts'

/** Records the start of an import outside its transaction, so that a killed import leaves a trace. */
export function beginRun(
  db: Kysely<Database>,
  file: { fileName: string; fileHash: string },
): Promise<number> {
  return insertRun(db, file)
}

/** Records the outcome; earlier runs without one are marked as failed. */
export async function endRun(
  db: Kysely<Database>,
  id: number,
  outcome: { state: 'done' | 'failed'; counts: Record<string, number> },
): Promise<void> {
  await finishRun(db, id, outcome)
  await failUnfinishedRuns(db, id)
}
