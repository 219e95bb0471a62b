// Reads the versions of catalogue and content.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export interface Versions {
  version: number
  contentVersion: number
  changedAt: Date
}

/** Undefined in a database without catalogue. */
export async function readVersions(db: Kysely<Database>): Promise<Versions | undefined> {
  const { rows } = await sql<Versions>`
    select version, content_version as "contentVersion", changed_at as "changedAt"
    from catalogue_version`.execute(db)
  return rows[0]
}
