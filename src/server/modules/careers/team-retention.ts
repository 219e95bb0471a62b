// Erases unsuccessful team applicants, like other applicants, six months after their last activity.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { emptyApplications, lockQuietApplications } from './team-retention-repository.ts'

export interface ForgottenTeamApplicants {
  numbers: string[]
  /** For callers that store data under these keys. */
  emailKeys: string[]
}

/** Keeps team, country, outcome and dates for statistics. Handles at most `most` per call. */
export async function eraseTeamApplicants(
  trx: Kysely<Database>,
  now: Date,
  { keptSince, most = 500 }: { keptSince: Date; most?: number },
): Promise<ForgottenTeamApplicants> {
  const due = await lockQuietApplications(trx, keptSince, most)
  const numbers = due.map(({ application_no }) => application_no)
  if (numbers.length > 0) await emptyApplications(trx, now, numbers)
  return { numbers, emailKeys: due.flatMap(({ email_key }) => (email_key ? [email_key] : [])) }
}
