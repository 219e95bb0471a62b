// Rows of one-time tokens of the verification page.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export async function insertPageToken(
  db: Kysely<Database>,
  token: { hash: Buffer; created_at: Date; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('page_token')
    .values({ ...token, used_at: null })
    .execute()
}

/** False for an unknown, used or expired token. */
export async function markPageTokenUsed(
  trx: Kysely<Database>,
  now: Date,
  hash: Buffer,
): Promise<boolean> {
  const used = await trx
    .updateTable('page_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function deletePageTokensUntil(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('page_token').where('expires_at', '<=', now).execute()
}
