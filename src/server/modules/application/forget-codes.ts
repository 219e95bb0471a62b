// Deletes email codes and drafts that can no longer be used.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const DAY_MS = 86_400_000

/** Keeps codes for a day after they and their ticket expired, because the rate limit counts the last hour. */
export async function forgetEmailCodes(db: Kysely<Database>, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  await db
    .deleteFrom('email_code')
    .where('expires_at', '<', dayAgo)
    .where((row) =>
      row.or([row('ticket_expires_at', 'is', null), row('ticket_expires_at', '<', dayAgo)]),
    )
    .execute()
  await db.deleteFrom('application_draft').where('expires_at', '<=', now).execute()
}
