// Extracts what a search did not find, in parsed form: numbers, devices and values, never personal names or
// addresses.
import type { SearchIndex } from './index/search-index.ts'
import type { Constraint } from './match/constraints.ts'
import type { Evidence } from './match/evidence.ts'
import type { Group, MatchResult } from './match/match-result.ts'
import type { ParsedQuery } from './query/parsed-query.ts'
import type { Word } from './query/word.ts'
import { searchKeyOf } from './spelling/term-forms.ts'
import { allMatches } from './spelling/all-matches.ts'

/**
 * One text for each battery that was asked for and not found: the device; else the words and values that name goods;
 * else the class of goods that is not sold. Empty when all were found, or when the query names none of these.
 */
export function demandsOf(index: SearchIndex, query: ParsedQuery, matched: MatchResult): string[] {
  const { certainty, evidence, groups, knownDevice, notSold, constraints } = matched
  if (groups.length > 0) {
    const missed = groups.filter(({ state }) => state !== 'found')
    const demands = missed.map((group) => demandOfGroup(index, query, group))
    const barcodes = query.barcodes.filter(({ isMarked, start }) => {
      return (
        isMarked && !evidence.some(({ spans = [] }) => spans.some((one) => one.start === start))
      )
    })
    const digits = barcodes.map((barcode) => barcode.digits)
    return [...new Set([...demands.filter((demand) => demand !== null), ...digits])]
  }
  if (certainty !== 'none' && certainty !== 'similar') return []
  if (knownDevice !== null) return [knownDevice]
  const words = wordsOfGoods(index, query, query.words)
  const barcodes = query.barcodes.filter(({ isMarked }) => isMarked).map(({ digits }) => digits)
  const named = [...words, ...sizesIn(evidence), ...barcodes, ...factsIn(constraints)]
  const demand = demandText(named) ?? notSold
  return demand === null ? [] : [demand]
}

function demandOfGroup(index: SearchIndex, query: ParsedQuery, group: Group): string | null {
  const { members, words, rows, constraints } = group
  const device = members.find(({ kind }) => kind === 'device')?.texts[0]
  if (rows.length === 0 && device !== undefined) return index.displays.at(device)
  const named = [...wordsOfGoods(index, query, words), ...sizesIn(members)]
  return demandText([...named, ...factsIn(constraints)])
}

// A size such as '9V' is read as a value, so its evidence has no words.
function sizesIn(evidence: readonly Evidence[]): string[] {
  return evidence.flatMap(({ kind, words, typed }) => {
    return kind === 'size' && words.length === 0 ? [typed] : []
  })
}

function demandText(parts: readonly string[]): string | null {
  const demand = parts.join(' ').slice(0, LONGEST_DEMAND)
  return searchKeyOf(demand).length < MIN_CHARACTERS ? null : demand
}

function factsIn(constraints: readonly Constraint[]): string[] {
  return constraints
    .filter(({ about, value }) => value !== undefined || FACTS.has(about))
    .map(({ asked }) => asked)
}

/** Those of the words of one battery that name goods, as typed. */
function wordsOfGoods(index: SearchIndex, query: ParsedQuery, all: readonly Word[]): string[] {
  const words: Word[] = []
  for (const word of all) {
    if (namesGoods(index, query, { word, all }) || continuesModel(word, words.at(-1))) {
      words.push(word)
    }
  }
  return words.map(({ text }) => text)
}

// 'Latitude 9999', 'Galaxy S99': a short number after a word that counts is its model.
function continuesModel(word: Word, before: Word | undefined): boolean {
  return (
    before?.at === word.at - 1 &&
    word.separator !== 'break' &&
    word.role === 'name' &&
    /^[a-z]{0,2}\d{1,5}$/.test(word.text)
  )
}

// A single word or number counts. In a sentence, only words known to the catalogue and words of letters and digits do.
function namesGoods(
  index: SearchIndex,
  { source }: ParsedQuery,
  { word, all }: { word: Word; all: readonly Word[] },
): boolean {
  if (word.role !== 'name' || word.text === '') return false
  if (isPersonal(source.text, word) || /^\d{9,}$/.test(word.text)) return false
  if (isOneNumber(all)) return true
  const [namesWithWord = 0] = index.words.find(word.text)
  if (namesWithWord >= COMMON_WORD) return true
  if (word.meaning?.alias !== undefined || word.meaning?.size !== undefined) return true
  return /\p{L}/u.test(word.text) && /\d/.test(word.text) && word.text.length >= MIN_MODEL_LENGTH
}

// One word, or a number in several parts; three parts of digits alone may be a telephone number.
function isOneNumber(all: readonly Word[]): boolean {
  const isJoined = all.every(({ separator }, at) => at === 0 || separator === 'joint')
  return isJoined && (all.length < 3 || all.some(({ text }) => /\p{L}/u.test(text)))
}

// Part of an email address or a phone number.
function isPersonal(text: string, { start, end }: Word): boolean {
  const around = text.slice(Math.max(0, start - 40), end + 40)
  const at = Math.min(40, start)
  return allMatches(around, PERSONAL).some((match) => {
    return match.index <= at && match.index + match[0].length >= at + (end - start)
  })
}

const PERSONAL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ()-]{7,}\d/g
const FACTS: ReadonlySet<string> = new Set(['chemistry', 'rechargeable'])
export const LONGEST_DEMAND = 200
/** A text with fewer letters and digits asks for nothing. */
const MIN_CHARACTERS = 2
/** Shorter words of letters and digits may be parts of an address. */
const MIN_MODEL_LENGTH = 4
/** A word of this many device names is a brand or series, not a person's name. */
const COMMON_WORD = 20
