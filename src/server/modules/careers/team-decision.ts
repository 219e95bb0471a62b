// Decides applications to a team. Each decision is possible in certain states only, and none creates a login.
import type { Kysely } from 'kysely'
import { type FailReason, WAITING_STATES } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import {
  lockTeamApplication,
  type TeamApplicationRow,
  type TeamState,
  writeTeamDecision,
} from './team-repository.ts'

/** `dueAt`: by when staff decide, moved by as long as the application waited for information. */
export type TeamDecision =
  | { to: 'review'; dueAt: (row: TeamApplicationRow) => Date }
  | { to: 'ask'; items: { item: string; note: string }[] }
  | { to: 'approve' }
  | { to: 'reject'; reason: FailReason }

export interface DecidedTeamApplication {
  application: TeamApplicationRow
  from: TeamState
  to: TeamState
}

/** Errors: 404 unknown number, 409 already decided or erased, or under review already when `review` is decided. */
export async function applyTeamDecision(
  trx: Kysely<Database>,
  now: Date,
  applicationNo: string,
  decision: TeamDecision,
): Promise<DecidedTeamApplication> {
  const application = await lockTeamApplication(trx, applicationNo)
  if (!application) throw notFound()
  const { state: from } = application
  // From `more_info` the review resumes when the requested information arrived in another way.
  const allowed: readonly TeamState[] =
    decision.to === 'review' ? ['submitted', 'more_info'] : WAITING_STATES
  if (application.erased_at || !allowed.includes(from)) throw new AppError(409)
  const change = changeOf(now, application, decision)
  await writeTeamDecision(trx, applicationNo, { ...change, last_activity_at: now })
  return { application, from, to: change.state }
}

function changeOf(now: Date, application: TeamApplicationRow, decision: TeamDecision) {
  switch (decision.to) {
    case 'review':
      return {
        state: 'in_review' as const,
        due_at: decision.dueAt(application),
        paused_at: null,
        missing: '[]',
      }
    case 'ask':
      return {
        state: 'more_info' as const,
        missing: JSON.stringify(decision.items),
        paused_at: application.paused_at ?? now,
      }
    case 'approve':
      return { state: 'approved' as const, decided_at: now, missing: '[]' }
    case 'reject':
      return { state: 'rejected' as const, decided_at: now, fail_reason: decision.reason }
  }
}
