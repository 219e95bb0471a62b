// Deletes addresses of people who never agreed to be sent wish lists.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { DAY_MS } from '../../../shared/time.ts'
import { deleteUnconfirmed } from './recipient-repository.ts'

const RETENTION_DAYS = 30

/** Addresses without consent are deleted 30 days after the last request, long after it has expired. */
export async function deleteExpiredRecipients(db: Kysely<Database>, now: Date): Promise<void> {
  await deleteUnconfirmed(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS))
}
