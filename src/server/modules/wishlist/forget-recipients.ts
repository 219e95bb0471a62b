// Forgets the addresses of people who were asked whether they want lists by mail and never answered.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const DAYS_KEPT = 30
const DAY_MS = 86_400_000

/** Long after the question itself has expired. */
export async function forgetRecipients(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_recipient')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', new Date(now.getTime() - DAYS_KEPT * DAY_MS))
    .execute()
}
