// Finds a verification code in a search keyword.
import { digitsOf, grouped, isMistyped } from '../../../../shared/verification-code.ts'

/** Sixteen digits, with optional spaces or hyphens, and no adjacent digit. */
const CODE = /(?<![\d-])\d(?:[ -]?\d){15}(?![\d-])/

/** In the printed form; null unless the check digit is valid, because some barcodes have sixteen digits too. */
export function codeIn(keyword: string): string | null {
  const found = CODE.exec(keyword.normalize('NFKC'))
  if (!found) return null
  const digits = digitsOf(found[0])
  return isMistyped(digits) ? null : grouped(digits)
}
