// Random ids and secrets, and the hashes under which the database keeps them.
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 128 random bits: an id that cannot be guessed or counted. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** 256 random bits: a session token, a link, a ticket. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** So many random digits, leading zeros included. */
export function newDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}

/** SHA-256; `purpose` keeps hashes of different uses apart. */
export function hashOf(purpose: string, secret: string): Buffer {
  return createHash('sha256').update(`${purpose}\n${secret}`).digest()
}

/** How login names and e-mail addresses are compared: compatibility forms made one, case folded. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase()
}
