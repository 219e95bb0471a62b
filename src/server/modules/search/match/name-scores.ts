// Scores device names by the distinctive words of a query: the rarer a word, the higher its weight.
import { atomsOf } from '../index/atoms.ts'
import { kindOf, type SearchIndex } from '../index/search-index.ts'
import type { Word } from '../query/word.ts'

export interface WordWithAtoms {
  word: Word
  /** UNKNOWN for atoms that no name contains. */
  atoms: number[]
}

/** An atom of the query. `isOfName`: of a word with the role `name`; only such an atom can find a device alone. */
export interface QueryAtom {
  atom: number
  weight: number
  isOfName: boolean
}

/** Two lists of equal length. Thousands of names may share a word, so they are not objects. */
export interface ScoredTexts {
  texts: number[]
  scores: number[]
}

export const UNKNOWN = -1

export function wordsWithAtoms(index: SearchIndex, words: readonly Word[]): WordWithAtoms[] {
  return words
    .filter(({ name }) => name !== '')
    .map((word) => ({
      word,
      atoms: atomsOf(word.name).map((token) => index.atomIds.get(token) ?? UNKNOWN),
    }))
}

export function queryAtoms(index: SearchIndex, words: readonly WordWithAtoms[]): QueryAtom[] {
  const atomsOfQuery = new Map<number, QueryAtom>()
  for (const { word, atoms } of words) {
    for (const atom of atoms) {
      if (atom === UNKNOWN) continue
      const isOfName = word.role === 'name'
      const known = atomsOfQuery.get(atom)
      if (known?.isOfName) continue
      const weight = Math.log(1 + index.kinds.length / (1 + index.textsOfAtom.count(atom)))
      atomsOfQuery.set(atom, { atom, weight: isOfName ? weight : weight * 0.25, isOfName })
    }
  }
  return [...atomsOfQuery.values()]
}

// Reused between calls, which never overlap, so that no query allocates arrays of this length.
let scratch = new Float32Array(0)
let touchedTexts = new Int32Array(0)

function makeRoom(index: SearchIndex): void {
  if (scratch.length >= index.kinds.length) return
  scratch = new Float32Array(index.kinds.length)
  touchedTexts = new Int32Array(index.kinds.length)
}

/**
 * Device names that contain an atom of a name and reach at least 0.55 of the best score, unordered. Reads the
 * rarest atoms first. Once the remaining atoms cannot lift a new name above that share, the long lists of
 * common atoms only update names already found.
 */
export function scoreTexts(index: SearchIndex, atoms: readonly QueryAtom[]): ScoredTexts {
  makeRoom(index)
  const scores = scratch
  const touched = touchedTexts
  let size = 0
  let top = 0
  const ordered = atoms.toSorted(mostDistinctiveFirst)
  let rest = ordered.reduce((sum, { weight }) => sum + weight, 0)
  for (const { atom, weight, isOfName } of ordered) {
    const texts = index.textsOfAtom.of(atom)
    const mayFind = isOfName && rest >= top * MIN_SHARE
    const isSearched = !mayFind && size * SEARCH_COST < texts.length
    const list = isSearched ? touched : texts
    const length = isSearched ? size : texts.length
    for (let at = 0; at < length; at++) {
      const text = list[at]!
      const before = scores[text]!
      if (before === 0) {
        if (!mayFind) continue
        touched[size++] = text
      } else if (isSearched && !includesText(texts, text)) continue
      const score = before + weight
      scores[text] = score
      if (score > top) top = score
    }
    rest -= weight
  }
  return takeScores(index, size, top * MIN_SHARE)
}

// The devices among the touched texts with at least this score; clears the scores.
function takeScores(index: SearchIndex, size: number, min: number): ScoredTexts {
  const found: ScoredTexts = { texts: [], scores: [] }
  for (let at = 0; at < size; at++) {
    const text = touchedTexts[at]!
    const score = scratch[text]!
    scratch[text] = 0
    if (score < min || kindOf(index, text) !== 'device') continue
    found.texts.push(text)
    found.scores.push(score)
  }
  return found
}

/**
 * For each choice of a word, the best score by the other words of a device name that contains it; -1: no name
 * contains it.
 */
export function scoresOfChoices(
  index: SearchIndex,
  others: readonly Word[],
  choices: readonly string[],
): number[] {
  makeRoom(index)
  const touched: number[] = []
  for (const { atom, weight } of queryAtoms(index, wordsWithAtoms(index, others))) {
    for (const text of index.textsOfAtom.of(atom)) {
      if (scratch[text] === 0) touched.push(text)
      scratch[text] = (scratch[text] ?? 0) + weight
    }
  }
  const scores = choices.map((choice) => {
    let best = -1
    for (const text of textsContaining(index, choice)) best = Math.max(best, scratch[text] ?? 0)
    return best
  })
  for (const text of touched) scratch[text] = 0
  return scores
}

/** The device names that contain every atom of all these words, ascending. */
export function textsContaining(index: SearchIndex, ...words: readonly string[]): number[] {
  const atoms = words.flatMap((word) =>
    atomsOf(word).map((token) => index.atomIds.get(token) ?? UNKNOWN),
  )
  const [rarest, ...others] = atoms.toSorted(
    (a, b) => index.textsOfAtom.count(a) - index.textsOfAtom.count(b),
  )
  if (rarest === undefined || atoms.includes(UNKNOWN)) return []
  const lists = others.map((atom) => index.textsOfAtom.of(atom))
  const found: number[] = []
  for (const text of index.textsOfAtom.of(rarest)) {
    if (kindOf(index, text) === 'device' && lists.every((texts) => includesText(texts, text)))
      found.push(text)
  }
  return found
}

function mostDistinctiveFirst(a: QueryAtom, b: QueryAtom): number {
  return Number(b.isOfName) - Number(a.isOfName) || b.weight - a.weight
}

// Binary search in ascending numbers.
function includesText(texts: Int32Array, text: number): boolean {
  let [low, high] = [0, texts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((texts[middle] ?? 0) < text) low = middle + 1
    else high = middle
  }
  return texts[low] === text
}

const MIN_SHARE = 0.55
/** A binary search costs about as much as reading this many entries of a list. */
const SEARCH_COST = 16
