// Erases personal data of cases two years after their last message.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { forgetSendings } from './case-repository.ts'

/** Longer than any warranty, so that a claim stays complete until it is settled. */
const KEPT_MONTHS = 24
const SENDING_MS = 24 * 3_600_000

export interface ForgottenCases {
  numbers: string[]
  /** For callers that store data under these keys. */
  emailKeys: string[]
}

/** Erases at most `most` cases; type, item, dates and states are kept for statistics. */
export async function eraseQuietCases(
  trx: Kysely<Database>,
  now: Date,
  most = 500,
): Promise<ForgottenCases> {
  const due = await trx
    .selectFrom('feedback_case')
    .where('erased_at', 'is', null)
    .where('last_activity_at', '<=', keptSince(now))
    .select(['case_no', 'email_key'])
    .orderBy('case_no')
    .limit(most)
    .forUpdate()
    .execute()
  const numbers = due.map(({ case_no }) => case_no)
  const emailKeys = due.flatMap(({ email_key }) => (email_key === null ? [] : [email_key]))
  if (numbers.length === 0) return { numbers, emailKeys }
  await trx.deleteFrom('case_message').where('case_no', 'in', numbers).execute()
  await trx
    .updateTable('feedback_case')
    .set({
      state: 'closed',
      full_name: null,
      email: null,
      email_key: null,
      region: null,
      subject: null,
      form: null,
      member_id: null,
      // The hash of random bytes, so that no code matches.
      code_hash: randomBytes(32),
      sending_hash: null,
      sealed_code: null,
      erased_at: now,
    })
    .where('case_no', 'in', numbers)
    .execute()
  return { numbers, emailKeys }
}

/** A resubmission returns its code for one day; returns the number of submission ids deleted. */
export function forgetOldSendings(db: Kysely<Database>, now: Date): Promise<number> {
  return forgetSendings(db, new Date(now.getTime() - SENDING_MS))
}

function keptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - KEPT_MONTHS)
  return since
}
