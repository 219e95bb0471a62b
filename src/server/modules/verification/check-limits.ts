// Rate limits for verification checks, and when a client must solve a security code.
import type { Ctx } from '../../context/context.ts'
import { networkOf } from '../../platform/net/network.ts'
import {
  consumeLimit,
  countConsumed,
  refundLimit,
  resetLimit,
  tryConsumeLimit,
  type RateLimit,
} from '../../platform/limits/rate-limit.ts'
import { HOUR_SECONDS } from '../../../shared/time.ts'

/** Every check counts, whatever its result, to slow down automated guessing. */
const CHECKS = { purpose: 'verification-check', max: 10, windowSeconds: 60 }
/** A box of counterfeits needs fewer unknown codes than this; guessing needs more. */
const GUESSES = { purpose: 'verification-guess', max: 60, windowSeconds: HOUR_SECONDS }
/** After this many unknown codes the next token requires a security code. */
const FREE_MISSES = 5
/** Counted for FREE_MISSES only; no request is rejected for them. */
const MISSES = { purpose: 'verification-miss', max: 1000, windowSeconds: HOUR_SECONDS }
/** Each token is a row for ten minutes; the limit prevents filling the table. */
const TOKENS = { purpose: 'verification-token', max: 120, windowSeconds: 600 }

/**
 * Counts a check as a guess until its result is known. Errors: 429. The response reveals whether a client had
 * to wait, never whether a code is close to a valid one.
 */
export async function beginCheck(ctx: Ctx): Promise<void> {
  await consumeLimit(ctx.db, ctx.clock(), limitOf(ctx, CHECKS))
  await consumeLimit(ctx.db, ctx.clock(), limitOf(ctx, GUESSES))
}

/** Records the result of a finished check. `isMiss`: no such code, or a voided one. */
export async function endCheck(ctx: Ctx, { isMiss }: { isMiss: boolean }): Promise<void> {
  if (isMiss) await tryConsumeLimit(ctx.db, ctx.clock(), limitOf(ctx, MISSES))
  else await refundLimit(ctx.db, limitOf(ctx, GUESSES))
}

/** Counts one token. Errors: 429. */
export async function consumeTokenLimit(ctx: Ctx): Promise<void> {
  await consumeLimit(ctx.db, ctx.clock(), limitOf(ctx, TOKENS))
}

/** Whether this client must solve a security code, because it checked FREE_MISSES unknown codes or more. */
export async function hasMissedOften(ctx: Ctx): Promise<boolean> {
  return (await countConsumed(ctx.db, ctx.clock(), limitOf(ctx, MISSES))) >= FREE_MISSES
}

/** Called after a security code was solved. */
export async function resetMisses(ctx: Ctx): Promise<void> {
  await resetLimit(ctx.db, limitOf(ctx, MISSES))
}

function limitOf(ctx: Ctx, limit: Omit<RateLimit, 'subject'>): RateLimit {
  return { ...limit, subject: networkOf(ctx.caller.ip) }
}
