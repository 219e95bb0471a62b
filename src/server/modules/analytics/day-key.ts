// Generates a visitor's anonymous id, which is random, changes daily and grants no rights.
import { randomBytes } from 'node:crypto'

/** 'YYYYMMDD-' and 96 random bits; two days cannot be linked. */
export function dayKey(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  return `${day}-${randomBytes(12).toString('base64url')}`
}
