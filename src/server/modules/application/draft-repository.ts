// Reads and writes partially filled forms, one per email address.
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ApplicationDraftTable } from '../../db/schema/members.ts'

export function findDraft(db: Kysely<Database>, now: Date, emailKey: string) {
  return db
    .selectFrom('application_draft')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .select(['form', 'saved_at', 'expires_at'])
    .executeTakeFirst()
}

export async function upsertDraft(
  db: Kysely<Database>,
  row: Insertable<ApplicationDraftTable>,
): Promise<void> {
  const { email_key: _, ...change } = row
  await db
    .insertInto('application_draft')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(change))
    .execute()
}

export async function deleteDraft(trx: Kysely<Database>, emailKey: string): Promise<void> {
  await trx.deleteFrom('application_draft').where('email_key', '=', emailKey).execute()
}

export async function deleteExpiredDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('application_draft').where('expires_at', '<=', now).execute()
}
