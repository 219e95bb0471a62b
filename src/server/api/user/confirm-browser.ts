// POST /api/user/login/code: mails a code, and with that code makes this browser a trusted device, so that it can log in
// although wrong passwords from other browsers have used up the limit on the name.
import { confirmBrowserRoute } from '../../../contract/browser-code.ts'
import { inGroupsOfFour } from '../../../shared/groups-of-four.ts'
import { checkSecurityCode, type SecurityAnswer } from '../../modules/captcha/captcha-service.ts'
import { writeMailToKnown } from '../../modules/mail/mail-service.ts'
import {
  CODE_MINUTES,
  trustBrowserByCode,
  startLogInCode,
} from '../../modules/membership/log-in-code-service.ts'
import { isNameLimitReached } from '../../modules/membership/log-in-limits.ts'
import { mailLangOf } from '../../modules/membership/password-service.ts'
import { deviceCookie } from '../../modules/membership/session-cookies.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { requireField } from '../../platform/errors.ts'
import { withMinimumDuration } from '../../platform/limits/minimum-duration.ts'

/** Longer than writing the mail, so that the response time does not reveal whether an account exists. */
const MINIMUM_MS = 150

/** Without a code step 1, askForCode; with one step 2, which ends with the cookie of a trusted device. Errors: 422, 423. */
export const confirmBrowserCall = handle(confirmBrowserRoute, async (ctx, input) => {
  if (input.code !== undefined) {
    const device = await trustBrowserByCode(ctx, input.code)
    return new CodedResult(200, { isNeeded: false }, [deviceCookie(device)])
  }
  return askForCode(ctx, {
    typed: requireField(input.username, 'username'),
    securityKey: requireField(input.securityKey, 'securityKey'),
    securityCode: requireField(input.securityCode, 'securityCode'),
  })
})

/**
 * Step 1: a login name or an email address, known or not. Only a name beyond its limit causes a mail, which takes
 * sixteen wrong passwords. Errors: 423.
 */
async function askForCode(
  ctx: Ctx,
  { typed, ...answer }: { typed: string } & SecurityAnswer,
): Promise<{ isNeeded: boolean }> {
  await checkSecurityCode(ctx.db, ctx.clock(), answer)
  const isNeeded = await isNameLimitReached(ctx, typed)
  if (isNeeded) await withMinimumDuration(MINIMUM_MS, () => mailCode(ctx, typed))
  return { isNeeded }
}

async function mailCode(ctx: Ctx, typed: string): Promise<void> {
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (trx) => {
    const { login, code } = await startLogInCode(trx, now, typed)
    const lang = login ? mailLangOf(login) : ctx.lang
    const contents = { code: inGroupsOfFour(code), minutes: CODE_MINUTES }
    await writeMailToKnown(trx, now, {
      recipient: login?.email ?? null,
      requestTo: (to) => ({ template: 'log-in-code', to, lang, contents }),
    })
  })
}
