// Converts a scanned barcode into a line to search for.
import { readDigitalLink } from '../../../../shared/digital-link.ts'
import { parseGtin, printGtin } from '../../../../shared/gtin.ts'
import { splitLangPath } from '../../../../shared/lang.ts'
import { isNumberLike } from './text-lines.ts'

/**
 * The article number in plain digits where the symbol holds one (EAN, GS1 element string, Digital Link),
 * else a text that looks like a part number; null for web addresses and the like.
 */
export function barcodeLine(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .replace(/^\][A-Za-z]\d/, '')
    .replace(CONTROLS, ' ')
    .trim()
  if (/^https?:\/\//i.test(plain)) return articleOfLink(plain)
  const element = /^\(?01\)?(\d{14})/.exec(plain)?.[1]
  const read = parseGtin(plain)
  const article = read.ok ? read : parseGtin(element ?? '')
  if (article.ok) return printGtin(article.gtin)
  return isNumberLike(plain) && !/\s/.test(plain) ? plain : null
}

/**
 * The lines that at least two looks at the same photo agree on: a blurred EAN is misread now and then,
 * and one digit in ten passes for its check digit.
 */
export function seenTwice(looks: readonly (readonly (string | null)[])[]): string[] {
  const counts = new Map<string, number>()
  for (const look of looks) {
    for (const line of new Set(look)) {
      if (line !== null) counts.set(line, (counts.get(line) ?? 0) + 1)
    }
  }
  return [...counts].filter(([, count]) => count >= 2).map(([line]) => line)
}

function articleOfLink(text: string): string | null {
  if (!URL.canParse(text)) return null
  const link = readDigitalLink(splitLangPath(new URL(text).pathname).path)
  return link ? printGtin(link.gtin) : null
}

/** Group separators, and whatever else a symbol may carry that is no text. */
const CONTROLS = /\p{Cc}+/gu
