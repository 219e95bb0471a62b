// A verification code within a search keyword.
import { digitsOf, grouped, isMistyped } from '../../../shared/verification-code.ts'

/** Sixteen digits, with spaces or hyphens between them, and no further digit beside them. */
const CODE = /(?<![\d-])\d(?:[ -]?\d){15}(?![\d-])/

/** As labels print it; null unless its check digit fits, for there are barcodes of sixteen digits too. */
export function codeIn(keyword: string): string | null {
  const found = CODE.exec(keyword.normalize('NFKC'))
  if (!found) return null
  const digits = digitsOf(found[0])
  return isMistyped(digits) ? null : grouped(digits)
}
