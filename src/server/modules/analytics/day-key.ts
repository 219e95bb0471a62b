// The anonymous id of a visitor: random, new each day, without authority (calls.md 2, decisions.md 49).
import { randomBytes } from 'node:crypto'

/** 'YYYYMMDD-' and 96 random bits; nothing links two days. */
export function dayKey(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  return `${day}-${randomBytes(12).toString('base64url')}`
}
