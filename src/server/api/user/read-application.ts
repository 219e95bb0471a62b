// GET /api/user/register-v2: the status of a member application, or of a newer team application with the same address.
import { readApplicationRoute } from '../../../contract/user-application.ts'
import { formatFailReason } from '../../../shared/fail-reasons.ts'
import type { Lang } from '../../../shared/lang.ts'
import { WAITING_STATES } from '../../../shared/membership.ts'
import {
  readApplication,
  type ApplicantProof,
} from '../../modules/application/application-service.ts'
import { retentionEnd } from '../../modules/application/retention-service.ts'
import {
  readNewestTeamApplication,
  type TeamApplicationRow,
} from '../../modules/careers/team-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'

export const readApplicationCall = handle(readApplicationRoute, readApplicationOf)

/** Errors: 410, 423, 429 as for codes and tickets; 422 without a code, ticket or login. */
async function readApplicationOf(ctx: Ctx, proof: ApplicantProof) {
  const { status, emailKey } = await readApplication(ctx, proof)
  const team =
    emailKey === undefined ? undefined : await readNewestTeamApplication(ctx.db, emailKey)
  if (!team) return status
  const isTeamOlder =
    status.submittedAt !== null && new Date(status.submittedAt) >= team.submitted_at
  return isTeamOlder ? status : { ...presentTeam(team, ctx.lang), ticket: status.ticket }
}

/** Staff request further documents by mail, so `missing` is empty. */
function presentTeam(row: TeamApplicationRow, lang: Lang) {
  const isOpen = WAITING_STATES.some((each) => each === row.state)
  return {
    applicationNo: row.application_no,
    memberKind: null,
    approvalState: row.state,
    failReason: row.state === 'rejected' ? (formatFailReason(row.fail_reason, lang) ?? null) : null,
    missing: [],
    submittedAt: row.submitted_at.toISOString(),
    dueAt: isOpen ? row.due_at.toISOString() : null,
    keptUntil: row.state === 'approved' ? null : retentionEnd(row.last_activity_at).toISOString(),
  }
}
