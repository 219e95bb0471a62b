// Erases unsuccessful team applicants, like other applicants, six months after their last activity.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

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
  const due = await trx
    .selectFrom('team_application')
    .where('erased_at', 'is', null)
    .where('state', '!=', 'approved')
    .where('last_activity_at', '<=', keptSince)
    .select(['application_no', 'email_key'])
    .orderBy('application_no')
    .limit(most)
    .forUpdate()
    .execute()
  const numbers = due.map(({ application_no }) => application_no)
  if (numbers.length > 0) {
    await trx
      .updateTable('team_application')
      .set((eb) => ({
        email: null,
        email_key: null,
        form: null,
        missing: '[]',
        sending_hash: null,
        erased_at: now,
        state: eb
          .case()
          .when('state', 'in', ['submitted', 'in_review', 'more_info'])
          .then(sql<'expired'>`'expired'`)
          .else(eb.ref('state'))
          .end(),
      }))
      .where('application_no', 'in', numbers)
      .execute()
  }
  return { numbers, emailKeys: due.flatMap(({ email_key }) => (email_key ? [email_key] : [])) }
}
