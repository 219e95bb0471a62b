// Deletes security codes that can no longer be used.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { deleteExpiredCodes } from './captcha-repository.ts'

export function deleteExpiredCaptchas(db: Kysely<Database>, now: Date): Promise<void> {
  return deleteExpiredCodes(db, now)
}
