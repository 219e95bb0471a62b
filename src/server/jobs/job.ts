// What a job of the clock is.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'

export interface Job {
  name: string
  /** What was missed while the shop was down is done once at its start. */
  everySeconds: number
  /** `db` allows long statements. Throws: it is tried again after ten minutes at most. */
  run(db: Kysely<Database>, now: Date, files: FileStore): Promise<unknown>
}
