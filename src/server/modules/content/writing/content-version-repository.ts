// The version number incremented by every visible content change; cached pages and responses depend on it.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Call it in the transaction that changes visible content. */
export async function raiseContentVersion(trx: Kysely<Database>): Promise<void> {
  await sql`update catalogue_version set content_version = content_version + 1`.execute(trx)
}

/** Serialises writers of content; the lock is released with the transaction. */
export async function lockContent(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(trx)
}
