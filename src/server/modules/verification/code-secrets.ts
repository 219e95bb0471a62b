// Generates verification codes, and the keyed hashes under which they are stored.
import { createHmac, randomBytes } from 'node:crypto'
import { CODE_LENGTH, codeCheckDigit } from '../../../shared/verification-code.ts'

/** HMAC-SHA256: without the key, a reader of the table cannot try all 10^15 codes. */
export function hashOfCode(key: Buffer, code: string): Buffer {
  return createHmac('sha256', key).update(`verification\n${code}`).digest()
}

/** Distinct codes of 15 random digits and the check digit. */
export function newCodes(count: number): Set<string> {
  const digits = randomDigits()
  const codes = new Set<string>()
  while (codes.size < count) {
    let code = ''
    for (let place = 1; place < CODE_LENGTH; place += 1) code += digits.next().value
    codes.add(code + codeCheckDigit(code))
  }
  return codes
}

/** Uniform digits: bytes from 250 on are skipped, since they would favour small digits. */
function* randomDigits(): Generator<number, never> {
  for (;;) {
    for (const byte of randomBytes(8192)) if (byte < 250) yield byte % 10
  }
}
