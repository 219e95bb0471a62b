// Finds part numbers, item numbers and barcodes anywhere in a query.
import {
  isKind,
  kindOf,
  NUMBER_KINDS,
  type SearchIndex,
  TEXT_KINDS,
} from '../index/search-index.ts'
import { cellKey } from '../spelling/cell-key.ts'
import { barcodeReadings } from '../query/barcodes.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { typedPart } from '../query/source-text.ts'
import { type Evidence, rowsOfTexts } from './evidence.ts'

/** A shorter number counts only alone or next to a word for a cell. */
export const MIN_NUMBER_LENGTH = 5

/** The longest numbers first, without overlaps; returned in typed order. */
export function findNumbers(index: SearchIndex, query: ParsedQuery): Evidence[] {
  const windows = numberWindows(query.words)
    .filter(({ key }) => key.length >= MIN_NUMBER_LENGTH && /\d/.test(key))
    .sort((a, b) => b.key.length - a.key.length)
  const taken = new Set<number>()
  const found: Evidence[] = findBarcodes(index, query)
  for (const { words } of found) for (const { at } of words) taken.add(at)
  for (const { key, words } of windows) {
    if (words.some(({ at }) => taken.has(at))) continue
    const texts = withPointsAsTyped(index, numberTexts(index, key), typedWords(query, words))
    if (texts.length === 0) continue
    for (const { at } of words) taken.add(at)
    const evidence = evidenceOf(index, query, words, texts)
    found.push(
      isPartOfLongerNumber(query, words, key) ? asSimilar(index, query, evidence) : evidence,
    )
  }
  return found.sort((a, b) => (a.words[0]?.at ?? 0) - (b.words[0]?.at ?? 0))
}

// 'CP345705-00' is a different number from CP345705; Dell labels continue after the part number.
function isPartOfLongerNumber(query: ParsedQuery, words: readonly Word[], key: string): boolean {
  const [before, after] = [words[0], query.words[(words.at(-1)?.at ?? 0) + 1]]
  const previous = query.words[(before?.at ?? 0) - 1]
  const isBound = (one: Word | undefined, other: Word | undefined) => {
    return (
      one?.separator === 'joint' &&
      other !== undefined &&
      /\d/.test(other.text) &&
      other.role === 'name'
    )
  }
  return !key.startsWith('cn0') && (isBound(after, after) || isBound(before, previous))
}

function asSimilar(index: SearchIndex, query: ParsedQuery, evidence: Evidence): Evidence {
  const first = query.words[evidence.words[0]?.at ?? 0]
  const bound = first ? joinedRun(query.words, first) : []
  const asked = typedWords(query, bound)
  const found = index.displays.at(evidence.texts[0] ?? 0)
  return {
    ...evidence,
    words: bound,
    typed: asked,
    certainty: 'similar',
    difference: () => ({ about: 'number', asked, found }),
  }
}

/** The words joined to this one by hyphens and similar characters. */
function joinedRun(words: readonly Word[], word: Word): Word[] {
  let [from, to] = [word.at, word.at]
  while (from > 0 && words[from]?.separator === 'joint') from--
  while (words[to + 1]?.separator === 'joint') to++
  return words.slice(from, to + 1)
}

/**
 * The texts whose decimal points are as typed: 12V1.2AH and 12V12AH are two numbers, though both are 12v12ah without
 * separators. All texts when no point was typed and none of them is equal.
 */
export function withPointsAsTyped(
  index: SearchIndex,
  texts: readonly number[],
  typed: string,
): number[] {
  const key = cellKey(typed)
  const same = texts.filter((text) => cellKey(index.displays.at(text)) === key)
  return key.includes('.') || same.length > 0 ? same : [...texts]
}

/**
 * The texts equal to this whole number, the most specific kind first; tries Dell's leading zero and label form
 * too.
 */
export function numberTexts(index: SearchIndex, key: string): number[] {
  const texts = [key, ...otherForms(key)].flatMap((form) => {
    return index.keys.find(form).filter((text) => isKind(index, text, NUMBER_KINDS))
  })
  const order = (text: number) => TEXT_KINDS.indexOf(kindOf(index, text))
  return [...new Set(texts)].sort((a, b) => order(a) - order(b))
}

function evidenceOf(
  index: SearchIndex,
  query: ParsedQuery,
  words: readonly Word[],
  texts: readonly number[],
): Evidence {
  // An item number means that item, whatever else has the same spelling.
  const items = texts.filter((text) => kindOf(index, text) === 'item_no')
  const meant = items.length > 0 ? items : texts
  return {
    kind: 'number',
    words,
    typed: typedWords(query, words),
    texts: meant,
    rows: rowsOfTexts(index, meant),
    certainty: 'exact',
  }
}

interface Window {
  key: string
  words: Word[]
}

/** Every run of up to six words that could be one number: 'CP 293550-02', 'PA3817U-1BRS', '5B10W13892'. */
export function numberWindows(words: readonly Word[]): Window[] {
  const windows: Window[] = []
  for (const [from, first] of words.entries()) {
    if (first.role === 'quantity') continue
    let key = ''
    const taken: Word[] = []
    // A spoken number is in its first word; the others from which it was read are empty.
    let spoken = 0
    for (let at = from; at < from + LONGEST_WINDOW + spoken; at++) {
      const word = words[at]
      if (!word || word.role === 'quantity' || word.at !== first.at + at - from) break
      if (word.text === '') spoken++
      if (
        taken.length > 0 &&
        (word.separator === 'break' || (!PLAIN.test(word.text) && word.separator !== 'joint'))
      )
        break
      key += word.text
      taken.push(word)
      if (key.length > LONGEST_NUMBER) break
      if (key !== '') windows.push({ key, words: [...taken] })
    }
  }
  return windows
}

function findBarcodes(index: SearchIndex, query: ParsedQuery): Evidence[] {
  return query.barcodes.flatMap(({ digits, start, end, isMarked }): Evidence[] => {
    const readings = isMarked ? barcodeReadings(digits) : [digits]
    const texts = readings.flatMap((key) => barcodeTexts(index, key)).slice(0, 1)
    if (texts.length === 0) return []
    return [
      {
        kind: 'barcode',
        words: query.words.filter((word) => word.start >= start && word.end <= end),
        spans: isMarked ? [{ start, end }] : [],
        typed: typedPart(query.source, start, end),
        texts,
        rows: rowsOfTexts(index, texts),
        certainty: 'exact',
      },
    ]
  })
}

function barcodeTexts(index: SearchIndex, digits: string): number[] {
  return index.keys.find(digits).filter((text) => kindOf(index, text) === 'ean')
}

// 'CN-0GJKNX-…' and '0GJKNX' for the part number GJKNX.
function otherForms(key: string): string[] {
  const dell = /^0([a-z0-9]{5})$|^cn0([a-z0-9]{5})(?:[a-z0-9]{10,18})?$/.exec(key)
  const number = dell?.[1] ?? dell?.[2]
  return number ? [number] : []
}

const LONGEST_WINDOW = 6
const LONGEST_NUMBER = 32
const PLAIN = /^[a-z0-9]*$/
