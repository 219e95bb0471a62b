// Rate limits for verification checks, and when a client must solve a security check.
import type { Ctx } from '../../context/context.ts'
import { tooOften } from '../../platform/errors.ts'
import { networkOf } from '../../platform/net/network.ts'
import {
  forgetTries,
  giveBackTry,
  takeTry,
  triesOf,
  type TryLimit,
} from '../../platform/guard/tries.ts'

const HOUR_SECONDS = 3600
/** Every check counts, whatever its result, to slow down automated guessing. */
const CHECKS = { purpose: 'verification-check', most: 10, windowSeconds: 60 }
/** A box of counterfeits needs fewer unknown codes than this; guessing needs more. */
const GUESSES = { purpose: 'verification-guess', most: 60, windowSeconds: HOUR_SECONDS }
/** After this many unknown codes the next token requires a security code. */
const FREE_MISSES = 5
const MISSES = { purpose: 'verification-miss', most: 1000, windowSeconds: HOUR_SECONDS }
/** Each token is a row for ten minutes; the limit prevents filling the table. */
const TOKENS = { purpose: 'verification-token', most: 120, windowSeconds: 600 }

/**
 * Counts a check as a guess until its result is known. Errors: 429. The response reveals whether a client had
 * to wait, never whether a code is close to a valid one.
 */
export async function beginCheck(ctx: Ctx): Promise<void> {
  await take(ctx, CHECKS)
  await take(ctx, GUESSES)
}

/** Records the result of a finished check. */
export async function endCheck(ctx: Ctx, { isMiss }: { isMiss: boolean }): Promise<void> {
  if (isMiss) await takeTry(ctx.db, ctx.clock(), limitOf(ctx, MISSES))
  else await giveBackTry(ctx.db, limitOf(ctx, GUESSES))
}

/** Errors: 429. */
export async function refuseTooManyTokens(ctx: Ctx): Promise<void> {
  await take(ctx, TOKENS)
}

export async function hasMissedOften(ctx: Ctx): Promise<boolean> {
  return (await triesOf(ctx.db, ctx.clock(), limitOf(ctx, MISSES))) >= FREE_MISSES
}

/** Called after a security code was solved. */
export async function forgiveMisses(ctx: Ctx): Promise<void> {
  await forgetTries(ctx.db, limitOf(ctx, MISSES))
}

async function take(ctx: Ctx, limit: Omit<TryLimit, 'subject'>): Promise<void> {
  const wait = await takeTry(ctx.db, ctx.clock(), limitOf(ctx, limit))
  if (wait > 0) throw tooOften(wait)
}

function limitOf(ctx: Ctx, limit: Omit<TryLimit, 'subject'>): TryLimit {
  return { ...limit, subject: networkOf(ctx.caller.address) }
}
