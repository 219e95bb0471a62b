// POST /api/user/register/send-email: mails a one-time code, without revealing whether the address is known.
import type { Kysely } from 'kysely'
import { sendEmailCodeRoute } from '../../../contract/user-application.ts'
import { langPrefix } from '../../../shared/lang.ts'
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import type { Database } from '../../db/database.ts'
import { isEmailKnown } from '../../modules/application/application-service.ts'
import { consumeCodeLimits, RESEND_SECONDS } from '../../modules/application/email-code-limits.ts'
import {
  CODE_MINUTES,
  type CodePurpose,
  startEmailCode,
} from '../../modules/application/email-code-service.ts'
import { checkSecurityCode, type SecurityAnswer } from '../../modules/captcha/captcha-service.ts'
import { readNewestTeamApplication } from '../../modules/careers/team-service.ts'
import { isMailable } from '../../modules/mail/mail-address.ts'
import type { MailRequest } from '../../modules/mail/composition/mail-request.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { invalid } from '../../platform/errors.ts'
import { nameKey, newSecret } from '../../platform/secrets.ts'
import { DAY_SECONDS } from '../../../shared/time.ts'

export const sendEmailCodeCall = handle(sendEmailCodeRoute, sendEmailCode)

/**
 * The cookie `flow` holds a nonce that names the browser: its earlier code ends, and its attempts are counted together.
 * The response, its time and the written rows are the same whether or not the address is known.
 * Errors: 422 not a mailable address, 423 the security code, 429 too many.
 */
async function sendEmailCode(
  ctx: Ctx,
  { email, purpose, ...answer }: { email: string; purpose: CodePurpose } & SecurityAnswer,
) {
  if (!isMailable(email)) throw invalid('email', 'email')
  await checkSecurityCode(ctx.db, ctx.clock(), answer)
  await consumeCodeLimits(ctx, nameKey(email))
  const codeNonce = CODE_NONCE_COOKIE.test(ctx.caller.codeNonce ?? '')
    ? (ctx.caller.codeNonce ?? '')
    : newSecret()
  const expiresAt = await ctx.db.transaction().execute(async (trx) => {
    const isKnown = await isKnownFor(trx, nameKey(email), purpose)
    // Stored for every address; if no code is mailed, no one knows the stored code.
    const started = await startEmailCode(trx, ctx.clock(), {
      email,
      purpose,
      lang: ctx.lang,
      codeNonce,
    })
    const sendsCode = purpose === 'register' ? !isKnown : isKnown
    const request = sendsCode
      ? codeMail(ctx, { email, purpose, code: started.code })
      : mailWithoutCode(ctx, email, purpose)
    await writeMail(trx, ctx.clock(), request)
    return started.expiresAt
  })
  const result = { expiresAt: expiresAt.toISOString(), resendAfter: RESEND_SECONDS }
  const cookie = { name: 'flow', value: codeNonce, maxAge: CODE_NONCE_SECONDS, httpOnly: true }
  return new CodedResult(200, result, [cookie])
}

/** Includes team applications. Always runs both queries, so that the time does not reveal which one matched. */
async function isKnownFor(trx: Kysely<Database>, emailKey: string, purpose: CodePurpose) {
  const isKnown = await isEmailKnown(trx, emailKey, purpose)
  const team = await readNewestTeamApplication(trx, emailKey)
  return isKnown || (purpose === 'status' && team !== undefined)
}

/** An unfinished application is rarely resumed after a day. */
const CODE_NONCE_SECONDS = DAY_SECONDS
const CODE_NONCE_COOKIE = /^[\w-]{43}$/

function codeMail(
  ctx: Ctx,
  { email, purpose, code }: { email: string; purpose: CodePurpose; code: string },
): MailRequest {
  const page = purpose === 'register' ? PAGE_PATHS.register : PAGE_PATHS.applicationStatus
  // Browsers do not send the fragment after #, so the code appears in no log.
  const link = `${siteOf(ctx)}${page}#email=${encodeURIComponent(email)}&code=${code}`
  const contents = { code, minutes: CODE_MINUTES, purpose, link }
  return { template: 'email-code', to: email, lang: ctx.lang, contents }
}

function mailWithoutCode(ctx: Ctx, email: string, purpose: CodePurpose): MailRequest {
  const mail = { to: email, lang: ctx.lang }
  const site = siteOf(ctx)
  if (purpose === 'status') {
    return {
      template: 'no-application',
      ...mail,
      contents: { registerUrl: `${site}${PAGE_PATHS.register}` },
    }
  }
  const contents = {
    logInUrl: `${site}${PAGE_PATHS.logIn}`,
    forgottenUrl: `${site}${PAGE_PATHS.forgotten}`,
  }
  return { template: 'already-member', ...mail, contents }
}

function siteOf(ctx: Ctx): string {
  return `${ctx.site.origin}${langPrefix(ctx.lang)}`
}
