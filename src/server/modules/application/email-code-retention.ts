// Deletes email codes and drafts that can no longer be used.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { deleteExpiredDrafts } from './draft-repository.ts'
import { deleteEmailCodes } from './email-code-repository.ts'

/** Keeps codes for a day after they and their ticket expired; the rate limit needs those of the last hour. */
export async function deleteExpiredCodesAndDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  await deleteEmailCodes(db, new Date(now.getTime() - DAY_MS))
  await deleteExpiredDrafts(db, now)
}
