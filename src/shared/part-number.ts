// Normalises part numbers, item numbers and barcodes for comparison: ignores case, separators and character
// width.

/**
 * 'ＰＡ3817U-1brs' -> 'pa3817u1brs': turns full-width and other compatibility characters into usual ones, lower-cases,
 * strips accents and removes everything except letters (Chinese included) and digits. Broken characters are removed.
 */
export function normalisePartNumber(raw: string): string {
  const text = plainText(raw)
  return text.replace(ASCII.test(text) ? NOT_PLAIN : NEITHER_LETTER_NOR_DIGIT, '')
}

/** The same text in lower case and plain characters with its separators, from which words are read. */
export function plainText(raw: string): string {
  if (ASCII.test(raw)) return raw.toLowerCase()
  return raw
    .toWellFormed()
    .replace(SIGNS_BESIDE_NAMES, ' ')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
}

/**
 * O and 0 as well as I, L and 1 look alike on a worn label: 'bl185o' -> 'b11850'. Takes a normalised number.
 */
export function foldLookAlikes(norm: string): string {
  return norm.replaceAll('o', '0').replaceAll(LIKE_ONE, '1')
}

const ASCII = /^[\0-\x7f]*$/
/** Trade mark signs, the copyright sign, and what broken characters were replaced by. */
const SIGNS_BESIDE_NAMES = /[\u2122\u00ae\u00a9\ufffd]/g
const ACCENTS = /[\u0300-\u036f]/g
const LIKE_ONE = /[il]/g
const NOT_PLAIN = /[^a-z0-9]+/g
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu
