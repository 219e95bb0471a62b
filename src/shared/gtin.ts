// Trade item numbers (EAN, UPC, GTIN): validated by their check digit and stored as 14 digits.

export type GtinError = 'not-digits' | 'bad-length' | 'bad-check-digit'
export type GtinResult = { ok: true; gtin: string } | { ok: false; fault: GtinError }

const LENGTHS = new Set([8, 12, 13, 14])

/** Reads 8, 12, 13 or 14 digits (spaces and hyphens allowed) as a GTIN-14. */
export function parseGtin(text: string): GtinResult {
  const digits = text.normalize('NFKC').replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return { ok: false, fault: 'not-digits' }
  if (!LENGTHS.has(digits.length)) return { ok: false, fault: 'bad-length' }
  const gtin = digits.padStart(14, '0')
  if (gtinCheckDigit(gtin.slice(0, 13)) !== Number(gtin[13])) {
    return { ok: false, fault: 'bad-check-digit' }
  }
  return { ok: true, gtin }
}

/** The check digit for a number of any length: weights 3 and 1 from the right. */
export function gtinCheckDigit(digits: string): number {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    sum += place % 2 === 0 ? digit * 3 : digit
  }
  return (10 - (sum % 10)) % 10
}

/** The printed form of a GTIN-14: EAN-8, EAN-13, or all 14 digits for a carton. */
export function printGtin(gtin14: string): string {
  if (gtin14.startsWith('000000')) return gtin14.slice(6)
  return gtin14.startsWith('0') ? gtin14.slice(1) : gtin14
}
