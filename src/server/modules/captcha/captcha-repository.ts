// Reads and writes issued security codes.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SecurityCodeTable } from '../../db/schema/members.ts'

export async function insertSecurityCode(
  db: Kysely<Database>,
  row: SecurityCodeTable,
): Promise<void> {
  await db.insertInto('security_code').values(row).execute()
}

/** Uses up a code in one statement, so that of two concurrent requests with the same key only one succeeds. */
export function useSecurityCode(db: Kysely<Database>, now: Date, id: string) {
  return db
    .updateTable('security_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['picture_hash', 'work_hash'])
    .executeTakeFirst()
}

export async function deleteExpiredCodes(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('security_code').where('expires_at', '<=', now).execute()
}
