// DELETE /api/staff/sessions: ends one session of the caller, or all but this one.
import { endStaffSessionRoute } from '../../../contract/staff-session.ts'
import { handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { endOwnStaffSessions } from '../../modules/staff/staff-session-service.ts'

export const endStaffSessionCall = handle(endStaffSessionRoute, async (ctx, { id }) => {
  const staff = staffOf(ctx)
  const now = ctx.clock()
  const actor = `staff:${staff.email}`
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const count = await endOwnStaffSessions(trx, now, { staff, id })
    const change = { ended: count }
    await writeAudit(trx, now, { actor, action: 'staff.end-session', subject: actor, change })
    return count
  })
  return { ended }
})
