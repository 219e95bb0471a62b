// Verifies a code: looks it up by its hash, and records the check if it was intentional.
import { hasCodeShape, isMistyped } from '../../../shared/verification-code.ts'
import type { Ctx } from '../../context/context.ts'
import type { SetCookie } from '../../platform/http/cookies.ts'
import { invalid } from '../../platform/errors.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { beginCheck, endCheck } from './check-limits.ts'
import { findCode, type FoundCode, recordCheck } from './code-repository.ts'
import { hashOfCode } from './code-secrets.ts'
import { watchOutcome } from './miss-watch.ts'
import { consumePageToken } from './page-token-service.ts'
import { DAY_SECONDS, MINUTE_MS } from '../../../shared/time.ts'

export interface CheckedCode {
  /**
   * `genuine`: never checked before, or first checked by this browser within the last day; `used`: checked before;
   * `unknown`: no such code, or staff voided it.
   */
  outcome: 'genuine' | 'unknown' | 'used'
  /** The check digit is wrong. */
  mistyped?: boolean
  firstCheckedAt: Date | null
  /** Recorded checks before this one. */
  checksBefore: number
  minutesSinceFirst: number
  /** This request was recorded as a check. */
  stamped: boolean
  itemNo: string | null
  lot: string | null
  madeOn: string | null
}

const NOTHING = {
  firstCheckedAt: null,
  checksBefore: 0,
  minutesSinceFirst: 0,
  stamped: false,
  itemNo: null,
  lot: null,
  madeOn: null,
}

/** How long the device that checked a code first still sees it as genuine when checking again. */
const DEVICE_SECONDS = DAY_SECONDS
/** The form of `newSecret`: 32 bytes as base64url. */
const DEVICE = /^[\w-]{43}$/

/**
 * Without a valid one-time token, and for prefetched or cross-site requests, nothing is recorded. A code
 * voided by staff is reported as unknown, so that a stolen roll of labels does not look genuine. Errors:
 * 422 invalid code, 429 too often.
 */
export async function checkCode(
  ctx: Ctx,
  { code, pageToken }: { code: string; pageToken: string | undefined },
): Promise<CheckedCode> {
  if (!hasCodeShape(code)) throw invalid('No', 'verificationCode')
  // Anyone can compute the check digit, so this needs no look-up and does not count as a check.
  if (isMistyped(code)) return { ...NOTHING, outcome: 'unknown', mistyped: true }
  await beginCheck(ctx)
  const checked = await lookUp(ctx, hashOfCode(ctx.site.codeKey(), code), pageToken)
  await endCheck(ctx, { isMiss: checked.outcome === 'unknown' })
  await watchOutcome(ctx, checked.outcome)
  return checked
}

/** The cookie that recognises the browser of the first check for a day; it is unrelated to logins. */
export function deviceCookie(ctx: Ctx): SetCookie {
  const value = deviceOf(ctx) ?? newSecret()
  return { name: 'checker', value, maxAge: DEVICE_SECONDS, httpOnly: true }
}

function lookUp(ctx: Ctx, hash: Buffer, pageToken: string | undefined): Promise<CheckedCode> {
  const now = ctx.clock()
  const device = deviceOf(ctx)
  const deviceHash = device === null ? null : hashOf('checker', device)
  return ctx.db.transaction().execute(async (trx) => {
    const isStamping =
      pageToken !== undefined &&
      ctx.caller.isDeliberate &&
      (await consumePageToken(trx, now, pageToken))
    const found = isStamping
      ? await recordCheck(trx, hash, { now, deviceHash })
      : await findCode(trx, hash)
    if (!found) return { ...NOTHING, outcome: 'unknown' }
    return {
      outcome: isFirst(found, now, deviceHash) ? 'genuine' : 'used',
      firstCheckedAt: found.first_checked_at ?? (isStamping ? now : null),
      checksBefore: found.checks,
      minutesSinceFirst: minutesSince(found.first_checked_at, now),
      stamped: isStamping,
      itemNo: found.item_no,
      lot: found.lot || null,
      madeOn: found.made_on,
    }
  })
}

function minutesSince(at: Date | null, now: Date): number {
  return at === null ? 0 : Math.max(0, Math.floor((now.getTime() - at.getTime()) / MINUTE_MS))
}

/** No earlier check, or this browser made it within the day, so that a reload still counts as first. */
function isFirst(found: FoundCode, now: Date, deviceHash: Buffer | null): boolean {
  const { first_checked_at: firstAt, first_device_hash: firstDevice } = found
  if (firstAt === null) return true
  if (firstDevice === null || deviceHash === null) return false
  const isFresh = now.getTime() - firstAt.getTime() < DEVICE_SECONDS * 1000
  return isFresh && firstDevice.equals(deviceHash)
}

function deviceOf(ctx: Ctx): string | null {
  const { checker } = ctx.caller
  return checker !== null && DEVICE.test(checker) ? checker : null
}
