// Job: erases the personal data of applicants who did not become members, six months after the last activity.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import {
  countOverdue,
  eraseExpiredApplicants,
  inactiveSince,
} from '../modules/application/retention-service.ts'
import { deleteAttachments } from '../modules/attachment/attachment-service.ts'
import { writeAudit } from '../modules/audit/audit-service.ts'
import { eraseTeamApplicants } from '../modules/careers/team-retention.ts'
import { eraseMailsOf } from '../modules/mail/erasing-service.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const eraseApplicants: Job = {
  name: 'erase-applicants',
  everySeconds: DAY_SECONDS,
  run: eraseDueApplicants,
}

/**
 * Returns the number of erased applications, those to a team included. Throws when applications for membership still
 * hold overdue personal data afterwards.
 */
export async function eraseDueApplicants(db: Kysely<Database>, now: Date): Promise<number> {
  let erased = 0
  for (;;) {
    const batch = await eraseBatch(db, now)
    erased += batch
    if (batch === 0) break
  }
  const overdue = await countOverdue(db, now)
  if (overdue > 0) throw new Error(`${overdue} applications still hold data that should be gone`)
  return erased
}

function eraseBatch(db: Kysely<Database>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numbers, emailKeys } = await eraseExpiredApplicants(trx, now)
    const teams = await eraseTeamApplicants(trx, now, { inactiveSince: inactiveSince(now) })
    await deleteAttachments(trx, 'application_no', numbers)
    await deleteAttachments(trx, 'team_application_no', teams.numbers)
    for (const key of [...emailKeys, ...teams.emailKeys]) await eraseMailsOf(trx, now, key)
    const applications = numbers.length + teams.numbers.length
    if (applications > 0) {
      await writeAudit(trx, now, {
        actor: 'retention',
        action: 'applicants.erase',
        subject: 'applications',
        change: { erased: applications },
      })
    }
    return applications
  })
}
