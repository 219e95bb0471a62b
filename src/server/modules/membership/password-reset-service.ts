// Password resets: a single-use link, valid for 30 minutes, that anyone may request and only the address of
// the login receives.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/net/network.ts'
import { hashOf, nameKey, newSecret } from '../../platform/secrets.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { distrustDevices } from './trusted-device-service.ts'
import { endLogInCodes } from './log-in-code-repository.ts'
import { resetFailures } from './log-in-limits.ts'
import { findLogin, type Login } from './log-in-repository.ts'
import { replacePassword } from './member-repository.ts'
import { hashNewPassword } from './password-policy.ts'
import { findReset, insertReset, consumeResets } from './password-reset-repository.ts'
import { endSessionsForPassword } from './session-service.ts'
import { MINUTE_MS, HOUR_SECONDS } from '../../../shared/time.ts'

export const RESET_MINUTES = 30

/**
 * Counted by the name as typed, whether it exists or not. A login can be named by its login name and its email address, so it
 * gets at most four mails per hour.
 */
const REQUESTS_PER_NAME = { purpose: 'reset-name', max: 2, windowSeconds: HOUR_SECONDS }
const REQUESTS_PER_NETWORK = { purpose: 'reset-network', max: 20, windowSeconds: HOUR_SECONDS }
const LINKS_PER_NETWORK = { purpose: 'reset-link-network', max: 30, windowSeconds: HOUR_SECONDS }

/** Runs before the security code is checked. Errors: 429. */
export function consumeResetLimit(ctx: Ctx): Promise<void> {
  return consumeLimit(ctx.db, ctx.clock(), {
    ...REQUESTS_PER_NETWORK,
    subject: networkOf(ctx.caller.ip),
  })
}

/** Runs after the security code. Errors: 429, identical for known and unknown names. */
export function consumeResetNameLimit(ctx: Ctx, typed: string): Promise<void> {
  return consumeLimit(ctx.db, ctx.clock(), { ...REQUESTS_PER_NAME, subject: nameKey(typed) })
}

/**
 * The link's secret and its recipient; `login` is null when no login has this name, or its address was changed or the
 * login closed meanwhile. Each case takes the same statements.
 */
export async function startReset(
  trx: Kysely<Database>,
  now: Date,
  typed: string,
): Promise<{ login: Login | null; secret: string }> {
  const login = await findLogin(trx, nameKey(typed))
  const secret = newSecret()
  const isStarted = await insertReset(trx, {
    hash: hashOf('password-reset', secret),
    memberId: login?.id ?? 0,
    email: login?.email ?? '',
    now,
    expires: new Date(now.getTime() + RESET_MINUTES * MINUTE_MS),
  })
  return { login: login && isStarted ? login : null, secret }
}

/** Limits guessing of link secrets. Errors: 429. */
export function consumeLinkLimit(ctx: Ctx): Promise<void> {
  return consumeLimit(ctx.db, ctx.clock(), {
    ...LINKS_PER_NETWORK,
    subject: networkOf(ctx.caller.ip),
  })
}

export type ResetLogin = NonNullable<Awaited<ReturnType<typeof findReset>>>

/**
 * The login of the link, and the hash of the new password. Errors: 410 the link is not valid any more, 422 commonPassword,
 * 429.
 */
export async function checkReset(
  ctx: Ctx,
  { secret, newPassword }: { secret: string; newPassword: string },
): Promise<{ login: ResetLogin; hash: string }> {
  await consumeLinkLimit(ctx)
  const login = await findReset(ctx.db, hashOf('password-reset', secret), ctx.clock())
  if (!login) throw new AppError(410)
  const names = [login.login_name, login.email, login.company]
  const hash = await hashNewPassword({ password: newPassword, names, field: 'newPassword' })
  return { login, hash }
}

/**
 * Runs in a transaction: uses up the link, sets the password, ends every session, removes all trusted devices.
 * Errors: 410.
 */
export async function finishReset(
  trx: Kysely<Database>,
  ctx: Ctx,
  { secret, login, hash }: { secret: string; login: ResetLogin; hash: string },
): Promise<void> {
  const now = ctx.clock()
  const formerHash = login.password_hash
  // Other changes lock the login before its links, too.
  if (!(await replacePassword(trx, login.id, { formerHash, hash, now }))) throw new AppError(410)
  const link = { hash: hashOf('password-reset', secret), memberId: login.id, now }
  if (!(await consumeResets(trx, link))) throw new AppError(410)
  await endSessionsForPassword(trx, now, { memberId: login.id })
  // Codes end before devices are removed: a code that is used at this moment adds one more device.
  await endLogInCodes(trx, login.id, now)
  await distrustDevices(trx, { memberId: login.id, except: null })
  await resetFailures({ ...ctx, db: trx }, [login.login_name, login.email])
}
