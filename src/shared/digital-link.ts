// GS1 Digital Links, as encoded in QR codes on packs: /01/{GTIN}[/10/{lot}][/21/{serial}]. The GTIN is the number of the
// item's barcode; 01, 10 and 21 are the GS1 codes of these three fields.
import { parseGtin } from './gtin.ts'

export interface DigitalLink {
  /** GTIN-14. */
  gtin: string
  lot: string | null
  serial: string | null
}

/** `path` as sent, without language prefix and query; null: not a well-formed Digital Link. */
export function readDigitalLink(path: string): DigitalLink | null {
  const found = /^\/01\/(\d{8}|\d{12,14})(?:\/10\/([^/]+))?(?:\/21\/([^/]+))?$/.exec(path)
  const read = parseGtin(found?.[1] ?? '')
  if (!found || !read.ok) return null
  const [lot, serial] = [valueOf(found[2]), valueOf(found[3])]
  return lot === undefined || serial === undefined ? null : { gtin: read.gtin, lot, serial }
}

/** '/01/02900000413467/10/L2642/21/1234567890123456' */
export function digitalLinkPath({ gtin, lot, serial }: DigitalLink): string {
  const parts = [`/01/${gtin}`]
  if (lot) parts.push(`/10/${encodeURIComponent(lot)}`)
  if (serial) parts.push(`/21/${encodeURIComponent(serial)}`)
  return parts.join('')
}

/** A lot or serial has 1 to 20 ASCII characters without spaces; null: absent, undefined: invalid. */
function valueOf(part: string | undefined): string | null | undefined {
  if (part === undefined) return null
  try {
    const value = decodeURIComponent(part)
    return /^[!-~]{1,20}$/.test(value) ? value : undefined
  } catch {
    return undefined
  }
}
