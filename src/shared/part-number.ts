// How a part number, item number or barcode is compared: without case, separators and character width.

/**
 * 'ＰＡ3817U-1brs' -> 'pa3817u1brs': compatibility forms are unified, letters lowered and stripped of
 * accents, everything but letters (Chinese included) and digits dropped. Broken characters disappear.
 */
export function normalisePartNumber(raw: string): string {
  const text = plainText(raw)
  return text.replace(ASCII.test(text) ? NOT_PLAIN : NEITHER_LETTER_NOR_DIGIT, '')
}

/** The same text in lower case and plain characters, separators kept: what words are read from. */
export function plainText(raw: string): string {
  if (ASCII.test(raw)) return raw.toLowerCase()
  return raw
    .toWellFormed()
    .replace(TRADE_MARKS, ' ')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
}

/** O and 0, I, L and 1 look alike on a worn label: 'bl185o' -> 'b11850'. Takes a normalised number. */
export function foldLookAlikes(norm: string): string {
  return norm.replaceAll('o', '0').replaceAll(LIKE_ONE, '1')
}

const ASCII = /^[\0-\x7f]*$/
const TRADE_MARKS = /[\u2122\u00ae\u00a9\ufffd]/g
const ACCENTS = /[\u0300-\u036f]/g
const LIKE_ONE = /[il]/g
const NOT_PLAIN = /[^a-z0-9]+/g
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu
