// What to show when nothing is found as typed: look-alikes, slips of the finger, fewer words, near values.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findNearWords, findNeighbours, findWords } from './dictionary-repository.ts'
import { addProducts, addTerm, TIERS } from './match-rules.ts'
import type { Findings } from './match-rules.ts'
import { aroundValues, isNumeric, numericLabel } from './numeric-rules.ts'
import { lookAlikes } from './query-rules.ts'
import type { Query } from './query-rules.ts'
import {
  findByMostWords,
  findByValues,
  findByWordSets,
  findExact,
  findNearKeys,
  findProductsByWordSets,
} from './search-repository.ts'
import { slipCost, slipsOf } from './spelling-rules.ts'

export interface TolerantAnswer {
  findings: Findings
  /** False when only the end of a word was missing. */
  tolerant: boolean
  readAs?: string
  suggestions: string[]
}

/** Tries one kind of guess after the other, the likeliest first, and stops at the first that finds something. */
export async function searchTolerantly(
  db: Kysely<Database>,
  query: Query,
): Promise<TolerantAnswer> {
  // Asked for at once: two of the guesses need it, and it takes as long as the first guess.
  const words = findWords(db, [...query.words, ...query.valueWords])
  words.catch(() => undefined)
  const dictionary = () => words
  for (const guess of [guessWholeNumber, guessWords, guessNearValues, guessFewerWords]) {
    const answer = await guess(db, query, dictionary)
    if (answer) return answer
  }
  return guessNeighbours(db, query.number)
}

type Guess = (
  db: Kysely<Database>,
  query: Query,
  dictionary: Dictionary,
) => Promise<TolerantAnswer | undefined>

type Dictionary = () => ReturnType<typeof findWords>

// Look-alikes or one slip in a whole number or in a whole device name.
const guessWholeNumber: Guess = async (db, query) => {
  const { number } = query
  const slips =
    number.length > 3 && number.length <= LONGEST_SLIP && LATIN.test(number) ? slipsOf(number) : []
  const terms = await findNearKeys(db, { folded: lookAlikes(query.readings), slips })
  const costs = new Map(
    terms.map(({ key, reading }) => [key, reading === 0 ? 0 : slipCost(number, key)]),
  )
  const findings: Findings = new Map()
  const sorted = terms.sort((a, b) => (costs.get(a.key) ?? 0) - (costs.get(b.key) ?? 0))
  for (const term of sorted) {
    addTerm(findings, term, { tier: TIERS.tolerant, distance: costs.get(term.key) ?? 0 })
  }
  if (findings.size === 0) return undefined
  const displays = [...new Set(sorted.map(({ display }) => display))]
  return {
    findings,
    tolerant: true,
    readAs: displays[0] ?? '',
    suggestions: displays.slice(0, MOST_SUGGESTIONS),
  }
}

const guessWords: Guess = async (db, query, dictionary) => {
  const { words } = query
  if (words.length === 0) return undefined
  const found = await dictionary()
  const known = new Map(
    found.filter(({ typed, token }) => typed === token).map(({ token, df }) => [token, df]),
  )
  const unknown = words.filter((word) => !known.has(word))
  // The end of a word may not have been typed yet: that is no mistake.
  if (unknown.length > 0) {
    const begun = words.map((word) =>
      known.has(word)
        ? [word]
        : found.filter(({ typed }) => typed === word).map(({ token }) => token),
    )
    const answer = await searchSets(db, query, begun)
    if (answer) return { ...answer, tolerant: false }
  }
  const suspects = unknown.length > 0 ? unknown : leastCommon(words, known)
  const meant = await meantBy(db, suspects.slice(0, 3))
  return searchSets(
    db,
    query,
    words.map((word) => [...(known.has(word) ? [word] : []), ...(meant.get(word) ?? [])]),
  )
}

const guessNearValues: Guess = async (db, query) => {
  if (!isNumeric(query.numeric)) return undefined
  const products = await findByValues(db, aroundValues(query.numeric), query.words)
  if (products.length === 0) return undefined
  const findings: Findings = new Map()
  const raw = numericLabel(query.numeric)
  addProducts(findings, products, {
    tier: TIERS.tolerant,
    distance: 0,
    matchedOn: { kind: 'specification', raw },
  })
  return { findings, tolerant: true, readAs: raw, suggestions: [] }
}

const guessFewerWords: Guess = async (db, query, dictionary) => {
  if (query.words.length + query.valueWords.length < 2) return undefined
  const known = (await dictionary()).filter(({ typed, token }) => typed === token)
  const rare = known.filter(({ token, df }) => df <= COMMON && token.length > 1)
  const used = (rare.length > 0 ? rare : known.filter(({ token }) => token.length > 2)).slice(0, 12)
  if (used.length === 0) return undefined
  const words = used.map(({ token, df }) => ({ token, weight: 1 / Math.log(df + 2) }))
  const products = await findByMostWords(db, words)
  const best = products[0]?.share ?? 0
  const findings: Findings = new Map()
  const matchedOn = { kind: 'words', raw: used.map(({ token }) => token).join(' ') }
  for (const product of products.filter(({ share }) => share >= best * 0.7)) {
    addProducts(findings, [product], {
      tier: TIERS.tolerant,
      distance: Math.round((best - product.share) * 100),
      matchedOn,
    })
  }
  return { findings, tolerant: true, readAs: matchedOn.raw, suggestions: [] }
}

// Nothing like it as a whole: the numbers that share the longest beginning.
async function guessNeighbours(db: Kysely<Database>, number: string): Promise<TolerantAnswer> {
  const findings: Findings = new Map()
  if (number.length < 3) return { findings, tolerant: false, suggestions: [] }
  const near = (await findNeighbours(db, number))
    .map((neighbour) => ({ ...neighbour, shared: sharedLength(neighbour.key, number) }))
    .filter(({ shared }) => shared >= 3)
    .sort((a, b) => b.shared - a.shared)
  const suggestions = [...new Set(near.map(({ display }) => display))].slice(0, MOST_SUGGESTIONS)
  const longest = near[0]?.shared ?? 0
  // A Lenovo machine type, or most of the number: close enough to show.
  if (longest < 4 || longest < number.length * 0.4 || !/\d/.test(number))
    return { findings, tolerant: false, suggestions }
  const keys = [...new Set(near.filter(({ shared }) => shared === longest).map(({ key }) => key))]
  for (const term of await findExact(db, keys))
    addTerm(findings, term, { tier: TIERS.tolerant, distance: term.reading })
  return { findings, tolerant: true, readAs: number.slice(0, longest).toUpperCase(), suggestions }
}

async function searchSets(
  db: Kysely<Database>,
  query: Query,
  sets: string[][],
): Promise<TolerantAnswer | undefined> {
  if (sets.some(({ length }) => length === 0)) return undefined
  const findings: Findings = new Map()
  const read = new Map<string, number>()
  const terms = await findByWordSets(db, sets)
  for (const term of terms) {
    const { cost, text } = readingOf(query.words, sets, term.words)
    addTerm(findings, term, {
      tier: TIERS.tolerant,
      distance: cost * 20 + Math.min(19, term.tokens),
    })
    read.set(text, Math.min(cost, read.get(text) ?? cost))
  }
  if (terms.length === 0) {
    for (const product of await findProductsByWordSets(db, sets)) {
      const { cost, text } = readingOf(query.words, sets, product.words)
      addProducts(findings, [product], {
        tier: TIERS.tolerant,
        distance: cost * 20,
        matchedOn: { kind: 'words', raw: text },
      })
      read.set(text, Math.min(cost, read.get(text) ?? cost))
    }
  }
  if (findings.size === 0) return undefined
  const readings = [...read].sort((a, b) => a[1] - b[1]).map(([text]) => text)
  return {
    findings,
    tolerant: true,
    readAs: readings[0] ?? '',
    suggestions: readings.slice(0, MOST_SUGGESTIONS),
  }
}

// Which word of each set this text holds, the likeliest one where it holds several.
function readingOf(
  typed: string[],
  sets: string[][],
  words: string[],
): { cost: number; text: string } {
  let cost = 0
  const text = sets.map((set, at) => {
    const held = set
      .filter((word) => words.includes(word))
      .map((word) => ({ word, cost: slipCost(typed[at] ?? '', word) }))
    const best = held.sort((a, b) => a.cost - b.cost)[0]
    cost += best?.cost ?? 0
    return best?.word ?? ''
  })
  return { cost, text: text.join(' ') }
}

async function meantBy(db: Kysely<Database>, words: string[]): Promise<Map<string, string[]>> {
  const latin = words.filter(
    (word) => LATIN.test(word) && word.length > 3 && word.length < LONGEST_SLIP,
  )
  const near = await findNearWords(db, {
    folded: lookAlikes(words.filter(({ length }) => length > 2)),
    slips: latin.flatMap(slipsOf),
    // Two mistakes are only believed in a long word of letters: numbers that share triples are other numbers.
    long: latin.filter((word) => word.length > 5 && !/\d/.test(word)),
  })
  return new Map(
    words.map((word) => {
      const most = word.length > 5 && !/\d/.test(word) ? 3 : 1.3
      const tokens = near.map(({ token }) => ({ token, cost: slipCost(word, token) }))
      const likely = tokens.filter(
        ({ token, cost }) => cost <= most || lookAlikes([word, token]).length === 1,
      )
      return [
        word,
        [...new Set(likely.sort((a, b) => a.cost - b.cost).map(({ token }) => token))].slice(0, 60),
      ]
    }),
  )
}

function leastCommon(words: string[], known: Map<string, number>): string[] {
  return [...words].sort((a, b) => (known.get(a) ?? 0) - (known.get(b) ?? 0)).slice(0, 3)
}

function sharedLength(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

const LATIN = /^[a-z0-9]+$/
const LONGEST_SLIP = 32
const MOST_SUGGESTIONS = 6
const COMMON = 2000
