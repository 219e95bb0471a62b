// Reads what a visitor typed: words, brands, categories, chemistry, values, and the whole as a number.
import { foldLookAlikes } from '../../../shared/part-number.ts'
import { numericWords, takeNumbers } from './numeric-rules.ts'
import type { NumericTerms } from './numeric-rules.ts'
import { lettersOnly, pairsOf, readable, wordsOf } from './term-rules.ts'
import { CHINESE_BRANDS, CHINESE_SERIES } from './texts/brand-aliases.ts'
import {
  CATEGORY_WORDS,
  CELL_NAMES,
  CHEMISTRY_WORDS,
  FILLER_WORDS,
  NOISE_WORDS,
} from './texts/search-words.ts'

export interface Query {
  /** The whole keyword as one number, best reading first: as typed, without noise, without category words. */
  readings: string[]
  /** The narrowest reading: only what names a device, brand or number. */
  number: string
  /** Words that must all be found, without noise; category and chemistry words included. */
  allWords: string[]
  /** Words that name a device, brand or number. */
  words: string[]
  /** The same with '4177-Q5U' as one word; absent where nothing was separated. */
  joinedWords?: string[]
  /** Chemistry and values as the product's words carry them ('liion', 'v:11.1'). */
  valueWords: string[]
  /** Any of these is meant: 'watch' may be a watch cell or a smart watch. */
  categoryIds: string[]
  numeric: NumericTerms
  /** A word like 'battery' or 'replacement' was typed. */
  namesBattery: boolean
  /** What is left without noise, in readable form: what suggestions and 'read as' start from. */
  plain: string
}

/** Undefined when nothing can be looked up: empty, only signs, or longer than anybody types. */
export function readQuery(keyword: string): Query | undefined {
  if (keyword.length > MAX_KEYWORD) return undefined
  const text = readable(keyword.replaceAll('\0', ' ')).trim()
  const whole = lettersOnly(text)
  if (!whole) return undefined
  const { numeric, rest } = takeNumbers(text)
  const typed = piecesOf(text)
  const parts = piecesOf(rest)
  const meant = parts.filter(({ kind }) => kind !== 'noise' && kind !== 'filler')
  const named = parts.filter(({ kind }) => kind === 'word')
  // Single characters ('or 1=1') stand in thousands of names and name none of them.
  const telling = distinctWords(named)
  const words = telling.some((word) => word.length > 1) ? telling : []
  const joinedWords = distinctWords(named.map((piece) => withoutSeparators(piece)))
  const categoryIds = [...new Set(parts.flatMap(({ categories }) => categories ?? []))]
  const chemistry = parts.flatMap(({ chemistry }) => chemistry ?? [])
  const readings = new Set([whole])
  readings.add(joined(typed.filter(({ kind }) => kind !== 'noise')))
  // A two-character rest of many words ('or 1=1') is no number that anybody meant.
  for (const reading of [joined(meant), joined(named)])
    if (reading.length > 2 || /^\D+$/.test(reading)) readings.add(reading)
  readings.delete('')
  const number = [...readings].at(-1) ?? whole
  const written = [...readings]
  for (const reading of written) for (const other of otherForms(reading)) readings.add(other)
  return {
    readings: [...readings],
    number,
    namesBattery: typed.some(({ kind }) => kind === 'noise'),
    allWords: distinctWords(meant),
    words,
    ...(joinedWords.length < words.length ? { joinedWords } : {}),
    valueWords: [...new Set([...chemistry, ...numericWords(numeric)])],
    categoryIds,
    numeric,
    plain: meant.map(({ text }) => text).join(' '),
  }
}

/** A text's distinct words without noise, category and chemistry words and values: what a product's title adds. */
export function namedWords(text: string): string[] {
  const words = new Set(takeNumbers(readable(text)).rest.split(/\s+/))
  const pieces = piecesOf([...words].join(' '))
  return distinctWords(
    pieces.filter(({ kind }) => kind === 'word'),
    MOST_TITLE_WORDS,
  )
}

/** The same readings with O as 0 and I, L as 1. */
export function lookAlikes(readings: string[]): string[] {
  return [...new Set(readings.map(foldLookAlikes))]
}

/** Categories one of whose words begins with the last word of this text, two characters or more. */
export function categoriesBeginning(text: string): string[] {
  const last = lettersOnly(text.split(/\s+/).filter(Boolean).at(-1) ?? '')
  if (last.length < 2) return []
  return Object.entries(CATEGORY_WORDS)
    .filter(([, words]) => words.some((word) => word.startsWith(last)))
    .map(([id]) => id)
}

interface Piece {
  text: string
  kind: 'word' | 'noise' | 'filler' | 'category' | 'chemistry'
  categories?: readonly string[]
  chemistry?: readonly string[]
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const chunk of text.split(/\s+/)) {
    for (const run of chunk.match(RUNS) ?? []) {
      if (HAN.test(run)) pieces.push(...hanPieces(run))
      else pieces.push(pieceOf(run))
    }
  }
  return joinPairs(pieces)
}

// The longest known word first; what no table knows stays one word.
function hanPieces(run: string): Piece[] {
  const pieces: Piece[] = []
  let unknown = ''
  let at = 0
  const flush = () => {
    if (unknown) pieces.push({ text: unknown, kind: 'word' })
    unknown = ''
  }
  while (at < run.length) {
    const length = LENGTHS.find((size) => hanWords.has(run.slice(at, at + size)))
    if (length) {
      flush()
      pieces.push(hanWords.get(run.slice(at, at + length)) as Piece)
      at += length
    } else unknown += run[at++]
  }
  flush()
  return pieces
}

// 'cell phone', 'li ion', 'hearing aid', 'hewlett packard': two words that the tables know as one.
function joinPairs(pieces: Piece[]): Piece[] {
  const pairs: Piece[] = []
  for (const piece of pieces) {
    const before = pairs.at(-1)
    const both = before && FIRST_HALVES.has(before.text.slice(0, 2)) && pairOf(before, piece)
    if (both) pairs[pairs.length - 1] = both
    else pairs.push(piece)
  }
  return pairs
}

function pairOf(before: Piece, piece: Piece): Piece | undefined {
  const known = latinWords.get(lettersOnly(before.text + piece.text))
  if (!known || HAN.test(piece.text)) return undefined
  return { ...known, text: known.kind === 'word' ? known.text : `${before.text} ${piece.text}` }
}

function pieceOf(run: string): Piece {
  const known = latinWords.get(lettersOnly(run))
  return known
    ? { ...known, text: known.kind === 'word' ? known.text : run }
    : { text: run, kind: 'word' }
}

function withoutSeparators(piece: Piece): Piece {
  return HAN.test(piece.text) ? piece : { ...piece, text: lettersOnly(piece.text) }
}

function joined(pieces: Piece[]): string {
  return lettersOnly(pieces.map(({ text }) => text).join(''))
}

function distinctWords(pieces: Piece[], most = MAX_WORDS): string[] {
  const words = new Set<string>()
  for (const { text } of pieces) {
    if (HAN.test(text)) for (const pair of text.split(' ').flatMap(pairsOf)) words.add(pair)
    // 'a32-k55' must match 'A32 K55' too, so that the joined form is not asked for.
    else for (const word of wordsOf(text, false)) words.add(word)
  }
  return [...words].slice(0, most)
}

// Barcodes with and without leading zeros, Dell's leading zero and label form, old Chinese cell numerals.
function otherForms(reading: string): string[] {
  const forms: string[] = []
  if (/^\d{8}$|^\d{12,14}$/.test(reading))
    forms.push(reading.padStart(14, '0'), reading.replace(/^0+/, ''))
  const dell = /^(?:cn)?0([a-z0-9]{5})/.exec(reading)
  if (dell && (reading.length === 6 || reading.startsWith('cn0'))) forms.push(dell[1] ?? '')
  const cell = Object.hasOwn(CELL_NAMES, reading) ? CELL_NAMES[reading] : undefined
  if (cell) forms.push(cell)
  return forms
}

const MAX_KEYWORD = 300
const MAX_WORDS = 12
const MOST_TITLE_WORDS = 60
const HAN = /[\u2e80-\u9fff]/
const RUNS = /[\u2e80-\u9fff]+|[^\u2e80-\u9fff]+/g

// The short word of one category is also used for another.
const ALSO_MEANT: Record<string, string[]> = { watch: ['smart-watch'], general: [] }

const latinWords = new Map<string, Piece>()
const hanWords = new Map<string, Piece>()
function learn(word: string, piece: Omit<Piece, 'text'>, text = word): void {
  const words = HAN.test(word) ? hanWords : latinWords
  words.set(word, { ...piece, text })
}
for (const word of NOISE_WORDS) learn(word, { kind: 'noise' })
for (const word of FILLER_WORDS) learn(word, { kind: 'filler' })
for (const [category, words] of Object.entries(CATEGORY_WORDS)) {
  const categories = [category, ...(ALSO_MEANT[category] ?? [])]
  for (const word of words) learn(word, { kind: 'category', categories })
}
for (const [word, chemistry] of Object.entries(CHEMISTRY_WORDS))
  learn(word, { kind: 'chemistry', chemistry })
for (const [word, text] of Object.entries({ ...CHINESE_BRANDS, ...CHINESE_SERIES, ...CELL_NAMES }))
  learn(word, { kind: 'word' }, text)
learn('hewlettpackard', { kind: 'word' }, 'hp')
// Hardly any word begins like a known one: the others need not be looked up with their neighbours.
const FIRST_HALVES = new Set([...latinWords.keys()].map((word) => word.slice(0, 2)))
const LENGTHS = [...new Set([...hanWords.keys()].map(({ length }) => length))].sort((a, b) => b - a)
