// POST /api/user/reset: replaces a forgotten password through a mailed link; the response does not reveal whether an account exists.
import { resetPasswordRoute } from '../../../contract/user-session.ts'
import { langPrefix } from '../../../shared/lang.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { checkSecurityCode, type SecurityAnswer } from '../../modules/captcha/captcha-service.ts'
import { writeMail, writeMailToKnown } from '../../modules/mail/mail-service.ts'
import {
  checkReset,
  consumeResetLimit,
  consumeResetNameLimit,
  finishReset,
  RESET_MINUTES,
  startReset,
} from '../../modules/membership/password-reset-service.ts'
import { mailLangOf } from '../../modules/membership/password-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { requireField } from '../../platform/errors.ts'
import { withMinimumDuration } from '../../platform/limits/minimum-duration.ts'

/** Longer than writing the mail, so that the response time does not reveal whether an account exists. */
const MINIMUM_MS = 150

export const resetPasswordCall = handle(resetPasswordRoute, (ctx, input) => {
  if (input.resetToken !== undefined) {
    const newPassword = requireField(input.newPassword, 'newPassword')
    return resetPassword(ctx, { secret: input.resetToken, newPassword })
  }
  return askForReset(ctx, {
    typed: requireField(input.username ?? input.email, 'username'),
    securityKey: requireField(input.securityKey, 'securityKey'),
    securityCode: requireField(input.securityCode, 'securityCode'),
  })
})

/** Step 1: a login name or an email address, known or not. Errors: 423, 429. */
async function askForReset(
  ctx: Ctx,
  { typed, ...answer }: { typed: string } & SecurityAnswer,
): Promise<null> {
  await consumeResetLimit(ctx)
  await checkSecurityCode(ctx.db, ctx.clock(), answer)
  await consumeResetNameLimit(ctx, typed)
  await withMinimumDuration(MINIMUM_MS, () => mailLink(ctx, typed))
  return null
}

/** Step 2: the link's secret and the new password; every session ends. Errors: 410, 422, 429. */
async function resetPassword(
  ctx: Ctx,
  { secret, newPassword }: { secret: string; newPassword: string },
): Promise<null> {
  const { login, hash } = await checkReset(ctx, { secret, newPassword })
  const now = ctx.clock()
  const lang = mailLangOf(login)
  await ctx.db.transaction().execute(async (trx) => {
    await finishReset(trx, ctx, { secret, login, hash })
    const forgottenUrl = `${ctx.site.origin}${langPrefix(lang)}${PAGE_PATHS.forgotten}`
    await writeMail(trx, now, {
      template: 'password-changed',
      to: login.email,
      lang,
      contents: { username: login.login_name, at: now, forgottenUrl },
    })
  })
  return null
}

async function mailLink(ctx: Ctx, typed: string): Promise<void> {
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (trx) => {
    const { login, secret } = await startReset(trx, now, typed)
    const lang = login ? mailLangOf(login) : ctx.lang
    const url = `${ctx.site.origin}${langPrefix(lang)}${PAGE_PATHS.forgotten}#token=${secret}`
    const contents = { url, minutes: RESET_MINUTES }
    await writeMailToKnown(trx, now, {
      recipient: login?.email ?? null,
      requestTo: (to) => ({ template: 'reset-password', to, lang, contents }),
    })
  })
}
