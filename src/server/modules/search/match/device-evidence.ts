// Finds the device that a query names: its name must contain all the words that refer to it.
import type { Difference } from '../../../../contract/search.ts'
import { isModifier } from '../index/atom-traits.ts'
import { isKind, kindOf, type SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { matchNames, type NameMatch } from './device-names.ts'
import { findLeftOverWords } from './left-over-words.ts'
import { type Evidence, interleave, rowsInOrder, rowsOfTexts } from './evidence.ts'
import {
  isMentionedInPassing,
  isOfUnknownMaker,
  isRareWord,
  MIN_STRONG_NAME,
  repeatsSuffix,
} from './device-doubts.ts'
import { isGeneration } from './other-generations.ts'

export interface DeviceReading {
  evidence: Evidence
  /** Words that are not in the device's name although they appear where a part of it would. */
  missing: readonly Word[]
  /** Unknown words next to the device's own: perhaps its mistyped brand or series. */
  unknown: readonly Word[]
}

/**
 * The device or family that these words name; undefined when no name matches well enough. `isCorrected`: some of
 * them are corrected spellings, so another unknown word is more likely a typo than a maker.
 */
export function findDeviceReading(
  index: SearchIndex,
  query: ParsedQuery,
  words: readonly Word[],
  { isCorrected } = { isCorrected: false },
): DeviceReading | undefined {
  if (isBrandAlone(index, words)) return undefined
  const named = readNames(index, words)
  const whole = readWholeName(index, query, words)
  const isWhole = whole !== undefined && (!named || hasDistinctiveWordsOf(whole.words, named.words))
  const found = isWhole ? whole : named
  if (!found) return undefined
  const { missing, unknown } = findLeftOverWords(index, words, found.words)
  // 'Xperai M5' is not another maker's M5: without brand or series a model number alone is weak evidence.
  const distinctive = found.words.filter((word) => isName(word) && !isModifier(word.name))
  const isBare =
    unknown.length > 0 &&
    (found.fit === 'family' ||
      distinctive.every(({ name }) => /\d/.test(name)) ||
      isRareWord(index, distinctive))
  const isUnsure =
    missing.length > 0 ||
    isBare ||
    (!isCorrected && isOfUnknownMaker(index, query, found, unknown)) ||
    isMentionedInPassing(index, words, found.words) ||
    repeatsSuffix(index, found)
  const certainty = isUnsure ? 'similar' : found.fit
  const asked = typedWords(query, namedRun(query.words, found.words, [...missing, ...unknown]))
  return {
    missing,
    unknown,
    evidence: {
      kind: 'device',
      words: wholePhrases(query, found.words),
      typed: certainty === 'similar' ? asked : typedWords(query, wholePhrases(query, found.words)),
      texts: found.texts,
      rows: found.rows,
      certainty,
      ...(certainty === 'similar' ? { difference: differenceOf(index, found.texts, asked) } : {}),
    },
  }
}

interface FoundNames {
  words: Word[]
  texts: number[]
  rows: number[]
  fit: Evidence['certainty']
}

function isName({ role, name }: Word): boolean {
  return role === 'name' && name !== ''
}

// Whether they contain every distinctive word of the others. 'SE', a common word in other languages, counts: after a
// device it denotes a different one.
function hasDistinctiveWordsOf(words: readonly Word[], others: readonly Word[]): boolean {
  const distinctive = others.filter((word) => isName(word) || isModifier(word.name))
  return distinctive.every((word) => words.includes(word))
}

// The complete name in one run of words is the strongest evidence.
function readWholeName(
  index: SearchIndex,
  query: ParsedQuery,
  words: readonly Word[],
): FoundNames | undefined {
  let best: { words: Word[]; texts: number[]; length: number } | undefined
  const keys = words.map(keyOf)
  for (let first = 0; first < words.length; first++) {
    if (words[first]!.name === '') continue
    let key = ''
    let isNamed = false
    const end = Math.min(words.length, first + LONGEST_NAME)
    for (let place = first; place < end; place++) {
      const word = words[place]!
      const isEnd = word.separator === 'break' || continuesFigure(query, word)
      if (word.role === 'quantity' || (place > first && isEnd)) break
      key += keys[place]!
      isNamed ||= isName(word)
      if (key.length <= (best?.length ?? MIN_SEARCHED_NAME - 1) || !isNamed) continue
      const texts = index.keys.find(key).filter((text) => isKind(index, text, DEVICES))
      if (texts.length > 0)
        best = { words: words.slice(first, place + 1), texts, length: key.length }
    }
  }
  if (!best || isBrand(index, best.words)) return undefined
  const rows = rowsOfTexts(index, best.texts)
  if (best.words.some(({ name }) => /\d/.test(name))) return { ...best, rows, fit: 'exact' }
  // A series that is also the name of one device: that device first, then the others.
  const family = readNames(index, best.words)
  if (!family || family.fit === 'similar' || family.texts.length === best.texts.length) {
    return { ...best, rows, fit: 'exact' }
  }
  return {
    words: best.words,
    texts: [...new Set([...best.texts, ...family.texts])],
    rows: [...new Set([...rows, ...family.rows])],
    fit: 'family',
  }
}

/** The 2 of 'iPhone1,2', which is not an iPhone 12. */
export function continuesFigure({ source }: ParsedQuery, { start }: Word): boolean {
  return /^\d,$/.test(source.text.slice(Math.max(0, start - 2), start))
}

function keyOf({ name }: Word): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function readNames(index: SearchIndex, words: readonly Word[]): FoundNames | undefined {
  const matches = matchNames(index, words)
  const best = matches[0]
  if (!best || !isDistinctive(index, best) || isTooShort(words, best)) return undefined
  // A series without a model number means all of its devices.
  const isSeries = best.fit !== 'near' && best.matchedWords.every(({ name }) => !/\d/.test(name))
  const alike = matches.filter((match) => {
    return isSeries ? isSameSeries(match, best) : isAlike(match, best)
  })
  const ordered = alike.some(({ isInOrder }) => isInOrder)
    ? alike.filter(({ isInOrder }) => isInOrder)
    : alike
  const texts = ordered.map(({ text }) => text)
  // '5490' alone is a model number of several makers.
  const isCommon =
    best.matchedWords.every(({ name }) => /^\d+$/.test(name)) &&
    (texts.length > 1 || best.matchedWords.every(({ name }) => name.length < MIN_STRONG_NAME))
  const fit = isSeries || (isCommon && best.fit === 'exact') ? 'family' : best.fit
  return {
    words: best.matchedWords,
    texts,
    rows: rowsByLead(index, ordered),
    fit: fit === 'near' ? 'similar' : fit,
  }
}

// One or two characters alone match only a device with exactly that name.
function isTooShort(words: readonly Word[], { fit, lead }: NameMatch): boolean {
  const typed = words
    .filter(isName)
    .map(({ name }) => name)
    .join('')
  return typed.length < MIN_PART && LATIN.test(typed) && (fit !== 'exact' || lead > 0)
}

function isSameSeries(match: NameMatch, best: NameMatch): boolean {
  return match.fit !== 'near' && match.score > best.score - 0.01 && match.lead <= best.lead
}

// Of several names with all the words, those that fit equally well; all families count as equal.
function isAlike(match: NameMatch, best: NameMatch): boolean {
  return (
    match.fit === best.fit &&
    match.missing.length === best.missing.length &&
    match.score > best.score - 0.01 &&
    (best.fit !== 'near' || match.extra.length === best.extra.length)
  )
}

// If the brand was typed, names that start with the typed words come first. Otherwise '12 pro' is a Xiaomi 12 Pro as
// well as an iPhone 12 Pro: names with and without a series in turn.
function rowsByLead(index: SearchIndex, matches: readonly NameMatch[]): number[] {
  if (!matches.some(({ hasBrand }) => hasBrand)) {
    const rowsOf = (isWanted: (match: NameMatch) => boolean) => {
      const texts = matches.filter(isWanted).map(({ text }) => text)
      return rowsOfTexts(index, texts)
    }
    const lists = [rowsOf(({ lead }) => lead === 0), rowsOf(({ lead }) => lead > 0)]
    const firstRow = ([row = Infinity]: readonly number[]) => row
    return interleave(lists.toSorted((a, b) => firstRow(a) - firstRow(b)))
  }
  const leads = [...new Set(matches.map(({ lead }) => lead))].sort((a, b) => a - b)
  return rowsInOrder(
    index,
    leads.map((lead) => matches.filter((match) => match.lead === lead).map(({ text }) => text)),
  )
}

// A brand alone occurs in thousands of names and identifies no device.
function isBrandAlone(index: SearchIndex, words: readonly Word[]): boolean {
  const names = words.filter(isName)
  const others = words.filter(({ role, name }) => role !== 'name' && name !== '')
  if (names.length !== 1 || others.some(({ name }) => index.words.has(name))) return false
  return isBrand(index, names)
}

/** At least two characters besides the brand, capacities and generations. A brand alone identifies no device. */
function isDistinctive(index: SearchIndex, { matchedWords, text }: NameMatch): boolean {
  const brand = new Set(index.brands.atoms[index.brandOf[text] ?? 0])
  const names = matchedWords.filter(
    (word) =>
      isName(word) &&
      !brand.has(word.name) &&
      word.capacity === undefined &&
      // A generation is shared by many devices.
      !isGeneration(word),
  )
  const letters = names.reduce((sum, { name }) => sum + name.length, 0)
  return letters >= 2 && !isBrand(index, matchedWords.filter(isName))
}

function isBrand(index: SearchIndex, words: readonly Word[]): boolean {
  const key = words.map(keyOf).join('')
  return index.keys.find(key).some((text) => kindOf(index, text) === 'brand')
}

// 'gen 6' is one name in two words.
function wholePhrases(query: ParsedQuery, words: readonly Word[]): Word[] {
  const phrases = new Set(words.map(({ phrase }) => phrase))
  return query.words.filter((word) => {
    return phrases.has(word.phrase) && (word.name === '' || words.some(({ at }) => at === word.at))
  })
}

function namedRun(
  all: readonly Word[],
  nameWords: readonly Word[],
  others: readonly Word[],
): Word[] {
  const at = [...nameWords.filter(isName), ...others].map((word) => word.at)
  const [first, last] = [Math.min(...at), Math.max(...at)]
  return all.filter((word) => word.at >= first && word.at <= last)
}

function differenceOf(
  index: SearchIndex,
  texts: readonly number[],
  asked: string,
): (row: number) => Difference | null {
  return (row) => {
    const text = texts.find((each) => index.rowsOf.of(each).includes(row))
    return text === undefined ? null : { about: 'device', asked, found: index.displays.at(text) }
  }
}

/** In words. */
const LONGEST_NAME = 10
/** A whole name of fewer characters is not searched for. */
const MIN_SEARCHED_NAME = 5
/** Fewer characters match only a device with exactly that name. */
const MIN_PART = 3
const DEVICES = new Set(['device'] as const)
const LATIN = /^[a-z0-9]+$/
