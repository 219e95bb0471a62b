// Reads the versions of catalogue and content.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export interface Versions {
  version: number
  contentVersion: number
  changedAt: Date
  /** False on a standby, and where an administrator forbids writing. */
  writable: boolean
}

/** Undefined in a database without catalogue. */
export async function readVersions(db: Kysely<Database>): Promise<Versions | undefined> {
  const { rows } = await sql<Versions>`
    select version, content_version as "contentVersion", changed_at as "changedAt",
      current_setting('transaction_read_only') = 'off' as writable
    from catalogue_version`.execute(db)
  return rows[0]
}
