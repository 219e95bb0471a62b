// Determines the status of a session token at a given time.
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../../shared/time.ts'

/**
 * How long a token stays valid after it was renewed: requests in flight still use it, and renewing it again returns the
 * newest token.
 */
export const GRACE_MS = 10_000
export const TOKEN_MS = 30 * MINUTE_MS
const SESSION_MS = 12 * HOUR_MS
const REMEMBERED_MS = 30 * DAY_MS

export interface TokenFacts {
  expires_at: Date
  replaced_at: Date | null
  successor_hash: Buffer | null
  ends_at: Date
  ended_at: Date | null
}

/**
 * good; renewable: expired within its session; parent: renewed within the grace period, even if its successor
 * was renewed too; replayed: renewed before that, so that only a thief or a backup can still hold it; ended:
 * its session is over.
 */
export type TokenStatus = 'good' | 'renewable' | 'parent' | 'replayed' | 'ended'

export function tokenStatusOf(token: TokenFacts, now: Date): TokenStatus {
  if (token.ended_at || token.ends_at <= now) return 'ended'
  if (!token.replaced_at) return token.expires_at <= now ? 'renewable' : 'good'
  const isInGrace = now.getTime() - token.replaced_at.getTime() <= GRACE_MS
  return isInGrace && token.successor_hash ? 'parent' : 'replayed'
}

/** Tokens replaced before this time are no longer in their grace period. */
export function graceStart(now: Date): Date {
  return new Date(now.getTime() - GRACE_MS)
}

export function sessionEnd(now: Date, remembered: boolean): Date {
  return new Date(now.getTime() + (remembered ? REMEMBERED_MS : SESSION_MS))
}

/** A token never outlives its session. */
export function tokenEnd(now: Date, sessionEnds: Date): Date {
  return new Date(Math.min(now.getTime() + TOKEN_MS, sessionEnds.getTime()))
}
