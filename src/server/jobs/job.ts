// The interface of a scheduled job.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'

export interface Job {
  /** Stored in `clock_job`, so it stays when the file is renamed: 'forget-sessions' of delete-ended-sessions.ts. */
  name: string
  /** Runs that were missed while the shop was down are made up by one run at the start. */
  everySeconds: number
  /** Runs in parallel with the others, because it may take many minutes. */
  takesLong?: true
  /** Checked every second instead of every half minute, because a member waits for it. */
  isCheckedEachSecond?: true
  /** `db` allows long statements. After an exception it is retried within ten minutes. */
  run(db: Kysely<Database>, now: Date, files: FileStore): Promise<unknown>
}
