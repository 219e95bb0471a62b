// Determines the status of a session token at a given time.

/** How long a renewed token stays valid and yields the same successor. */
export const GRACE_MS = 10_000
export const TOKEN_MS = 30 * 60_000
const SESSION_MS = 12 * 3_600_000
const REMEMBERED_MS = 30 * 86_400_000

export interface TokenFacts {
  expires_at: Date
  replaced_at: Date | null
  successor_hash: Buffer | null
  /** When the successor itself was replaced. */
  successor_replaced_at: Date | null
  ends_at: Date
  ended_at: Date | null
}

/**
 * good; renewable: expired within its session; parent: just renewed; replayed: an older token, or a parent
 * after its grace period, which only a thief or a backup can still hold; ended: its session is over.
 */
export type TokenWorth = 'good' | 'renewable' | 'parent' | 'replayed' | 'ended'

export function worthOfToken(token: TokenFacts, now: Date): TokenWorth {
  if (token.ended_at || token.ends_at <= now) return 'ended'
  if (!token.replaced_at) return token.expires_at <= now ? 'renewable' : 'good'
  const inGrace = now.getTime() - token.replaced_at.getTime() <= GRACE_MS
  return inGrace && token.successor_hash && !token.successor_replaced_at ? 'parent' : 'replayed'
}

export function sessionEnd(now: Date, remembered: boolean): Date {
  return new Date(now.getTime() + (remembered ? REMEMBERED_MS : SESSION_MS))
}

/** A token never outlives its session. */
export function tokenEnd(now: Date, sessionEnds: Date): Date {
  return new Date(Math.min(now.getTime() + TOKEN_MS, sessionEnds.getTime()))
}
