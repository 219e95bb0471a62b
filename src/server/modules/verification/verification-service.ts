// Whether a code is of ours: looks it up by its hash, and stamps it when the look was meant.
import { hasCodeShape, isMistyped } from '../../../shared/verification-code.ts'
import type { Ctx } from '../../context/context.ts'
import type { SetCookie } from '../../platform/http/cookies.ts'
import { invalid } from '../../platform/errors.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { beginCheck, endCheck } from './check-limits.ts'
import { findCode, type FoundCode, stampCode } from './code-repository.ts'
import { hashOfCode } from './code-secrets.ts'
import { watchOutcome } from './miss-watch.ts'
import { useToken } from './page-token-service.ts'

export interface CheckedCode {
  outcome: 'genuine' | 'unknown' | 'used'
  mistyped?: boolean
  firstCheckedAt: Date | null
  stamped: boolean
  itemNo: string | null
  lot: string | null
  madeOn: string | null
}

const NOTHING = { firstCheckedAt: null, stamped: false, itemNo: null, lot: null, madeOn: null }

/** For so long the device that checked a code first may look again and still sees it as genuine. */
const DEVICE_SECONDS = 24 * 3600
const DEVICE = /^[\w-]{43}$/

/**
 * Without a good one-time token, and for what was fetched ahead or sent by another site, nothing is
 * written to the code. A code that staff took out of use is unknown: nobody vouches for it any more, and a
 * stolen roll of labels must not read as half genuine. Errors: 422 no code, 429 too often.
 */
export async function checkCode(
  ctx: Ctx,
  { code, pageToken }: { code: string; pageToken: string | undefined },
): Promise<CheckedCode> {
  if (!hasCodeShape(code)) throw invalid('No', 'verificationCode')
  // Anybody can work this out; it needs no look and counts as none.
  if (isMistyped(code)) return { ...NOTHING, outcome: 'unknown', mistyped: true }
  await beginCheck(ctx)
  const checked = await look(ctx, hashOfCode(ctx.site.codeKey(), code), pageToken)
  await endCheck(ctx, { isMiss: checked.outcome === 'unknown' })
  await watchOutcome(ctx, checked.outcome)
  return checked
}

/** The cookie by which the browser that checks first is known again for a day; no log-in hangs on it. */
export function deviceCookie(ctx: Ctx): SetCookie {
  const value = deviceOf(ctx) ?? newSecret()
  return { name: 'checker', value, maxAge: DEVICE_SECONDS, httpOnly: true }
}

function look(ctx: Ctx, hash: Buffer, pageToken: string | undefined): Promise<CheckedCode> {
  const now = ctx.clock()
  const device = deviceOf(ctx)
  const deviceHash = device === null ? null : hashOf('checker', device)
  return ctx.db.transaction().execute(async (trx) => {
    const isStamping =
      pageToken !== undefined && ctx.caller.isMeant && (await useToken(trx, now, pageToken))
    const found = isStamping
      ? await stampCode(trx, hash, { now, deviceHash })
      : await findCode(trx, hash)
    if (!found) return { ...NOTHING, outcome: 'unknown' }
    return {
      outcome: isFirst(found, now, deviceHash) ? 'genuine' : 'used',
      firstCheckedAt: found.first_checked_at ?? (isStamping ? now : null),
      stamped: isStamping,
      itemNo: found.item_no,
      lot: found.lot || null,
      madeOn: found.made_on,
    }
  })
}

/** Nobody looked before, or this very browser did within the day: who reloads is no cheat. */
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
