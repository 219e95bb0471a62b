// How often one address may have codes looked at, and when it has to prove that it is no machine.
import type { Ctx } from '../../platform/context.ts'
import { networkOf } from '../../platform/http/network.ts'
import {
  consumeLimit,
  countConsumed,
  refundLimit,
  resetLimit,
  tryConsumeLimit,
  type RateLimit,
} from '../../platform/guard/rate-limit.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'

/** Every check counts, whatever it finds: this slows down programs that guess. */
const CHECKS = { purpose: 'verification-check', most: 10, windowSeconds: 60 }
/** A box of counterfeits is no more than this; who guesses wants more. */
const GUESSES = { purpose: 'verification-guess', most: 60, windowSeconds: HOUR_SECONDS }
/** So many unknown codes, and the next token costs a security code. */
const FREE_MISSES = 5
const MISSES = { purpose: 'verification-miss', most: 1000, windowSeconds: HOUR_SECONDS }
/** Each token is a row for ten minutes: nobody may fill the table. */
const TOKENS = { purpose: 'verification-token', most: 120, windowSeconds: 600 }

/**
 * Counts a look as a guess until it is known to be none. Errors: 429. The answer tells whether an address
 * had to wait, never whether a code is near another.
 */
export async function beginCheck(ctx: Ctx): Promise<void> {
  await consumeLimit(ctx.db, ctx.clock(), limitOf(ctx, CHECKS))
  await consumeLimit(ctx.db, ctx.clock(), limitOf(ctx, GUESSES))
}

/** What the look was, now that it is over. */
export async function endCheck(ctx: Ctx, { isMiss }: { isMiss: boolean }): Promise<void> {
  if (isMiss) await tryConsumeLimit(ctx.db, ctx.clock(), limitOf(ctx, MISSES))
  else await refundLimit(ctx.db, limitOf(ctx, GUESSES))
}

/** Errors: 429. */
export async function refuseTooManyTokens(ctx: Ctx): Promise<void> {
  await consumeLimit(ctx.db, ctx.clock(), limitOf(ctx, TOKENS))
}

export async function hasMissedOften(ctx: Ctx): Promise<boolean> {
  return (await countConsumed(ctx.db, ctx.clock(), limitOf(ctx, MISSES))) >= FREE_MISSES
}

/** After a solved security code. */
export async function forgiveMisses(ctx: Ctx): Promise<void> {
  await resetLimit(ctx.db, limitOf(ctx, MISSES))
}

function limitOf(ctx: Ctx, limit: Omit<RateLimit, 'subject'>): RateLimit {
  return { ...limit, subject: networkOf(ctx.caller.address) }
}
