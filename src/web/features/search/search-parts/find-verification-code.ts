// Finds a verification code in a search keyword.
import { digitsOf, formatCode, isMistyped } from '../../../../shared/verification-code.ts'

/** Sixteen digits, with optional spaces or hyphens, and no adjacent digit. */
const CODE = /(?<![\d-])\d(?:[ -]?\d){15}(?![\d-])/

/**
 * The verification code in its printed form, in groups of four digits; null: the keyword contains none. Some barcodes have
 * sixteen digits too, so a wrong check digit counts as a typing mistake only if nothing else was found.
 */
export function findVerificationCode(
  keyword: string,
  { isNothingFound = false } = {},
): string | null {
  const found = CODE.exec(keyword.normalize('NFKC'))
  if (!found) return null
  const digits = digitsOf(found[0])
  return isMistyped(digits) && !isNothingFound ? null : formatCode(digits)
}
