// Structured creditor references (ISO 11649) in what a payer wrote: RF, two check digits, then the digits of the
// reference.

/** The shortest and the longest number of digits after the check digits. */
const SHORTEST_REFERENCE = 8
const LONGEST_REFERENCE = 21

export interface FoundReferences {
  /** Each reference in the text with right check digits, once and without blanks: 'RF18000000012'. */
  valid: string[]
  /** The text holds something that looks like a reference, but no digits after it pass the check. */
  hasBroken: boolean
}

/**
 * Blanks, punctuation, case and full-width characters do not matter. A reference may be followed by other digits, such
 * as a date, so every length is tried, and several may pass the check: the caller looks up which of them exist.
 */
export function findCreditorReferences(text: string): FoundReferences {
  const compact = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const valid = new Set<string>()
  let hasBroken = false
  for (const { 0: found } of compact.matchAll(/RF\d{10,23}/g)) {
    const lengths = [...Array(LONGEST_REFERENCE - SHORTEST_REFERENCE + 1).keys()].map(
      (at) => 4 + SHORTEST_REFERENCE + at,
    )
    const right = lengths
      .filter((length) => length <= found.length)
      .map((length) => found.slice(0, length))
      .filter(hasRightCheckDigits)
    if (right.length === 0) hasBroken = true
    for (const each of right) valid.add(each)
  }
  return { valid: [...valid], hasBroken }
}

/** ISO 7064, mod 97-10: the reference with its first four characters moved to the end; R is 27 and F is 15. */
function hasRightCheckDigits(reference: string): boolean {
  return BigInt(`${reference.slice(4)}2715${reference.slice(2, 4)}`) % 97n === 1n
}
