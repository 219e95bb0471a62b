// Finds other generations of a device when the requested one is unknown.
import { TRAIT } from '../index/atom-traits.ts'
import { atomsOf } from '../index/atoms.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { matchNames, type NameMatch } from './device-names.ts'
import { type Evidence, rowsInOrder } from './evidence.ts'

/** 'gen6', 'g6' and '6th' name a generation. */
export function isGeneration({ name }: Word): boolean {
  return generationNamed(name) !== undefined
}

/** Nearest generation first; undefined when the other words name no device with generations. */
export function otherGenerations(
  index: SearchIndex,
  query: ParsedQuery,
  words: readonly Word[],
): Evidence | undefined {
  const [generation, another] = words.filter(isGeneration)
  const requested = generation && generationNamed(generation.name)
  if (requested === undefined || another) return undefined
  const others = words.filter(({ at, name }) => at !== generation?.at && name !== '')
  const names = others.filter(({ role }) => role === 'name')
  // A brand alone would match all its names, so a name must contain a word beyond the brand.
  const hasGeneration = (text: number) => {
    return names.some((word) => !isOfBrand(index, text, word)) && namesGeneration(index, text)
  }
  const texts = matchNames(index, others, hasGeneration)
    .filter((match) => differsInGenerationOnly(index, match))
    .map(({ text }) => ({
      text,
      distance: Math.abs((generationOf(index, text) ?? requested) - requested),
    }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ text }) => text)
  const rows = rowsInOrder(
    index,
    texts.map((text) => [text]),
  )
  if (rows.length === 0) return undefined
  const nameWords = words.filter(({ role }) => role === 'name')
  const typed = typedWords(query, nameWords)
  return {
    kind: 'device',
    words: nameWords,
    typed,
    texts,
    rows,
    certainty: 'similar',
    difference: (row) => {
      const text = texts.find((each) => index.rowsOf.of(each).includes(row))
      return text === undefined
        ? null
        : { about: 'generation', asked: typed, found: index.displays.at(text) }
    },
  }
}

// The name contains all the words, at least one of them beyond its brand; the rest of it starts with its
// generation.
function differsInGenerationOnly(
  index: SearchIndex,
  { text, extra, missing, matchedWords }: NameMatch,
): boolean {
  const [first, ...others] = extra
  return (
    missing.length === 0 &&
    first !== undefined &&
    isOfGeneration(index, index.atomsOf.of(text)[first]) &&
    others.every((place) => place > first) &&
    matchedWords.some((word) => word.role === 'name' && !isOfBrand(index, text, word))
  )
}

function namesGeneration(index: SearchIndex, text: number): boolean {
  return index.atomsOf.of(text).some((atom) => isOfGeneration(index, atom))
}

function isOfGeneration({ atomTraits }: SearchIndex, atom = 0): boolean {
  return ((atomTraits[atom] ?? 0) & TRAIT.isGeneration) !== 0
}

function isOfBrand(index: SearchIndex, text: number, { name }: Word): boolean {
  return index.brands.atoms[index.brandOf[text] ?? 0]?.includes(name) ?? false
}

function generationOf(index: SearchIndex, text: number): number | undefined {
  return atomsOf(index.displays.at(text).toLowerCase())
    .map(numberOf)
    .find((number) => number !== undefined)
}

function generationNamed(name: string): number | undefined {
  const [atom, more] = atomsOf(name)
  return more === undefined ? numberOf(atom) : undefined
}

function numberOf(atom: string | undefined): number | undefined {
  const digits = /^gen(\d+)$/.exec(atom ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
