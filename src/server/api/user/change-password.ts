// POST /api/user/change-password: changes the password, ends other sessions, renews this one and mails the member.
import { changePasswordRoute } from '../../../contract/user-session.ts'
import { langPrefix } from '../../../shared/lang.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import {
  hashOtherPassword,
  mailLangOf,
  verifyPassword,
  setOwnPassword,
} from '../../modules/membership/password-service.ts'
import { tokenCookie } from '../../modules/membership/session-cookies.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'

export const changePasswordCall = handle(changePasswordRoute, changePassword)

/** Errors: 409 another request changed it meanwhile, 422, 429. */
async function changePassword(
  ctx: Ctx,
  input: { currentPassword: string; newPassword: string },
): Promise<CodedResult<{ token: string }>> {
  const member = await verifyPassword(ctx, input.currentPassword, 'currentPassword')
  const hash = await hashOtherPassword({ member, ...input })
  const now = ctx.clock()
  const lang = mailLangOf(member)
  const renewed = await ctx.db.transaction().execute(async (trx) => {
    const session = await setOwnPassword(trx, ctx, { member, hash })
    const forgottenUrl = `${ctx.site.origin}${langPrefix(lang)}${PAGE_PATHS.forgotten}`
    await writeMail(trx, now, {
      template: 'password-changed',
      to: member.email,
      lang,
      contents: { username: member.login_name, at: now, forgottenUrl },
    })
    return session
  })
  return new CodedResult(200, { token: renewed.token }, [tokenCookie(renewed, now)])
}
