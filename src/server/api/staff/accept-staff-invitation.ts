// POST /api/staff/accept-invitation: sets the password of a staff account through its one-time link.
import { acceptStaffInvitationRoute } from '../../../contract/staff-session.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { hashNewPassword } from '../../modules/membership/password-policy.ts'
import { consumeLinkLimit } from '../../modules/membership/password-reset-service.ts'
import { storeStaffLang } from '../../modules/staff/staff-service.ts'
import { notifyStaff } from '../../staff/accounts/notify-staff.ts'
import { acceptInvitation, findInvitedAccount } from '../../modules/staff/welcome-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'

export const acceptStaffInvitationCall = handle(acceptStaffInvitationRoute, (ctx, input) =>
  acceptStaffInvitation(ctx, { secret: input.invitation, newPassword: input.newPassword }),
)

/** Errors: 410, 422 commonPassword, 429. */
async function acceptStaffInvitation(
  ctx: Ctx,
  { secret, newPassword }: { secret: string; newPassword: string },
): Promise<{ name: string }> {
  const now = ctx.clock()
  await consumeLinkLimit(ctx)
  const { id: staffId, email, name } = await findInvitedAccount(ctx.db, now, secret)
  const passwordHash = await hashNewPassword({
    password: newPassword,
    names: [email, name],
    field: 'newPassword',
  })
  const subject = `staff:${email}`
  await ctx.db.transaction().execute(async (trx) => {
    await acceptInvitation(trx, { secret, passwordHash })
    await storeStaffLang(trx, staffId, ctx.lang)
    await notifyStaff(trx, now, { staffId, account: email, notice: 'passwordSet' })
    await writeAudit(trx, now, { actor: subject, action: 'staff.accept', subject, change: {} })
  })
  return { name }
}
