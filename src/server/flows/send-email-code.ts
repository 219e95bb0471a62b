// Mails a code to an address; who asks learns nothing about it, its owner learns it from the mail.
import type { Kysely } from 'kysely'
import { langPrefix } from '../../shared/lang.ts'
import type { Database } from '../db/database.ts'
import { refuseTooManyCodes, RESEND_SECONDS } from '../modules/application/email-code-limits.ts'
import {
  CODE_MINUTES,
  type CodePurpose,
  startEmailCode,
} from '../modules/application/email-code-service.ts'
import { isAddressKnown } from '../modules/application/application-service.ts'
import { readTeamApplicationOf } from '../modules/careers/team-service.ts'
import { checkSecurityCode, type SecurityAnswer } from '../modules/captcha/captcha-service.ts'
import { checkRecipient, MailFault } from '../modules/mail/mail-address.ts'
import type { MailOrder } from '../modules/mail/mail-order.ts'
import { writeMail } from '../modules/mail/mail-service.ts'
import { CodedResult } from '../platform/call-handler.ts'
import type { Ctx } from '../platform/context.ts'
import { invalid } from '../platform/errors.ts'
import { nameKey, newSecret } from '../platform/secrets.ts'

/**
 * The answer, its time and what is written are the same whether or not the address is known.
 * Errors: 422 an address that no mail reaches, 423 the security code, 429 too many.
 */
export async function sendEmailCode(
  ctx: Ctx,
  { email, purpose, ...answer }: { email: string; purpose: CodePurpose } & SecurityAnswer,
) {
  refuseUnmailable(email)
  await checkSecurityCode(ctx.db, ctx.clock(), answer)
  await refuseTooManyCodes(ctx, nameKey(email))
  const flow = FLOW.test(ctx.caller.flow ?? '') ? (ctx.caller.flow ?? '') : newSecret()
  const expiresAt = await ctx.db.transaction().execute(async (trx) => {
    const isKnown = await isKnownFor(trx, nameKey(email), purpose)
    // Written for every address: one that gets no code by mail has one that nobody knows.
    const started = await startEmailCode(trx, ctx.clock(), {
      email,
      purpose,
      lang: ctx.lang,
      flow,
    })
    const sendsCode = purpose === 'register' ? !isKnown : isKnown
    const order = sendsCode
      ? codeMail(ctx, { email, purpose, code: started.code })
      : otherMail(ctx, email, purpose)
    await writeMail(trx, ctx.clock(), order)
    return started.expiresAt
  })
  const result = { expiresAt: expiresAt.toISOString(), resendAfter: RESEND_SECONDS }
  const cookie = { name: 'flow', value: flow, maxAge: FLOW_SECONDS, httpOnly: true }
  return new CodedResult(200, result, [cookie])
}

/** Whoever applied to a team follows that application too. Both are asked each time, so that time tells nothing. */
async function isKnownFor(trx: Kysely<Database>, emailKey: string, purpose: CodePurpose) {
  const isKnown = await isAddressKnown(trx, emailKey, purpose)
  const team = await readTeamApplicationOf(trx, emailKey)
  return isKnown || (purpose === 'status' && team !== undefined)
}

/** As long as anybody still thinks of the application they began. */
const FLOW_SECONDS = 24 * 3600
const FLOW = /^[\w-]{43}$/

/** Errors: 422. */
function refuseUnmailable(email: string): void {
  try {
    checkRecipient(email)
  } catch (error) {
    if (error instanceof MailFault) throw invalid('email', 'email')
    throw error
  }
}

function codeMail(
  ctx: Ctx,
  { email, purpose, code }: { email: string; purpose: CodePurpose; code: string },
): MailOrder {
  const page = purpose === 'register' ? '/register' : '/application-status'
  // After the #: what stands there is sent to no server and written into no log.
  const link = `${siteOf(ctx)}${page}#email=${encodeURIComponent(email)}&code=${code}`
  const contents = { code, minutes: CODE_MINUTES, purpose, link }
  return { template: 'email-code', to: email, lang: ctx.lang, contents }
}

function otherMail(ctx: Ctx, email: string, purpose: CodePurpose): MailOrder {
  const mail = { to: email, lang: ctx.lang }
  const site = siteOf(ctx)
  if (purpose === 'status') {
    return { template: 'no-application', ...mail, contents: { registerUrl: `${site}/register` } }
  }
  const contents = { logInUrl: `${site}/login`, forgottenUrl: `${site}/forgotten` }
  return { template: 'already-member', ...mail, contents }
}

function siteOf(ctx: Ctx): string {
  return `${ctx.site.origin}${langPrefix(ctx.lang)}`
}
