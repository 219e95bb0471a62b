// The result of interpreting a query.
import type { Difference } from '../../../../contract/search.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import type { Constraint } from './constraints.ts'
import type { Evidence } from './evidence.ts'

/**
 * exact: this number, barcode, device or cell; family: a brand, series, category or values, or a name of several
 * devices or cells; partial: numbers that contain what was typed, a device named by one rare word, or one that the
 * product does not fit according to returns; similar: near matches.
 */
export type Certainty = 'exact' | 'family' | 'partial' | 'similar' | 'none'

/** One number or device of a query that asks for several. */
export interface Group {
  /** How the query names it. */
  texts: string[]
  kind: 'number' | 'device'
  state: 'found' | 'similar' | 'missing'
  /** The corrected spelling. */
  readAs: string | null
  /** Best first. */
  rows: number[]
  words: readonly Word[]
  /** What it was found by; empty when nothing was found. */
  members: readonly Evidence[]
  /** The constraints of the query that apply to it. */
  constraints: readonly Constraint[]
  /** How a row differs from what the query names; null: not at all. */
  difference: (row: number) => Difference | null
  /** The nearest numbers and devices of the catalogue, when nothing was found. */
  suggestions: string[]
}

export interface MatchResult {
  certainty: Certainty
  /** Rows of the index, best first. */
  rows: readonly number[]
  evidence: readonly Evidence[]
  constraints: readonly Constraint[]
  /** Words read as a number or name that match nothing. */
  missing: readonly Word[]
  /** Words of brands and of titles that narrowed a list. */
  browsed: readonly Word[]
  groups: readonly Group[]
  /** Number of numbers and devices beyond the limit. */
  unread: number
  /** How a row differs from what the query names; null: not at all. */
  difference: (row: number) => Difference | null
  /** The corrected spelling. */
  readAs: string | null
  /** The nearest numbers and devices of the catalogue, when nothing certain was found. */
  suggestions: readonly string[]
  /** A device that the shop knows and has no battery for. */
  knownDevice: string | null
  /** The class of goods that is asked for and not sold, such as `camera`. */
  notSold: string | null
}

export const MAX_SIMILAR = 5

export const NO_MATCH: MatchResult = {
  certainty: 'none',
  rows: [],
  evidence: [],
  constraints: [],
  missing: [],
  browsed: [],
  groups: [],
  unread: 0,
  difference: () => null,
  readAs: null,
  suggestions: [],
  knownDevice: null,
  notSold: null,
}

/** Words that may name a device, brand or number. */
export function namesOf(words: readonly Word[]): Word[] {
  return words.filter(({ role, name }) => role === 'name' && name !== '')
}

/** What `namesOf` finds, joined into one key, for prefix and similarity searches. */
export function keyOfNames(words: readonly Word[]): string {
  return namesOf(words)
    .map(({ name }) => name)
    .join('')
    .slice(0, LONGEST_KEY)
}

/** The words that the evidence does not explain, except quantities. */
export function wordsWithout(words: readonly Word[], evidence: readonly Evidence[]): Word[] {
  const used = new Set(evidence.flatMap((each) => each.words.map(({ at }) => at)))
  return words.filter(({ at, role }) => !used.has(at) && role !== 'quantity')
}

/** Unexplained words with digits: perhaps other numbers. */
export function missingNames(query: ParsedQuery, evidence: readonly Evidence[]): Word[] {
  return missingRuns(query, evidence).flat()
}

/** As `missingNames`, in runs of joined words: 'CP345705-00' is one number. */
export function missingRuns(query: ParsedQuery, evidence: readonly Evidence[]): Word[][] {
  const unexplained = wordsWithout(query.words, evidence).filter((word) => {
    return word.role === 'name' && word.capacity === undefined
  })
  const runs: Word[][] = []
  for (const word of unexplained) {
    const last = runs.at(-1)
    if (last && word.separator === 'joint' && last.at(-1)?.at === word.at - 1) last.push(word)
    else runs.push([word])
  }
  return runs.filter((run) => {
    const key = keyOfNames(run)
    return /\d/.test(key) && key.length > 3 && !namesNoBattery(query, run)
  })
}

/**
 * A serial number, a date, or a pack designation of IEC 61960 ('4ICP5/60/80'): printed on labels, but not the name of a
 * battery.
 */
export function namesNoBattery({ words, source }: ParsedQuery, run: readonly Word[]): boolean {
  const [first] = run
  const label = words.filter(({ phrase, role }) => {
    return role === 'trade' && phrase === words[(first?.at ?? 0) - 1]?.phrase
  })
  const named = source.text.slice(label[0]?.start, label.at(-1)?.end)
  const isSerial = label.length > 0 && SERIAL.test(named)
  const key = keyOfNames(run)
  return isSerial || PACK_DESIGNATION.test(key) || (run.length > 1 && DATE.test(key))
}

const LONGEST_KEY = 60
const SERIAL = /^(?:s\W?n|serial|serial ?(?:no|number)|s no|lot|lot ?(?:no|number)|batch|batch no)$/
const PACK_DESIGNATION = /^\d{1,2}i[cfmn][pr]\d/
const DATE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-3]\d)?$/
