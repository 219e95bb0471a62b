// Deletes addresses of people who never replied to a consent request for list mail.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const DAYS_KEPT = 30
const DAY_MS = 86_400_000

/** Long after the request itself has expired. */
export async function forgetRecipients(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_recipient')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', new Date(now.getTime() - DAYS_KEPT * DAY_MS))
    .execute()
}
