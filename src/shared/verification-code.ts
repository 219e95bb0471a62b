// Verification codes: fifteen random digits and a check digit after Damm, shown in groups of four.
import { BUSINESS } from './business-constants.ts'

export const CODE_LENGTH = BUSINESS.verificationCodeLength

/** Sixteen digits, nothing else; whether the last one fits is another question. */
export function hasCodeShape(text: string): boolean {
  return text.length === CODE_LENGTH && /^\d+$/.test(text)
}

/**
 * The digit that closes a code. Damm's quasigroup: every single wrong digit and every swap of two
 * neighbours changes it.
 */
export function codeCheckDigit(digits: string): number {
  let state = 0
  for (const digit of digits) state = DAMM[state]?.[Number(digit)] ?? 0
  return state
}

/** The check digit does not fit: a slip of the finger, whatever the shop knows. */
export function isMistyped(code: string): boolean {
  return codeCheckDigit(code) !== 0
}

/** Digits in any script's full width count; whatever else was typed or pasted with them goes. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** '1234 5678 9012 3456', as labels print it; also of a code that is half typed. */
export function grouped(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** A totally anti-symmetric quasigroup of order ten with zeros on its diagonal (H. M. Damm, 2004). */
const DAMM: readonly (readonly number[])[] = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
]
