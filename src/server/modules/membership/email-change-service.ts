// Changes a member's email address after a code has verified the new one.
import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { EMAIL_CODE_ATTEMPTS } from '../../../shared/business-constants.ts'
import type { Database } from '../../db/database.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import { isUniqueViolation } from '../../platform/database-errors.ts'
import { AppError, invalid, tooOften } from '../../platform/errors.ts'
import { hashOf, nameKey, newDigits, newId } from '../../platform/secrets.ts'
import { tryConsumeLimit } from '../../platform/limits/rate-limit.ts'
import {
  replaceEmailCode,
  consumeEmailCodeAttempt,
  consumeEmailCode,
} from './email-change-repository.ts'
import { isEmailTaken, updateMember } from './member-repository.ts'
import { endLogInCodes } from './log-in-code-repository.ts'
import { endResets } from './password-reset-repository.ts'
import { MINUTE_MS, HOUR_SECONDS } from '../../../shared/time.ts'

/** How long a code can be used. */
export const CHANGE_MINUTES = 10
/** Limits the mails that one member can trigger and the mails that one address can receive. */
const PER_MEMBER = { purpose: 'change-email', max: 5, windowSeconds: HOUR_SECONDS }
const PER_ADDRESS = { purpose: 'change-email-to', max: 3, windowSeconds: HOUR_SECONDS }

/** Errors: 429. */
export async function consumeEmailChangeLimits(ctx: Ctx, email: string): Promise<void> {
  const now = ctx.clock()
  const subject = String(memberOf(ctx).memberId)
  const wait =
    (await tryConsumeLimit(ctx.db, now, { ...PER_MEMBER, subject })) ||
    (await tryConsumeLimit(ctx.db, now, { ...PER_ADDRESS, subject: nameKey(email) }))
  if (wait > 0) throw tooOften(wait)
}

/** `isTaken`: another member has this address; that member is notified, and the response does not reveal it. */
export async function startEmailChange(
  trx: Kysely<Database>,
  ctx: Ctx,
  email: string,
): Promise<{ code: string; isTaken: boolean }> {
  const { memberId } = memberOf(ctx)
  const now = ctx.clock()
  const id = newId()
  const code = newDigits(6)
  const emailKey = nameKey(email)
  await replaceEmailCode(trx, {
    id,
    memberId,
    email,
    emailKey,
    lang: ctx.lang,
    codeHash: codeHash(id, code),
    now,
    expires: new Date(now.getTime() + CHANGE_MINUTES * MINUTE_MS),
  })
  return { code, isTaken: await isEmailTaken(trx, emailKey, memberId) }
}

export interface VerifiedEmailChange {
  id: string
  email: string
  emailKey: string
}

/** Errors: 410 no active code (expired, used, five wrong attempts), 422 emailCode. */
export async function verifyEmailChange(ctx: Ctx, code: string): Promise<VerifiedEmailChange> {
  const { memberId } = memberOf(ctx)
  const found = await consumeEmailCodeAttempt(ctx.db, {
    memberId,
    now: ctx.clock(),
    max: EMAIL_CODE_ATTEMPTS,
  })
  if (!found) throw new AppError(410)
  if (!timingSafeEqual(found.code_hash, codeHash(found.id, code))) {
    throw invalid('code', 'emailCode')
  }
  return { id: found.id, email: found.email, emailKey: found.email_key }
}

/**
 * Runs in a transaction. Invalidates links and codes sent to the old address. Errors: 409 the address is taken, 410 the
 * code was used in the meantime.
 */
export async function setEmail(
  trx: Kysely<Database>,
  ctx: Ctx,
  { id, email, emailKey }: VerifiedEmailChange,
): Promise<void> {
  const { memberId } = memberOf(ctx)
  if (!(await consumeEmailCode(trx, id, ctx.clock()))) throw new AppError(410)
  try {
    await updateMember(trx, memberId, { email, email_key: emailKey })
  } catch (error) {
    if (isUniqueViolation(error, 'member_email_key_key')) throw new AppError(409)
    throw error
  }
  await endResets(trx, memberId, ctx.clock())
  await endLogInCodes(trx, memberId, ctx.clock())
}

function codeHash(id: string, code: string): Buffer {
  return hashOf('change-email', `${id}\n${code}`)
}
