// Rows of uploaded files, and the lock between storing files and removing unreferenced bytes.
import { type Insertable, type Kysely, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts'
import type { Database } from '../../db/database.ts'

export type OwnerColumn = 'case_no' | 'application_no' | 'team_application_no' | 'return_no'

/** A shared lock: files can be stored concurrently, but not while unreferenced bytes are removed. */
export async function lockForStoring(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.storedFiles})`.execute(trx)
}

export async function lockForRemoving(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.storedFiles})`.execute(trx)
}

export async function insertFile(
  trx: Kysely<Database>,
  file: Insertable<Database['received_file']>,
): Promise<void> {
  await trx.insertInto('received_file').values(file).execute()
}

/** Oldest first. */
export function findFiles(db: Kysely<Database>, column: OwnerColumn, number: string) {
  return db
    .selectFrom('received_file')
    .where(column, '=', number)
    .select(['id', 'file_name', 'media_type', 'bytes', 'message_id', 'hash', 'scan', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function deleteFiles(
  trx: Kysely<Database>,
  column: OwnerColumn,
  numbers: readonly string[],
): Promise<void> {
  await trx.deleteFrom('received_file').where(column, 'in', numbers).execute()
}

export async function isReferenced(trx: Kysely<Database>, hash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('received_file')
    .where('hash', '=', hash)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
