// Verification codes: 15 random digits and a Damm check digit, displayed in groups of four.
import { BUSINESS } from './business-constants.ts'

export const CODE_LENGTH = BUSINESS.verificationCodeLength

/** Exactly 16 digits; the check digit is not verified here. */
export function hasCodeShape(text: string): boolean {
  return text.length === CODE_LENGTH && /^\d+$/.test(text)
}

/**
 * The check digit of a code. Damm's table detects every single wrong digit and every swap of two
 * neighbours.
 */
export function codeCheckDigit(digits: string): number {
  let state = 0
  for (const digit of digits) state = DAMM[state]?.[Number(digit)] ?? 0
  return state
}

/** The check digit does not match, so the code was mistyped; no look-up is needed. */
export function isMistyped(code: string): boolean {
  return codeCheckDigit(code) !== 0
}

/** Accepts full-width digits and drops everything else that was typed or pasted. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** '1234 5678 9012 3456', as labels print a code; also for partially typed codes. */
export function formatCode(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/**
 * Row: the state so far; column: the next digit. A totally anti-symmetric quasigroup of order ten with zeros on its
 * diagonal (H. M. Damm, 2004).
 */
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
