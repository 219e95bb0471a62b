// The typed text in the form that the search reads, with the way back to what was typed.
import { plainText } from '../../../../shared/part-number.ts'
import { foldHan } from '../spelling/term-forms.ts'

export interface SourceText {
  /** As typed, without what nobody sees; at most LONGEST_KEYWORD characters. */
  typed: string
  /** Lower case, plain characters, Traditional characters as Simplified ones; every kind of blank as one. */
  text: string
  /** Where each character of `text` begins in `typed`; one more for the end. */
  places: Int32Array
  /** How many characters were typed that are not read. */
  unread: number
}

export const LONGEST_KEYWORD = 3_000

export function sourceText(keyword: string): SourceText {
  const seen = keyword.toWellFormed().replaceAll(UNSEEN, '')
  const typed = seen.slice(0, LONGEST_KEYWORD).toWellFormed()
  const unread = Math.max(0, seen.length - LONGEST_KEYWORD)
  if (PLAIN.test(typed)) {
    const text = typed.toLowerCase().replaceAll(BLANK, ' ')
    return {
      typed,
      text,
      places: Int32Array.from({ length: text.length + 1 }, (_, at) => at),
      unread,
    }
  }
  let text = ''
  const places: number[] = []
  let at = 0
  for (const character of typed) {
    const plain = readCharacter(character)
    // A ligature may stand for many characters.
    if (text.length + plain.length > LONGEST_KEYWORD * 2) break
    for (let unit = 0; unit < plain.length; unit++) places.push(at)
    text += plain
    at += character.length
  }
  places.push(at)
  return { typed, text, places: Int32Array.from(places), unread: unread + typed.length - at }
}

/** The same source with parts of its text that nothing reads. */
export function withUnread(
  source: SourceText,
  parts: readonly { start: number; end: number }[],
): SourceText {
  if (parts.length === 0) return source
  const lengths = parts.map((part) => typedPart(source, part.start, part.end).length)
  return { ...source, unread: lengths.reduce((sum, length) => sum + length, source.unread) }
}

/** What stands in `typed` for a part of `text`. */
export function typedPart({ typed, places }: SourceText, start: number, end: number): string {
  return typed.slice(places[start] ?? 0, places[end] ?? typed.length).trim()
}

function readCharacter(character: string): string {
  if (character === '\n') return character
  if (PLAIN.test(character)) return BLANK_ONE.test(character) ? ' ' : character.toLowerCase()
  if (/\s/.test(character)) return /[\u2028\u2029]/.test(character) ? '\n' : ' '
  return foldHan(plainText(SAME_SIGN[character] ?? character))
}

/** Signs with a plain counterpart that compatibility forms do not give. */
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
// Zero-width characters, marks of direction, soft hyphens.
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\0]/g
const PLAIN = /^[\n\r\t\x20-\x7e]*$/
const BLANK = /[\r\t]/g
const BLANK_ONE = /[\r\t]/
