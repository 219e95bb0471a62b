// Deletes sessions that ended long ago with their tokens, password reset links, and devices unused for a year.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const DAY_MS = 86_400_000
const DAYS_KEPT = 90
/** The lifetime of the device cookie. */
const DEVICE_DAYS = 365

export async function forgetSessions(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS_KEPT * DAY_MS)
  await db
    .deleteFrom('session')
    .where((row) => row.or([row('ends_at', '<', before), row('ended_at', '<', before)]))
    .execute()
  await db
    .deleteFrom('password_reset')
    .where('expires_at', '<', new Date(now.getTime() - DAY_MS))
    .execute()
  await db
    .deleteFrom('known_device')
    .where('last_seen_at', '<', new Date(now.getTime() - DEVICE_DAYS * DAY_MS))
    .execute()
}
