// The search text of content: one normalised spelling, and the terms of a query.
import { plainText } from '../../../shared/part-number.ts'

export interface QueryTerm {
  /** The whole term; for an English word its stem. */
  whole: string
  /** For a longer Chinese run: its character pairs, of which most must match. */
  pairs: string[]
  /** How many of the pairs must match. */
  needed: number
}

/** The words of an entry, as `wordsOfContent` returns them. */
export interface EntryWords {
  /** Of the text in the language that is shown. */
  shown: string
  /** Of the English text, which contains names and figures in trade spelling. */
  english: string
}

export function hasTerm({ shown, english }: EntryWords, { whole, pairs, needed }: QueryTerm) {
  if (shown.includes(whole) || english.includes(whole)) return true
  return pairs.length > 0 && pairs.filter((pair) => shown.includes(pair)).length >= needed
}

/** Lower case, one character width, single spaces: stored with a text. */
export function wordsOfContent(parts: readonly string[]): string {
  return plainText(parts.join(' \n ')).replace(/\s+/g, ' ').trim()
}

/** The terms of a query, of which every one must match; those after the eighth are ignored. */
export function queryTerms(keyword: string): QueryTerm[] {
  const plain = plainText(keyword).slice(0, 100)
  // Punctuation alone matches nothing, unless a text contains exactly that.
  const runs: string[] = plain.match(RUNS) ?? [plain.trim()].filter(Boolean)
  return runs.slice(0, 8).map((run) => {
    if (!HAN.test(run)) return { whole: stemOf(run), pairs: [], needed: 0 }
    const characters = [...run]
    const pairs =
      characters.length < 3
        ? []
        : characters.slice(1).map((character, at) => (characters[at] ?? '') + character)
    return { whole: run, pairs, needed: Math.ceil(pairs.length * ENOUGH) }
  })
}

/** The share of the pairs of a run that must match. */
const ENOUGH = 0.6
const HAN = /[\u2e80-\u9fff]/
/** Runs of Chinese characters, and runs of other characters without blanks and punctuation. */
const RUNS = /[\u2e80-\u9fff]+|[^\s\u2e80-\u9fff\u3000-\u303f\uff00-\uffef"'`()[\]{}<>;!?]+/g

/** 'batteries', 'battery' -> 'batter'; 'boxes' -> 'box'; numbers stay whole. */
function stemOf(word: string): string {
  const bare = word.replace(/^[.,:]+|[.,:]+$/g, '')
  if (!/^[a-z]{4,}$/.test(bare)) return bare || word
  return bare
    .replace(/(?:ies|y)$/, '')
    .replace(/(?<=x|s|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '')
}
