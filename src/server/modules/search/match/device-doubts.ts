// Reasons to doubt that the device whose name was read is the one that is meant.
import { isModifier } from '../index/atom-traits.ts'
import { atomsOf } from '../index/atoms.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { readableForm } from '../spelling/term-forms.ts'
import { slipCost } from '../spelling/typing-slips.ts'
import { namesOf } from './match-result.ts'

/** What was read: the words of the query and the names that they belong to, best first. */
interface NamedDevice {
  words: readonly Word[]
  texts: readonly number[]
}

/**
 * 'Trevano iPhone 12': an unknown word in the place of the brand may be that of another maker; 'silver iPhone 12' names a
 * colour.
 */
export function isOfUnknownMaker(
  index: SearchIndex,
  query: ParsedQuery,
  { words, texts }: NamedDevice,
  unknown: readonly Word[],
): boolean {
  const first = startOfRun(query, Math.min(...namesOf(words).map(({ at }) => at)))
  const isBefore = ({ at, name }: Word) => at === first - 1 && !COLOURS.has(name)
  const before =
    unknown.find(isBefore) ?? query.words.find((word) => isBefore(word) && isCellMaker(word))
  if (!before) return false
  const brand = index.brands.atoms[index.brandOf[texts[0] ?? 0] ?? 0] ?? []
  const isMistyped = brand.some((atom) => slipCost(before.name, atom, SLIPS) <= SLIPS)
  return !isMistyped && !words.some(({ name }) => brand.includes(name))
}

// The W of 'W-V720', which is a word elsewhere, belongs to the number.
function startOfRun({ words }: ParsedQuery, at: number): number {
  let first = at
  while (words[first]?.separator === 'joint') first--
  return first
}

// A maker of cells makes no devices.
function isCellMaker({ meaning, role }: Word): boolean {
  return role === 'attribute' && meaning?.cellMaker === true
}

/** 'Tab mini 7 mini' is not the Tab mini 7. */
export function repeatsSuffix(index: SearchIndex, { words, texts }: NamedDevice): boolean {
  const names = namesOf(words).map(({ name }) => name)
  const [figure, last] = names.slice(-2)
  if (!figure || !last || !isModifier(last) || !/\d/.test(figure)) return false
  const typed = names.filter((name) => name === last).length
  if (typed < 2 || names.filter((name) => name === figure).length > 1) return false
  const deviceAtoms = atomsOf(readableForm(index.displays.at(texts[0] ?? 0)))
  return deviceAtoms.filter((atom) => atom === last).length < typed
}

/**
 * 'Need 171 for my zebra', 'A1597? Thanks, Tom': among other words a short number or a rare word may mean anything.
 * `nameWords`: the words that are read as the name of the device.
 */
export function isMentionedInPassing(
  index: SearchIndex,
  words: readonly Word[],
  nameWords: readonly Word[],
): boolean {
  const names = namesOf(nameWords)
  const others = namesOf(words).filter((word) => !nameWords.includes(word))
  const typed = names.map(({ name }) => name).join('')
  if (!/\d/.test(typed)) {
    return isRareWord(index, names) && others.some(({ name }) => /\d/.test(name))
  }
  return others.length > 0 && (/^\d{1,4}$/.test(typed) || typed.length < MIN_STRONG_NAME)
}

/** One word without digits that is part of few device names. */
export function isRareWord(index: SearchIndex, names: readonly Word[]): boolean {
  const [only, more] = names
  if (!only || more || /\d/.test(only.name)) return false
  return (index.words.find(only.name)[0] ?? 0) < FEW_NAMES
}

/** A name of fewer characters is weak evidence among other words. */
export const MIN_STRONG_NAME = 4
/** The most slips in a mistyped brand. */
const SLIPS = 1
/** A word of more device names is a brand or series. */
const FEW_NAMES = 20
const COLOURS = new Set(
  (
    'red blue green white silver gold golden pink purple yellow rose rotes roter rote blaues blauer blaue grünes ' +
    'weisses weißes weisser weißer silbernes silberner goldenes goldener'
  ).split(' '),
)
