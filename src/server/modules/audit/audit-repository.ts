// Rows of the audit log.
import { type Insertable, type Kysely, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'

/** Serialises entries; the lock is released with the transaction. */
export async function lockLog(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.audit})`.execute(trx)
}

export function findLastEntry(trx: Kysely<Database>) {
  return trx
    .selectFrom('audit_entry')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertEntry(
  trx: Kysely<Database>,
  entry: Insertable<Database['audit_entry']>,
): Promise<void> {
  await trx.insertInto('audit_entry').values(entry).execute()
}

/** How many entries were ever written, and the hash of the last one. */
export function findHead(db: Kysely<Database>) {
  return db.selectFrom('audit_head').select(['entries', 'hash']).executeTakeFirstOrThrow()
}

/** Oldest first, up to `limit` entries after an id. */
export function findEntriesAfter(db: Kysely<Database>, afterId: number, limit: number) {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Newest first, of one subject or of all. */
export function findNewestEntries(
  db: Kysely<Database>,
  subject: string | undefined,
  limit: number,
) {
  return db
    .selectFrom('audit_entry')
    .select(['at', 'actor', 'action', 'subject', 'change'])
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
