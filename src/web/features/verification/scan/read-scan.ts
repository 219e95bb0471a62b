// What a scanned symbol says: the code of a pack in any way it may be printed, or something else.
import { readDigitalLink } from '../../../../shared/digital-link.ts'
import { parseGtin } from '../../../../shared/gtin.ts'
import { splitLangPath } from '../../../../shared/lang.ts'
import { hasCodeShape, isMistyped } from '../../../../shared/verification-code.ts'

/** `other`: a barcode, but no code; the number of the article is the one that is scanned most. */
export type Scan = { code: string } | { other: 'article' | 'unknown' }

/**
 * Links (Digital Links of any host, or ours with `no`), element strings of GS1 DataMatrix and GS1-128
 * with or without brackets, plain digits.
 */
export function readScan(text: string): Scan {
  const said = text.replaceAll('\u001d', SEPARATOR).normalize('NFKC').trim()
  const code = codeOfLink(said) ?? codeOfElements(said) ?? codeOfDigits(said)
  if (code !== null) return { code }
  const digits = said.replace(/^\]\w\d/, '')
  return { other: parseGtin(digits).ok || /^\(?01\)?\d{14}/.test(digits) ? 'article' : 'unknown' }
}

function codeOfLink(said: string): string | null {
  if (!/^https?:\/\//i.test(said) || !URL.canParse(said)) return null
  const link = new URL(said)
  const serial = readDigitalLink(splitLangPath(link.pathname).path)?.serial
  const code = serial ?? link.searchParams.get('no')?.replace(/[\s-]/g, '') ?? ''
  return hasCodeShape(code) ? code : null
}

/** '(01)02900000413467(21)1234567890123456', or '0102900000413467211234567890123456' as the symbol holds it. */
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

/** How the end of a value is written where it can be seen; in the symbol it is a control character. */
const SEPARATOR = '␝'

/** Application identifiers whose values have one length: article, and the dates of a pack. */
const FIXED = [
  { ai: '01', length: 14 },
  ...['11', '12', '13', '15', '16', '17'].map((ai) => ({ ai, length: 6 })),
]

function codeOfDigits(said: string): string | null {
  const digits = said.replace(/^\]\w\d/, '').replace(/[\s-]/g, '')
  if (!hasCodeShape(digits)) return null
  // '01' and an article number are sixteen digits as well; the check digit tells the two apart.
  const isArticle = digits.startsWith('01') && parseGtin(digits.slice(2)).ok && isMistyped(digits)
  return isArticle ? null : digits
}
