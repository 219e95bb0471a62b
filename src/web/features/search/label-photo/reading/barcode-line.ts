// Converts a scanned barcode into a line to search for.
import { readDigitalLink } from '../../../../../shared/digital-link.ts'
import { parseGtin, printGtin } from '../../../../../shared/gtin.ts'
import { splitLangPath } from '../../../../../shared/lang.ts'
import { isNumberLike } from './text-lines.ts'

/**
 * The GTIN in plain digits if the symbol holds one: as an EAN, in a GS1 element string (fields with numbers, such as 01
 * for the GTIN) or in a Digital Link (a URL). Otherwise a text that looks like a part number; null for other URLs and
 * similar content.
 */
export function barcodeLine(text: string): string | null {
  const plain = text.normalize('NFKC').replace(SYMBOLOGY, '').replace(CONTROLS, ' ').trim()
  if (/^https?:\/\//i.test(plain)) return gtinOfLink(plain)
  // 01 is the GS1 application identifier of a GTIN, which has 14 digits there.
  const element = /^\(?01\)?(\d{14})/.exec(plain)?.[1]
  const read = parseGtin(plain)
  const found = read.ok ? read : parseGtin(element ?? '')
  if (found.ok) return printGtin(found.gtin)
  return isNumberLike(plain) && !/\s/.test(plain) ? plain : null
}

/**
 * Lines found in at least two scans of the same photo: a blurred EAN is sometimes misread, and one misreading
 * in ten has a valid check digit.
 */
export function linesSeenTwice(scans: readonly (readonly (string | null)[])[]): string[] {
  const counts = new Map<string, number>()
  for (const scan of scans) {
    for (const line of new Set(scan)) {
      if (line !== null) counts.set(line, (counts.get(line) ?? 0) + 1)
    }
  }
  return [...counts].filter(([, count]) => count >= 2).map(([line]) => line)
}

function gtinOfLink(text: string): string | null {
  if (!URL.canParse(text)) return null
  const link = readDigitalLink(splitLangPath(new URL(text).pathname).path)
  return link ? printGtin(link.gtin) : null
}

/** The prefix by which scanners name the kind of symbol, such as ']E0' for an EAN. */
const SYMBOLOGY = /^\][A-Za-z]\d/
/** Group separators and other control characters in a symbol. */
const CONTROLS = /\p{Cc}+/gu
