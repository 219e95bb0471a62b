// How often one address may have codes looked at, and when it has to prove that it is no machine.
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
  await take(ctx, CHECKS)
  await take(ctx, GUESSES)
}

/** What the look was, now that it is over. */
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

/** After a solved security code. */
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
