// Compares the words of a query with device names, atom by atom.
import { atomsOf } from '../index/atoms.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Word } from '../query/word.ts'
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { fitOf, type NameFit } from './name-fit.ts'
import {
  type QueryAtom,
  queryAtoms,
  type WordWithAtoms,
  wordsWithAtoms,
  type ScoredTexts,
  scoreTexts,
  UNKNOWN,
} from './name-scores.ts'

export interface NameMatch extends NameFit {
  text: number
  score: number
  /** Required words with an atom that the name lacks. */
  missing: Word[]
  matchedWords: Word[]
  hasBrand: boolean
  /** The words were typed in the order of the name. */
  isInOrder: boolean
}

/**
 * Names with the most distinctive words, best first. Words that are not names add to the score when present and
 * cost nothing when missing. Of the best names only those for which `isWanted` is true are compared and returned.
 */
export function matchNames(
  index: SearchIndex,
  words: readonly Word[],
  isWanted: (text: number) => boolean = () => true,
): NameMatch[] {
  const named = wordsWithAtoms(index, words)
  const asked = queryAtoms(index, named)
  if (asked.length === 0) return []
  const candidates = bestScored(scoreTexts(index, asked), named, asked)
  const typed = new Set(asked.map(({ atom }) => atom))
  const comparison: Comparison = {
    index,
    named,
    typed,
    strong: named.map(({ word }) => word.name).filter((name) => STRONG.test(name)),
    synonyms: new Map(),
  }
  const matches: { match: NameMatch; rank: number }[] = []
  for (let at = 0; at < candidates.texts.length; at++) {
    const text = candidates.texts[at]!
    if (!isWanted(text)) continue
    const match = compare(comparison, text, candidates.scores[at]!)
    matches.push({ match, rank: rankOf(match) })
  }
  return matches
    .sort((a, b) => b.rank - a.rank || a.match.text - b.match.text)
    .map(({ match }) => match)
}

// Names with all the words are all compared, since a family may be large. Of the others the best few suffice. Thousands
// of names are looked at here, and an iterator would make an object for each.
function bestScored(
  { texts, scores }: ScoredTexts,
  named: readonly WordWithAtoms[],
  asked: readonly QueryAtom[],
): ScoredTexts {
  const top = scores.reduce((max, score) => Math.max(max, score), 0)
  const total = asked.reduce((sum, { weight, isOfName }) => sum + (isOfName ? weight : 0), 0)
  const isKnown = named.every(({ word, atoms }) => word.role !== 'name' || !atoms.includes(UNKNOWN))
  const chosen: ScoredTexts = { texts: [], scores: [] }
  const choose = (text: number, score: number) => {
    chosen.texts.push(text)
    chosen.scores.push(score)
  }
  const isFull = (score: number) => score >= top - 0.01
  if (isKnown && top >= total - 0.01 && scores.filter(isFull).length >= MAX_COMPARED) {
    for (let at = 0; at < scores.length; at++) {
      if (isFull(scores[at]!)) choose(texts[at]!, scores[at]!)
    }
    return chosen
  }
  if (texts.length <= MAX_COMPARED) return { texts, scores }
  const min = new Float32Array(scores).sort().at(-MAX_COMPARED)!
  // Of the many names that share the least score, those that come first in the index.
  const tied: number[] = []
  for (let at = 0; at < scores.length; at++) {
    if (scores[at]! > min) choose(texts[at]!, scores[at]!)
    else if (scores[at] === min) tied.push(texts[at]!)
  }
  const room = MAX_COMPARED - chosen.texts.length
  for (const text of Int32Array.from(tied).sort().subarray(0, room)) choose(text, min)
  return chosen
}

/** The query data that every name is compared with. */
interface Comparison {
  index: SearchIndex
  named: readonly WordWithAtoms[]
  typed: ReadonlySet<number>
  /** Words that are long model numbers. */
  strong: readonly string[]
  synonyms: Map<number, ReadonlySet<number>>
}

function compare(comparison: Comparison, text: number, score: number): NameMatch {
  const { index, named } = comparison
  const nameAtoms = index.atomsOf.of(text)
  const brand = index.brandOf[text] ?? 0
  const brandLength = index.brands.atoms[brand]?.length ?? 0
  const synonyms = synonymAtoms(comparison, brand)
  const traits: number[] = []
  const typed: boolean[] = []
  for (let at = 0; at < nameAtoms.length; at++) {
    const atom = nameAtoms[at]!
    traits.push(index.atomTraits[atom]!)
    typed.push(comparison.typed.has(atom))
  }
  const matchedWords: Word[] = []
  const missing: Word[] = []
  for (const { word, atoms } of named) {
    const isSynonym = synonyms.size > 0 && atoms.every((atom) => synonyms.has(atom))
    if (isSynonym || isHeld(atoms, nameAtoms)) matchedWords.push(word)
    else if (word.role === 'name') missing.push(word)
  }
  const isStrong =
    comparison.strong.length > 0 && holdsOneOf(index, text, matchedWords, comparison.strong)
  return {
    ...fitOf(traits, typed, { brandLength, isStrong }),
    text,
    score,
    hasBrand: brandLength > 0 && isTypedUpTo(typed, brandLength),
    isInOrder: isInOrder(named, nameAtoms),
    matchedWords,
    missing,
  }
}

// The atoms of one word must keep their order: 'SM-S915N' is not the SM-N915S, nor GT-I9305I the GT-I9305.
function isHeld(atoms: readonly number[], nameAtoms: Int32Array): boolean {
  let place = -1
  for (const atom of atoms) {
    place = placeOf(atom, nameAtoms, place + 1)
    if (place < 0) return false
  }
  return true
}

// A name has a few atoms: looking at them costs less than the call of the native search.
function placeOf(atom: number, nameAtoms: Int32Array, from: number): number {
  for (let at = from; at < nameAtoms.length; at++) if (nameAtoms[at] === atom) return at
  return -1
}

// The atoms of a brand's other names, such as 'hewlett' and 'packard'.
function synonymAtoms({ index, synonyms }: Comparison, brand: number): ReadonlySet<number> {
  const known = synonyms.get(brand)
  if (known) return known
  const tokens = (index.brands.synonyms[brand] ?? []).flatMap(atomsOf)
  const atoms = new Set(tokens.map((token) => index.atomIds.get(token) ?? UNKNOWN))
  atoms.delete(UNKNOWN)
  synonyms.set(brand, atoms)
  return atoms
}

function holdsOneOf(
  index: SearchIndex,
  text: number,
  matched: readonly Word[],
  strong: readonly string[],
): boolean {
  const shown = searchKeyOf(readableForm(index.displays.at(text)))
  return strong.some((name) => shown.includes(name) && matched.some((word) => word.name === name))
}

function isTypedUpTo(typed: readonly boolean[], length: number): boolean {
  for (let at = 0; at < length; at++) if (!typed[at]) return false
  return true
}

// Whether the typed atoms follow each other in the name; the brand may be anywhere.
function isInOrder(named: readonly WordWithAtoms[], nameAtoms: Int32Array): boolean {
  let place = -1
  for (const { atoms } of named) {
    for (const atom of atoms) {
      const next = placeOf(atom, nameAtoms, place + 1)
      if (next >= 0) place = next
      else if (placeOf(atom, nameAtoms, 0) >= 0) return false
    }
  }
  return true
}

// The score, lowered if the name fits less well, has other atoms, lacks words, or was typed in another order.
function rankOf({ score, fit, extra, missing, isInOrder: inOrder }: NameMatch): number {
  const penalty = fit === 'exact' ? 0 : fit === 'family' ? 0.5 + extra.length * 0.05 : 1.5
  return score - penalty - extra.length * 0.4 - missing.length * 0.2 - (inOrder ? 0 : 0.3)
}

/** Six or more letters and digits: too specific for a series. */
const STRONG = /^(?=.*[a-z])(?=.*\d)[a-z0-9]{6,}$/
/** The most names that are compared when few have all the words. */
const MAX_COMPARED = 60
