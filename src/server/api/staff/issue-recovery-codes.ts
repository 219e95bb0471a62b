// POST /api/staff/recovery-codes: ten new recovery codes, which replace all earlier ones.
import { issueRecoveryCodesRoute } from '../../../contract/staff-session.ts'
import { handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { notifyStaff } from '../../staff/accounts/notify-staff.ts'
import { issueRecoveryCodes } from '../../modules/staff/factor-service.ts'

export const issueRecoveryCodesCall = handle(issueRecoveryCodesRoute, async (ctx) => {
  const { staffId, email } = staffOf(ctx)
  const actor = `staff:${email}`
  const recoveryCodes = await ctx.db.transaction().execute(async (trx) => {
    const codes = await issueRecoveryCodes(trx, staffId)
    const event = { staffId, account: email, notice: 'newRecoveryCodes' } as const
    await notifyStaff(trx, ctx.clock(), event)
    const action = 'staff.recovery-codes'
    await writeAudit(trx, ctx.clock(), { actor, action, subject: actor, change: {} })
    return codes
  })
  return { recoveryCodes }
})
