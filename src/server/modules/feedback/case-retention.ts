// Erases personal data of cases two years after their last message, and hashes of submissions after a day.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { eraseSubmissionHashes } from './case-repository.ts'
import { emptyCases, lockInactiveCases } from './case-retention-repository.ts'
import { DAY_MS } from '../../../shared/time.ts'

/** Longer than any warranty, so that a claim stays complete until it is settled. */
const RETENTION_MONTHS = 24
const IDEMPOTENCY_MS = DAY_MS

export interface ErasedCases {
  numbers: string[]
  /** Normalised email addresses (`email_key`), under which callers store other data. */
  emailKeys: string[]
}

/** Erases at most `max` cases without a message in the last two years; type, item, dates and states are kept for statistics. */
export async function eraseInactiveCases(
  trx: Kysely<Database>,
  now: Date,
  max = 500,
): Promise<ErasedCases> {
  const due = await lockInactiveCases(trx, inactiveSince(now), max)
  const numbers = due.map(({ case_no }) => case_no)
  const emailKeys = due.flatMap(({ email_key }) => (email_key === null ? [] : [email_key]))
  if (numbers.length === 0) return { numbers, emailKeys }
  // Random bytes in place of the hash of its code, so that no code matches.
  await emptyCases(trx, now, { numbers, codeHash: randomBytes(32) })
  return { numbers, emailKeys }
}

/** A repeated submission is recognised, and answered with its code, for one day. Returns the number of erased hashes. */
export function eraseOldSubmissionHashes(db: Kysely<Database>, now: Date): Promise<number> {
  return eraseSubmissionHashes(db, new Date(now.getTime() - IDEMPOTENCY_MS))
}

function inactiveSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - RETENTION_MONTHS)
  return since
}
