// Uses up the log-in limit of a name, as a stranger does with one wrong password after the other.
import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { tryConsumeLimit } from '../../src/server/platform/limits/rate-limit.ts'
import { nameKey } from '../../src/server/platform/secrets.ts'

/** The limit is that of `modules/membership/log-in-limits.ts`. */
const MAX_ATTEMPTS = 16

export async function useUpLogInLimit(
  { db }: { db: Kysely<Database> },
  now: Date,
  name: string,
): Promise<void> {
  const limit = {
    purpose: 'log-in-name',
    subject: nameKey(name),
    max: MAX_ATTEMPTS,
    windowSeconds: 1800,
  }
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1)
    await tryConsumeLimit(db, now, limit)
}
