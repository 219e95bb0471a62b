// Reads the versions of catalogue, stock bands and content.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'

export interface Versions {
  version: number
  /** Of the stock bands (out, low, in). */
  stockVersion: number
  contentVersion: number
  /** False on a standby, and where an administrator forbids writing. */
  isWritable: boolean
}

/** Undefined in a database without catalogue. */
export async function readVersions(db: Kysely<Database>): Promise<Versions | undefined> {
  const { rows } = await sql<Versions>`
    select version::float8 as version, stock_version::float8 as "stockVersion",
      content_version::float8 as "contentVersion",
      current_setting('transaction_read_only') = 'off' as "isWritable"
    from catalogue_version`.execute(db)
  return rows[0]
}

/** Distinguishes a version of this catalogue from the same number in another database, or in one that was restored. */
export interface Fingerprint {
  version: number
  changedAt: string
  migration: number
}

export async function readFingerprint(db: Kysely<Database>): Promise<Fingerprint | undefined> {
  const { rows } = await sql<Fingerprint & { version: string }>`
    select version, extract(epoch from changed_at)::text as "changedAt",
      (select max(number) from schema_migration) as migration
    from catalogue_version`.execute(db)
  const [row] = rows
  return row && { ...row, version: Number(row.version) }
}
