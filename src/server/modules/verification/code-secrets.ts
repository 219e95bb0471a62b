// Makes verification codes, and the keyed hashes under which they are kept.
import { createHmac, randomBytes } from 'node:crypto'
import { CODE_LENGTH, codeCheckDigit } from '../../../shared/verification-code.ts'

/** HMAC-SHA256: who reads the table cannot try all 10^15 codes without the key. */
export function hashOfCode(key: Buffer, code: string): Buffer {
  return createHmac('sha256', key).update(`verification\n${code}`).digest()
}

/** So many different codes: fifteen random digits each, and the check digit. */
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

/** Every digit as likely as any other: bytes from 250 on would favour the small ones. */
function* randomDigits(): Generator<number, never> {
  for (;;) {
    for (const byte of randomBytes(8192)) if (byte < 250) yield byte % 10
  }
}
