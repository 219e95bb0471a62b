// Sets the password of a staff account by its one-time link, with an audit entry.
import { writeAudit } from '../modules/audit/audit-service.ts'
import { countLinkTry } from '../modules/membership/password-reset-service.ts'
import { hashNewPassword } from '../modules/membership/password-policy.ts'
import { acceptInvitation, findInvited } from '../modules/staff/welcome-service.ts'
import type { Ctx } from '../platform/context.ts'

/** Errors: 410, 422 commonPassword, 429. */
export async function acceptStaffInvitation(
  ctx: Ctx,
  { secret, newPassword }: { secret: string; newPassword: string },
): Promise<{ name: string }> {
  const now = ctx.clock()
  await countLinkTry(ctx)
  const { email, name } = await findInvited(ctx.db, now, secret)
  const passwordHash = await hashNewPassword({
    password: newPassword,
    names: [email, name],
    field: 'newPassword',
  })
  const subject = `staff:${email}`
  await ctx.db.transaction().execute(async (trx) => {
    await acceptInvitation(trx, { secret, passwordHash })
    await writeAudit(trx, now, { actor: subject, action: 'staff.accept', subject, change: {} })
  })
  return { name }
}
