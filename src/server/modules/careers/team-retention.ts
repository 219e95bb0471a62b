// Erases unsuccessful team applicants, like other applicants, six months after their last activity.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { eraseApplications, lockInactiveApplications } from './team-retention-repository.ts'

export interface ErasedTeamApplicants {
  numbers: string[]
  /** Normalised email addresses (`email_key`), under which callers store other data. */
  emailKeys: string[]
}

/** Keeps team, country, outcome and dates for statistics. Handles at most `max` per call. */
export async function eraseTeamApplicants(
  trx: Kysely<Database>,
  now: Date,
  { inactiveSince, max = 500 }: { inactiveSince: Date; max?: number },
): Promise<ErasedTeamApplicants> {
  const due = await lockInactiveApplications(trx, inactiveSince, max)
  const numbers = due.map(({ application_no }) => application_no)
  if (numbers.length > 0) await eraseApplications(trx, now, numbers)
  return { numbers, emailKeys: due.flatMap(({ email_key }) => (email_key ? [email_key] : [])) }
}
