// POST /api/user/change-email: changes a member's email address, with a code to the new and a notice to the old one.
import { changeEmailRoute } from '../../../contract/user-session.ts'
import { langPrefix } from '../../../shared/lang.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { isMailable } from '../../modules/mail/mail-address.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import {
  CHANGE_MINUTES,
  consumeEmailChangeLimits,
  verifyEmailChange,
  setEmail,
  startEmailChange,
} from '../../modules/membership/email-change-service.ts'
import { readMember } from '../../modules/membership/member-service.ts'
import { verifyPassword } from '../../modules/membership/password-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { invalid, requireField } from '../../platform/errors.ts'

export const changeEmailCall = handle(changeEmailRoute, (ctx, input) => {
  if (input.code !== undefined) return confirmEmailChange(ctx, input.code)
  return askForEmailChange(ctx, {
    newEmail: requireField(input.newEmail, 'newEmail'),
    password: requireField(input.password, 'password'),
  })
})

/** Step 1. Returns the current address. Errors: 422, 429. */
async function askForEmailChange(
  ctx: Ctx,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<{ email: string }> {
  if (!isMailable(newEmail)) throw invalid('newEmail', 'email')
  const member = await verifyPassword(ctx, password, 'password')
  if (newEmail === member.email) throw invalid('newEmail', 'sameEmail')
  await consumeEmailChangeLimits(ctx, newEmail)
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (trx) => {
    const { code, isTaken } = await startEmailChange(trx, ctx, newEmail)
    const mail = { to: newEmail, lang: ctx.lang }
    const site = `${ctx.site.origin}${langPrefix(ctx.lang)}`
    if (isTaken) {
      // Only the mail says so; the response does not reveal who has a login.
      const contents = {
        logInUrl: `${site}${PAGE_PATHS.logIn}`,
        forgottenUrl: `${site}${PAGE_PATHS.forgotten}`,
      }
      await writeMail(trx, now, { template: 'already-member', ...mail, contents })
      return
    }
    const contents = { code, minutes: CHANGE_MINUTES }
    await writeMail(trx, now, { template: 'change-email-code', ...mail, contents })
  })
  return { email: member.email }
}

/** Step 2. Returns the new address. Errors: 409 another login has it, 410, 422. */
async function confirmEmailChange(ctx: Ctx, code: string): Promise<{ email: string }> {
  const verified = await verifyEmailChange(ctx, code)
  const { email: former, lang } = await readMember(ctx)
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (trx) => {
    await setEmail(trx, ctx, verified)
    await writeMail(trx, now, {
      template: 'change-email-notice',
      to: former,
      lang,
      contents: { newEmail: verified.email, at: now },
    })
  })
  return { email: verified.email }
}
