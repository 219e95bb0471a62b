// POST /api/staff/totp: sets up the authenticator app, issues recovery codes and replaces the token.
import { confirmTotpRoute } from '../../../contract/staff-session.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { confirmTotp, issueRecoveryCodes } from '../../modules/staff/factor-service.ts'
import { endOwnStaffSessions, renewStaffToken } from '../../modules/staff/staff-session-service.ts'
import { staffSessionCookie } from '../../platform/http/cookies.ts'

/** Errors: 422 code. Other sessions of the account end: they were opened with the former factor or with none. */
export const confirmTotpCall = handle(confirmTotpRoute, async (ctx, { code, sealed }) => {
  const staff = staffOf(ctx)
  const { staffId, sessionId } = staff
  const now = ctx.clock()
  const key = ctx.site.codeKey()
  const actor = `staff:${staff.email}`
  const { token, recoveryCodes } = await ctx.db.transaction().execute(async (trx) => {
    await confirmTotp(trx, now, { staffId, key, code, sealed })
    const codes = await issueRecoveryCodes(trx, staffId)
    await endOwnStaffSessions(trx, now, { staff, id: undefined })
    const renewed = await renewStaffToken(trx, now, sessionId)
    const change = { replaced: staff.isEnrolled }
    await writeAudit(trx, now, { actor, action: 'staff.authenticator', subject: actor, change })
    return { token: renewed, recoveryCodes: codes }
  })
  return new CodedResult(200, { recoveryCodes }, [staffSessionCookie(token)])
})
