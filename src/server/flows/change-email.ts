// Changes a member's e-mail address in two steps: a code to the new address, then a notice to the old one.
import { langPrefix } from '../../shared/lang.ts'
import { checkRecipient, MailFault } from '../modules/mail/mail-address.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import {
  CHANGE_MINUTES,
  countEmailChange,
  proveEmail,
  setEmail,
  startEmailChange,
} from '../modules/membership/email-change-service.ts'
import { readMember } from '../modules/membership/member-service.ts'
import { provePassword } from '../modules/membership/password-service.ts'
import type { Ctx } from '../platform/context.ts'
import { invalid } from '../platform/errors.ts'

/** Step 1. Returns the address that still holds. Errors: 422, 429. */
export async function askForEmailChange(
  ctx: Ctx,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<{ email: string }> {
  refuseUnmailable(newEmail)
  const member = await provePassword(ctx, password, 'password')
  await countEmailChange(ctx, newEmail)
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (trx) => {
    const { code, isTaken } = await startEmailChange(trx, ctx, newEmail)
    const mail = { to: newEmail, lang: ctx.lang }
    const site = `${ctx.site.origin}${langPrefix(ctx.lang)}`
    if (isTaken) {
      const contents = { logInUrl: `${site}/login`, forgottenUrl: `${site}/forgotten` }
      await writeMail(trx, now, { template: 'already-member', ...mail, contents })
      return
    }
    const contents = { code, minutes: CHANGE_MINUTES }
    await writeMail(trx, now, { template: 'change-email-code', ...mail, contents })
  })
  return { email: member.email }
}

/** Step 2. Returns the address that holds now. Errors: 409 somebody else has it, 410, 422. */
export async function confirmEmailChange(ctx: Ctx, code: string): Promise<{ email: string }> {
  const proven = await proveEmail(ctx, code)
  const { email: former, lang } = await readMember(ctx)
  const now = ctx.clock()
  await ctx.db.transaction().execute(async (trx) => {
    await setEmail(trx, ctx, proven)
    await writeMail(trx, now, {
      template: 'change-email-notice',
      to: former,
      lang,
      contents: { newEmail: proven.email, at: now },
    })
  })
  return { email: proven.email }
}

/** Errors: 422. */
function refuseUnmailable(email: string): void {
  try {
    checkRecipient(email)
  } catch (error) {
    if (error instanceof MailFault) throw invalid('newEmail', 'email')
    throw error
  }
}
