// Parses a scanned symbol: a pack's verification code in any printed form, or something else.
import { readDigitalLink } from '../../../../shared/digital-link.ts'
import { parseGtin } from '../../../../shared/gtin.ts'
import { splitLangPath } from '../../../../shared/lang.ts'
import { hasCodeShape, isMistyped } from '../../../../shared/verification-code.ts'

/** `other`: a barcode without a verification code, usually that of the item. */
export type Scan = { code: string } | { other: 'itemBarcode' | 'unknown' }

/**
 * Accepts links (GS1 Digital Links of any host, whose paths contain the GTIN and the serial number, or ours with `no`),
 * GS1 DataMatrix and GS1-128 element strings with or without brackets, and plain digits.
 */
export function readScan(text: string): Scan {
  const content = text.replaceAll('\u001d', SEPARATOR).normalize('NFKC').trim()
  const code = codeOfLink(content) ?? codeOfElements(content) ?? codeOfDigits(content)
  if (code !== null) return { code }
  const digits = withoutSymbolKind(content)
  return {
    other: parseGtin(digits).ok || /^\(?01\)?\d{14}/.test(digits) ? 'itemBarcode' : 'unknown',
  }
}

function codeOfLink(content: string): string | null {
  if (!/^https?:\/\//i.test(content) || !URL.canParse(content)) return null
  const link = new URL(content)
  const serial = readDigitalLink(splitLangPath(link.pathname).path)?.serial
  const code = serial ?? link.searchParams.get('no')?.replace(/[\s-]/g, '') ?? ''
  return hasCodeShape(code) ? code : null
}

/**
 * GS1 element strings, which are application identifiers with their values (01: GTIN, 10: lot, 21: serial):
 * '(01)02900000413467(21)1234567890123456', or '0102900000413467211234567890123456' as encoded in the symbol.
 */
function codeOfElements(content: string): string | null {
  const bracketed = /\(21\)(\d+)(?=\(|$)/.exec(content)?.[1]
  if (bracketed !== undefined) return hasCodeShape(bracketed) ? bracketed : null
  let rest = withoutSymbolKind(content)
  while (rest !== '') {
    rest = rest.replace(/^␝+/, '')
    const fixed = FIXED.find(({ identifier }) => rest.startsWith(identifier))
    if (fixed) {
      const end = fixed.identifier.length + fixed.length
      if (!/^\d+$/.test(rest.slice(0, end)) || rest.length < end) return null
      rest = rest.slice(end)
      continue
    }
    const [, identifier, value = ''] = /^(10|21)([^␝]{1,20})/.exec(rest) ?? []
    if (identifier === undefined) return null
    // A plain number that begins with 21 is not an element string.
    if (identifier === '21') return hasCodeShape(value) && rest !== content ? value : null
    rest = rest.slice(identifier.length + value.length)
  }
  return null
}

/** Removes the prefix by which some readers name the kind of symbol, such as ']d2' for a GS1 DataMatrix. */
function withoutSymbolKind(content: string): string {
  return content.replace(/^\]\w\d/, '')
}

/** Visible form of the group separator, which is a control character in the symbol. */
const SEPARATOR = '␝'

/** Application identifiers with fixed-length values: GTIN and the pack's dates. */
const FIXED = [
  { identifier: '01', length: 14 },
  ...['11', '12', '13', '15', '16', '17'].map((identifier) => ({ identifier, length: 6 })),
]

function codeOfDigits(content: string): string | null {
  const digits = withoutSymbolKind(content).replace(/[\s-]/g, '')
  if (!hasCodeShape(digits)) return null
  // '01' plus a GTIN also has sixteen digits; the check digit distinguishes them.
  const isItemBarcode =
    digits.startsWith('01') && parseGtin(digits.slice(2)).ok && isMistyped(digits)
  return isItemBarcode ? null : digits
}
