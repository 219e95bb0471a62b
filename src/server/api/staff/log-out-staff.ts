// DELETE /api/staff/log-out: ends this session of staff.
import { logOutStaffRoute } from '../../../contract/staff-session.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { endCurrentStaffSession } from '../../modules/staff/staff-session-service.ts'
import { expiredStaffSession } from '../../platform/http/cookies.ts'

export const logOutStaffCall = handle(logOutStaffRoute, async (ctx) => {
  const staff = staffOf(ctx)
  const now = ctx.clock()
  const actor = `staff:${staff.email}`
  await ctx.db.transaction().execute(async (trx) => {
    await endCurrentStaffSession(trx, now, staff)
    await writeAudit(trx, now, { actor, action: 'staff.log-out', subject: actor, change: {} })
  })
  return new CodedResult(200, null, expiredStaffSession())
})
