// POST /api/staff/step-up: takes a code again before an act that needs it, and replaces the token.
import { stepUpRoute } from '../../../contract/staff-session.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { acceptCode } from '../../modules/staff/factor-service.ts'
import { renewStaffToken } from '../../modules/staff/staff-session-service.ts'
import { invalid } from '../../platform/errors.ts'
import { staffSessionCookie } from '../../platform/http/cookies.ts'

export const stepUpCall = handle(stepUpRoute, async (ctx, { code }) => {
  const { staffId, sessionId, email } = staffOf(ctx)
  const now = ctx.clock()
  const key = ctx.site.codeKey()
  if (!(await acceptCode(ctx.db, now, { staffId, key, code }))) throw invalid('code', 'wrongCode')
  const actor = `staff:${email}`
  const token = await ctx.db.transaction().execute(async (trx) => {
    const renewed = await renewStaffToken(trx, now, sessionId)
    await writeAudit(trx, now, { actor, action: 'staff.step-up', subject: actor, change: {} })
    return renewed
  })
  return new CodedResult(200, null, [staffSessionCookie(token)])
})
