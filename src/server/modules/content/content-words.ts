// The words by which content is found: one plain spelling, and what a question asks of it.
import { plainText } from '../../../shared/part-number.ts'

export interface WantedTerm {
  /** The term as a whole; `stem` of an English word. */
  whole: string
  /** Of a longer Chinese run: its pairs of characters, of which most are enough. */
  pairs: string[]
  needed: number
}

/** Lower case, one width, single spaces: what is kept beside a text. */
export function wordsOfContent(parts: readonly string[]): string {
  return plainText(parts.join(' \n ')).replace(/\s+/g, ' ').trim()
}

/** Every term has to be found; at most eight count. */
export function wantedTerms(keyword: string): WantedTerm[] {
  const plain = plainText(keyword).slice(0, 100)
  // Nothing but signs finds nothing, unless a text has just these.
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

const ENOUGH = 0.6
const HAN = /[\u2e80-\u9fff]/
const RUNS = /[\u2e80-\u9fff]+|[^\s\u2e80-\u9fff\u3000-\u303f\uff00-\uffef"'`()[\]{}<>;!?]+/g

/** 'batteries', 'battery' -> 'batter'; 'boxes' -> 'box'; figures stay whole. */
function stemOf(word: string): string {
  const bare = word.replace(/^[.,:]+|[.,:]+$/g, '')
  if (!/^[a-z]{4,}$/.test(bare)) return bare || word
  return bare
    .replace(/(?:ies|y)$/, '')
    .replace(/(?<=x|s|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '')
}
