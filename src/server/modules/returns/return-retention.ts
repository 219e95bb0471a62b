// Erases what people wrote about returns, two years after they ended.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { eraseReturnTexts } from './return-repository.ts'

/** As for cases, longer than any warranty; the database function rejects a shorter time. */
const RETENTION_MONTHS = 24
const RETURNS_PER_RUN = 500

/** Events, states and amounts stay. Returns the numbers, for callers that store files under them. */
export function eraseEndedReturns(trx: Kysely<Database>, now: Date): Promise<string[]> {
  return eraseReturnTexts(trx, { now, months: RETENTION_MONTHS, max: RETURNS_PER_RUN })
}
