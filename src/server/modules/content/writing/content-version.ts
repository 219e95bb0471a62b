// The number that every change of what is shown raises; pages and answers that are kept follow it.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** Call it with the transaction that changes what is shown. */
export async function raiseContentVersion(trx: Kysely<Database>): Promise<void> {
  await sql`update catalogue_version set content_version = content_version + 1`.execute(trx)
}

/** One writer of content at a time; the lock goes with the transaction. */
export async function lockContent(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content'))`.execute(trx)
}
