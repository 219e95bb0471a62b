// Extracts what a search did not find, in parsed form: numbers, devices and values, never personal names or
// addresses.
import type { SearchIndex } from './index/search-index.ts'
import type { Matched } from './match/matched.ts'
import type { ParsedQuery } from './query/parsed-query.ts'
import type { Word } from './query/word.ts'
import { lettersOnly } from './spelling/term-forms.ts'

/**
 * The device that was asked for; else the words and values that name goods; else the class of goods that is not sold.
 * Null when a battery was found, or when nothing of this remains.
 */
export function demandOf(
  index: SearchIndex,
  query: ParsedQuery,
  { certainty, knownDevice, notSold, constraints }: Matched,
): string | null {
  if (certainty !== 'none' && certainty !== 'similar') return null
  if (knownDevice !== null) return knownDevice
  const words: Word[] = []
  for (const word of query.words) {
    if (namesGoods(index, query, word) || continuesModel(word, words.at(-1))) words.push(word)
  }
  const facts = constraints.filter(({ about, value }) => value !== undefined || FACTS.has(about))
  const parts = [
    ...words.map(({ text }) => text),
    ...query.barcodes.filter(({ isMarked }) => isMarked).map(({ digits }) => digits),
    ...facts.map(({ asked }) => asked),
  ]
  const demand = parts.join(' ').slice(0, LONGEST_DEMAND)
  return lettersOnly(demand).length < LEAST_CHARACTERS ? notSold : demand
}

// 'Latitude 9999': a short number after a word that counts is its model.
function continuesModel(word: Word, before: Word | undefined): boolean {
  return (
    before?.at === word.at - 1 &&
    word.separator !== 'break' &&
    word.role === 'name' &&
    /^\d{1,5}$/.test(word.text)
  )
}

// One word alone, or two without a space, count as a search. In a sentence, only words known to the catalogue and words of
// letters and digits count.
function namesGoods(index: SearchIndex, { words, source }: ParsedQuery, word: Word): boolean {
  if (word.role !== 'name' || word.text === '') return false
  if (isPersonal(source.text, word) || /^\d{9,}$/.test(word.text)) return false
  if (words.length === 1 || (words.length === 2 && words[1]?.separator === 'joint')) return true
  const [namesWithWord = 0] = index.words.find(word.text)
  if (namesWithWord >= COMMON_WORD) return true
  if (word.meaning?.alias !== undefined || word.meaning?.size !== undefined) return true
  return /\p{L}/u.test(word.text) && /\d/.test(word.text) && word.text.length >= LEAST_MODEL
}

// Part of an email address or a phone number.
function isPersonal(text: string, { start, end }: Word): boolean {
  const around = text.slice(Math.max(0, start - 40), end + 40)
  const at = Math.min(40, start)
  return [...around.matchAll(PERSONAL)].some((match) => {
    return match.index <= at && match.index + match[0].length >= at + (end - start)
  })
}

const PERSONAL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ()-]{7,}\d/g
const FACTS: ReadonlySet<string> = new Set(['chemistry', 'rechargeable'])
export const LONGEST_DEMAND = 200
/** Fewer letters and digits are not a request. */
const LEAST_CHARACTERS = 2
/** Shorter ones may be parts of an address. */
const LEAST_MODEL = 4
/** A word of this many device names is a brand or series, not a person's name. */
const COMMON_WORD = 20
