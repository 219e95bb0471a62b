// Records a staff decision on an application to join one of our teams: state, audit entry and mail in one transaction.
import type { Kysely } from 'kysely'
import { langPrefix } from '../../../shared/lang.ts'
import type { FailReason } from '../../../shared/membership.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import type { Database } from '../../db/database.ts'
import { addWorkingDays, workingDaysBetween } from '../../platform/working-days.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  applyTeamDecision,
  type DecidedTeamApplication,
} from '../../modules/careers/team-decision.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'

export type TeamStep =
  | { to: 'review' }
  | { to: 'ask'; items: { item: string; note: string }[] }
  | { to: 'approve' }
  | { to: 'reject'; reason: FailReason; note: string }

/** Errors: 404 unknown number, 409 the state does not allow it. */
export function decideTeamApplication(
  staff: { db: Kysely<Database>; now: Date; actor: string; origin: string },
  applicationNo: string,
  step: TeamStep,
): Promise<DecidedTeamApplication> {
  const { db, now, actor, origin } = staff
  return db.transaction().execute(async (trx) => {
    const decided = await applyTeamDecision(
      trx,
      now,
      applicationNo,
      step.to === 'review' ? { ...step, dueAt: (row) => dueAfter(row, now) } : step,
    )
    await writeAudit(trx, now, {
      actor,
      action: `application.${step.to}`,
      subject: `application:${applicationNo}`,
      change: {
        state: [decided.from, decided.to],
        ...(step.to === 'reject' ? { reason: step.reason } : {}),
        ...(step.to === 'ask' ? { items: step.items.map(({ item }) => item) } : {}),
      },
    })
    const { email, lang, team } = decided.application
    const outcome = OUTCOMES[decided.to]
    if (email !== null && outcome) {
      await writeMail(trx, now, {
        template: 'team-decided',
        to: email,
        lang,
        contents: {
          applicationNo,
          team,
          outcome,
          items: step.to === 'ask' ? step.items : [],
          note: step.to === 'reject' ? step.note : '',
          contactUrl: `${origin}${langPrefix(lang)}${PAGE_PATHS.feedback}`,
        },
      })
    }
    return decided
  })
}

const OUTCOMES: Partial<Record<string, 'approved' | 'rejected' | 'more_info'>> = {
  approved: 'approved',
  rejected: 'rejected',
  more_info: 'more_info',
}

/** The deadline pauses while the applicant is asked for more; those working days are added to the due date. */
function dueAfter(row: { due_at: Date; paused_at: Date | null }, now: Date): Date {
  return row.paused_at
    ? addWorkingDays(row.due_at, workingDaysBetween(row.paused_at, now))
    : row.due_at
}
