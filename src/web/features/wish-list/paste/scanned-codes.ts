// Counts codes that are held in front of a camera one after the other; the same code again raises its quantity.
import { readDigitalLink } from '../../../../shared/digital-link.ts'
import { parseGtin, printGtin } from '../../../../shared/gtin.ts'
import { splitLangPath } from '../../../../shared/lang.ts'

/** Quantity by code, in the order in which the codes were first seen. */
export type ScannedCodes = ReadonlyMap<string, number>

/** A code counts again once it was out of sight for this long. */
const OUT_OF_SIGHT_MS = 1_000
const LONGEST_CODE = 80

export interface Counter {
  /** `now` in milliseconds. Returns the codes among the scanned texts that count as another piece. */
  count: (texts: readonly string[], now: number) => string[]
  /** These codes were counted before the camera opened, so one that is in its sight then is the same piece. */
  expect: (codes: Iterable<string>, now: number) => void
}

export function newCounter(): Counter {
  const seenAt = new Map<string, number>()
  return {
    count(texts, now) {
      const codes = new Set(texts.map(codeOfSymbol).filter((code) => code !== ''))
      const counted = [...codes].filter((code) => {
        const last = seenAt.get(code)
        return last === undefined || now - last > OUT_OF_SIGHT_MS
      })
      for (const code of codes) seenAt.set(code, now)
      return counted
    },
    expect(codes, now) {
      for (const code of codes) seenAt.set(code, now)
    },
  }
}

/** The GTIN of links and GS1 symbols as it is printed; any other text as it is, on one line. */
export function codeOfSymbol(text: string): string {
  const content = text.normalize('NFKC').trim()
  const gtin = gtinOf(content)
  return gtin === null
    ? content.replaceAll(/[\s;,]+/g, ' ').slice(0, LONGEST_CODE)
    : printGtin(gtin)
}

function gtinOf(content: string): string | null {
  if (/^https?:\/\//i.test(content)) {
    if (!URL.canParse(content)) return null
    return readDigitalLink(splitLangPath(new URL(content).pathname).path)?.gtin ?? null
  }
  // In a GS1 element string 01 comes before the GTIN. A GTIN alone may begin with 01 too, but has only fourteen digits.
  const element = /^(?:\][A-Za-z]\d)?\(?01\)?(\d{14})/.exec(content)
  const read = parseGtin(element?.[1] ?? content)
  return read.ok ? read.gtin : null
}

/** A list as the review reads it: code and quantity, one per line. */
export function listText(codes: ScannedCodes): string {
  return [...codes].map(([code, quantity]) => `${code}\t${quantity}`).join('\n')
}
