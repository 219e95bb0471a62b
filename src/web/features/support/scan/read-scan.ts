// Parses a scanned symbol: a pack's code in any printed form, or something else.
import { readDigitalLink } from '../../../../shared/digital-link.ts'
import { parseGtin } from '../../../../shared/gtin.ts'
import { splitLangPath } from '../../../../shared/lang.ts'
import { hasCodeShape, isMistyped } from '../../../../shared/verification-code.ts'

/** `other`: a barcode without a code; usually that of the item. */
export type Scan = { code: string } | { other: 'itemBarcode' | 'unknown' }

/**
 * Accepts links (Digital Links of any host, or ours with `no`), GS1 DataMatrix and GS1-128 element strings with
 * or without brackets, and plain digits.
 */
export function readScan(text: string): Scan {
  const said = text.replaceAll('\u001d', SEPARATOR).normalize('NFKC').trim()
  const code = codeOfLink(said) ?? codeOfElements(said) ?? codeOfDigits(said)
  if (code !== null) return { code }
  const digits = said.replace(/^\]\w\d/, '')
  return {
    other: parseGtin(digits).ok || /^\(?01\)?\d{14}/.test(digits) ? 'itemBarcode' : 'unknown',
  }
}

function codeOfLink(said: string): string | null {
  if (!/^https?:\/\//i.test(said) || !URL.canParse(said)) return null
  const link = new URL(said)
  const serial = readDigitalLink(splitLangPath(link.pathname).path)?.serial
  const code = serial ?? link.searchParams.get('no')?.replace(/[\s-]/g, '') ?? ''
  return hasCodeShape(code) ? code : null
}

/**
 * '(01)02900000413467(21)1234567890123456', or '0102900000413467211234567890123456' as encoded in the symbol.
 */
function codeOfElements(said: string): string | null {
  const bracketed = /\(21\)(\d+)(?=\(|$)/.exec(said)?.[1]
  if (bracketed !== undefined) return hasCodeShape(bracketed) ? bracketed : null
  let rest = said.replace(/^\]\w\d/, '')
  while (rest !== '') {
    rest = rest.replace(/^␝+/, '')
    const fixed = FIXED.find(({ ai }) => rest.startsWith(ai))
    if (fixed) {
      const end = fixed.ai.length + fixed.length
      if (!/^\d+$/.test(rest.slice(0, end)) || rest.length < end) return null
      rest = rest.slice(end)
      continue
    }
    const [, ai, value = ''] = /^(10|21)([^␝]{1,20})/.exec(rest) ?? []
    if (ai === undefined) return null
    if (ai === '21') return hasCodeShape(value) && rest !== said ? value : null
    rest = rest.slice(ai.length + value.length)
  }
  return null
}

/** Visible form of the group separator, which is a control character in the symbol. */
const SEPARATOR = '␝'

/** Application identifiers with fixed-length values: GTIN and the pack's dates. */
const FIXED = [
  { ai: '01', length: 14 },
  ...['11', '12', '13', '15', '16', '17'].map((ai) => ({ ai, length: 6 })),
]

function codeOfDigits(said: string): string | null {
  const digits = said.replace(/^\]\w\d/, '').replace(/[\s-]/g, '')
  if (!hasCodeShape(digits)) return null
  // '01' plus a GTIN also has sixteen digits; the check digit distinguishes them.
  const isArticle = digits.startsWith('01') && parseGtin(digits.slice(2)).ok && isMistyped(digits)
  return isArticle ? null : digits
}
