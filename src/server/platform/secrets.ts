// Random ids and secrets, and the hashes under which the database stores them.
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 128 random bits: an id that cannot be guessed or enumerated. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** 256 random bits: for a session token, a link or a ticket. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Random digits of this length, including leading zeros. */
export function newDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

/** SHA-256; `purpose` separates hashes of different uses. */
export function hashOf(purpose: string, secret: string): Buffer {
  return createHash('sha256').update(`${purpose}\n${secret}`).digest()
}

/** The comparison key of login names and email addresses: compatibility forms unified, case folded. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
