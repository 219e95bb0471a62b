// Makes the anonymous id of a visitor, which is random, new each day and gives no rights.
import { randomBytes } from 'node:crypto'

/** 'YYYYMMDD-' and 96 random bits; nothing links two days. */
export function dayKey(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  return `${day}-${randomBytes(12).toString('base64url')}`
}
