// Converts typed text to the form the search reads, with a mapping back to the original.
import { withoutInvisible } from '../../../../shared/invisible-characters.ts'
import { plainText } from '../../../../shared/part-number.ts'
import { foldHan } from '../spelling/term-forms.ts'

export interface SourceText {
  /** As typed, without invisible characters; at most LONGEST_KEYWORD characters. */
  typed: string
  /** Lower case, plain characters, Traditional characters as Simplified; all kinds of blanks unified. */
  text: string
  /** The position in `typed` of each character of `text`, plus one for the end. */
  places: Int32Array
  /** Number of typed characters that are not read. */
  unread: number
}

export const LONGEST_KEYWORD = 3_000

export function sourceText(keyword: string): SourceText {
  const visible = withoutInvisible(keyword.toWellFormed())
  const typed = startOf(visible)
  const unread = visible.length - typed.length
  if (PLAIN.test(typed)) {
    const text = typed.toLowerCase().replaceAll(BLANK, ' ')
    const places = new Int32Array(text.length + 1)
    for (let at = 0; at < places.length; at++) places[at] = at
    return { typed, text, places, unread }
  }
  let text = ''
  const places: number[] = []
  let at = 0
  for (const character of typed) {
    const plain = readCharacter(character)
    // A ligature may expand to many characters.
    if (text.length + plain.length > LONGEST_KEYWORD * 2) break
    for (let unit = 0; unit < plain.length; unit++) places.push(at)
    text += plain
    at += character.length
  }
  places.push(at)
  return { typed, text, places: Int32Array.from(places), unread: unread + typed.length - at }
}

/**
 * The start of the text, which is read. A longer text is cut where a line ends, otherwise between items or words: half
 * a number would be looked up as another one.
 */
function startOf(text: string): string {
  if (text.length <= LONGEST_KEYWORD) return text
  const from = LONGEST_KEYWORD - LONGEST_PART
  // A word may end right before the limit; what follows a comma tells whether it separates items.
  const part = text.slice(from, LONGEST_KEYWORD + LONGEST_FRACTION)
  for (const gap of GAPS) {
    const last = [...part.matchAll(gap)].findLast(({ index }) => from + index <= LONGEST_KEYWORD)
    if (!last) continue
    const end = Math.min(from + last.index + last[0].length, LONGEST_KEYWORD)
    return text.slice(0, end).toWellFormed()
  }
  return text.slice(0, LONGEST_KEYWORD).toWellFormed()
}

/** The same source, with the characters of these parts of its text counted as unread. */
export function withUnread(
  source: SourceText,
  parts: readonly { start: number; end: number }[],
): SourceText {
  if (parts.length === 0) return source
  const { places, typed } = source
  const placeOf = (at: number) => places[at] ?? typed.length
  const lengths = parts.map(({ start, end }) => placeOf(end) - placeOf(start))
  return { ...source, unread: lengths.reduce((sum, length) => sum + length, source.unread) }
}

/** The part of `typed` that corresponds to a part of `text`. */
export function typedPart({ typed, places }: SourceText, start: number, end: number): string {
  return typed.slice(places[start] ?? 0, places[end] ?? typed.length).trim()
}

function readCharacter(character: string): string {
  if (character === '\n') return character
  if (PLAIN.test(character)) return BLANK_ONE.test(character) ? ' ' : character.toLowerCase()
  if (/\s/.test(character)) return /[\u2028\u2029]/.test(character) ? '\n' : ' '
  return foldHan(plainText(SAME_SIGN[character] ?? character))
}

/** Signs that are read as a plain one. Unicode compatibility forms provide no counterpart, or another one, for most. */
const SAME_SIGN: Record<string, string> = {
  '×': 'x',
  '✕': 'x',
  '⌀': 'ø',
  Ø: 'ø',
  '–': '-',
  '—': '-',
  '‐': '-',
  '−': '-',
  '’': "'",
  '″': '"',
  '”': '"',
  '、': ',',
  '，': ',',
  '。': '.',
  '；': ';',
  '：': ':',
  ł: 'l',
  Ł: 'l',
  ß: 'ss',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
}
/** A line, an item or a word that is longer is cut. */
const LONGEST_PART = 500
/** Of a comma, two digits, a unit and the character after them. */
const LONGEST_FRACTION = 6
/** Line ends, gaps between items (not the commas of 'iPad11,6' and '14,4V'), blanks, and characters that no number contains. */
const GAPS = [/\n/g, /[\t;|；｜，、。]|,\s|,(?!\d{1,2}(?:[avw]h?|mm)?\b)/gi, /\s/g, /[^\w./+#-]/gu]
const PLAIN = /^[\n\r\t\x20-\x7e]*$/
const BLANK = /[\r\t]/g
const BLANK_ONE = /[\r\t]/
