// Rate limits for logins: they delay but never lock out, and do not reveal which accounts exist. Beyond the limit on a
// name, a code by mail lets a browser log in.
import type { TooManyAttempts } from '../../../contract/browser-code.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/net/network.ts'
import { nameKey } from '../../platform/secrets.ts'
import {
  consumeLimit,
  countConsumed,
  refundLimit,
  resetLimit,
  tryConsumeLimit,
} from '../../platform/limits/rate-limit.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'

/**
 * Counted by the name as typed, whether it exists or not. A login has two names (login name and email), and an
 * hour touches three windows: at most 96 attempts are checked per hour.
 */
const NAME = { purpose: 'log-in-name', max: 16, windowSeconds: 1800 }
const NETWORK = { purpose: 'log-in-network', max: 60, windowSeconds: 900 }
const GLOBAL = { purpose: 'log-in-all', subject: '', max: 600, windowSeconds: 60 }
/** A separate limit for the person of the login on a trusted device. */
const DEVICE = { purpose: 'log-in-device', max: 20, windowSeconds: 1800 }

/**
 * After this many failures, an attempt needs a security code. Anyone may mistype a password up to three times; the
 * limits above count these attempts too.
 */
const FREE_FAILURES = 3
const FAILED_NAME = { purpose: 'log-in-failed-name', windowSeconds: HOUR_SECONDS }
const FAILED_NETWORK = { purpose: 'log-in-failed-network', windowSeconds: 900 }
/** Failures are only counted: this limit is never reached. */
const COUNTED = 1_000_000

export interface AttemptedLogIn {
  typed: string
  /** The login's id when its device is trusted, else null. */
  ownDeviceOf: number | null
}

export async function needsSecurityCode(ctx: Ctx, attempt: AttemptedLogIn): Promise<boolean> {
  if (attempt.ownDeviceOf !== null) return false
  const now = ctx.clock()
  const name = await countConsumed(ctx.db, now, { ...FAILED_NAME, subject: nameKey(attempt.typed) })
  const network = await countConsumed(ctx.db, now, {
    ...FAILED_NETWORK,
    subject: networkOfCaller(ctx),
  })
  return name >= FREE_FAILURES || network >= FREE_FAILURES
}

/** Runs before any other work for the client. Errors: 429. */
export async function consumeNetworkLimit(ctx: Ctx, attempt: AttemptedLogIn): Promise<void> {
  if (attempt.ownDeviceOf !== null) return
  await consumeLimit(ctx.db, ctx.clock(), { ...NETWORK, subject: networkOfCaller(ctx) })
}

/** Whether the next attempt with this name would be rejected, unless it comes from a trusted device. */
export async function isNameLimitReached(ctx: Ctx, typed: string): Promise<boolean> {
  const name = { ...NAME, subject: nameKey(typed) }
  return (await countConsumed(ctx.db, ctx.clock(), name)) >= NAME.max
}

/** Runs directly before the password is checked. Errors: 429, with TooManyAttempts for the limit on the name. */
export async function consumeLogInLimit(ctx: Ctx, attempt: AttemptedLogIn): Promise<void> {
  if (attempt.ownDeviceOf !== null) {
    await consumeLimit(ctx.db, ctx.clock(), {
      ...DEVICE,
      subject: `${attempt.ownDeviceOf}\n${ctx.caller.device}`,
    })
    return
  }
  const name = { ...NAME, subject: nameKey(attempt.typed) }
  const retryAfter = await tryConsumeLimit(ctx.db, ctx.clock(), name)
  const rejection: TooManyAttempts = { retryAfter, codeByMail: true }
  if (retryAfter > 0) throw new AppError(429, [], rejection)
  await consumeLimit(ctx.db, ctx.clock(), GLOBAL)
}

export async function countFailure(ctx: Ctx, attempt: AttemptedLogIn): Promise<void> {
  const now = ctx.clock()
  const name = { ...FAILED_NAME, max: COUNTED, subject: nameKey(attempt.typed) }
  await tryConsumeLimit(ctx.db, now, name)
  await tryConsumeLimit(ctx.db, now, {
    ...FAILED_NETWORK,
    max: COUNTED,
    subject: networkOfCaller(ctx),
  })
}

/** A correct password is refunded, so that frequent logins are never delayed. */
export async function refundLogInLimit(ctx: Ctx, attempt: AttemptedLogIn): Promise<void> {
  const { db } = ctx
  const name = nameKey(attempt.typed)
  if (attempt.ownDeviceOf !== null) {
    await resetLimit(db, { ...DEVICE, subject: `${attempt.ownDeviceOf}\n${ctx.caller.device}` })
    return
  }
  await refundLimit(db, { ...NAME, subject: name })
  await refundLimit(db, { ...NETWORK, subject: networkOfCaller(ctx) })
  await resetLimit(db, { ...FAILED_NAME, subject: name })
}

/** A new password resets the limits of every name of the login. */
export async function resetFailures(ctx: Ctx, names: readonly string[]): Promise<void> {
  for (const subject of names.map(nameKey)) {
    await resetLimit(ctx.db, { ...NAME, subject })
    await resetLimit(ctx.db, { ...FAILED_NAME, subject })
  }
}

function networkOfCaller(ctx: Ctx): string {
  return networkOf(ctx.caller.ip)
}
