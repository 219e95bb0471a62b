// Splits the text of a query, whose letters are in lower case and whose signs are plain, into tokens (words, numbers,
// known Chinese and Japanese runs), each with its separator from the previous one.
import { longestUnspacedPhrase, meaningOf } from './lexicon.ts'

export interface QueryToken {
  /** Letters and digits only, or the plus sign of 'S10+'. */
  text: string
  start: number
  end: number
  /**
   * What is between it and the token before. joint: nothing, or a hyphen, dot or slash within a name; slash: one
   * between two names; break: a comma, a line end and similar.
   */
  separator: 'space' | 'joint' | 'slash' | 'break'
}

export const MAX_TOKENS = 400
/** In tokens; a longer item at the limit is cut. */
const LONGEST_ITEM = 100
/** Chinese text has no blanks; a run longer than this is cut, since the rest adds nothing. */
const LONGEST_RUN = 300

interface Tokens {
  tokens: QueryToken[]
  /** The text beyond the limit, and the rest of long Chinese runs. */
  unread: { start: number; end: number }[]
}

/** At most MAX_TOKENS tokens; repeated items of a longer list are skipped. */
export function readTokens(text: string): Tokens {
  const unread: Tokens['unread'] = []
  const all = allTokens(text, unread)
  const distinct = all.length > MAX_TOKENS ? withoutRepeats(all) : all
  const count = wholeItems(distinct)
  const tokens = distinct.slice(0, count)
  const first = distinct[count]
  if (!first) return { tokens, unread }
  const read = unread.filter(({ end }) => end < first.start)
  return { tokens, unread: [...read, { start: first.start, end: text.length }] }
}

/** How many tokens are read: those of whole items, or of whole words of a long item. Half a number would be another one. */
function wholeItems(tokens: readonly QueryToken[]): number {
  if (tokens.length <= MAX_TOKENS) return tokens.length
  const last = tokens.slice(MAX_TOKENS - LONGEST_ITEM, MAX_TOKENS + 1)
  for (const separators of [['break'], ['break', 'space']]) {
    const at = last.findLastIndex(({ separator }) => separators.includes(separator))
    if (at >= 0) return MAX_TOKENS - LONGEST_ITEM + at
  }
  return MAX_TOKENS
}

// Items between commas or line ends; a duplicate item adds nothing.
function withoutRepeats(tokens: readonly QueryToken[]): QueryToken[] {
  const items: QueryToken[][] = []
  for (const token of tokens) {
    if (token.separator === 'break' || items.length === 0) items.push([])
    items.at(-1)?.push(token)
  }
  const distinct = new Map<string, QueryToken[]>()
  for (const item of items) {
    const key = item.map(({ text, separator }) => `${separator} ${text}`).join(' ')
    if (!distinct.has(key)) distinct.set(key, item)
  }
  return [...distinct.values()].flat()
}

function allTokens(text: string, unread: Tokens['unread']): QueryToken[] {
  const tokens: QueryToken[] = []
  let previousEnd = 0
  for (const match of text.matchAll(ASCII.test(text) ? ASCII_WORD : WORD)) {
    const [word] = match
    const between = text.slice(previousEnd, match.index)
    const isInside =
      between === ',' && MODEL.test(tokens.at(-1)?.text ?? '') && /^\d{1,2}$/.test(word)
    // 'Gen. 6' and '6. Generation' are one name.
    const isOrdinal = between === '. ' && /^(?:gen|\d{1,2})$/.test(tokens.at(-1)?.text ?? '')
    const inner = isInside ? 'joint' : isOrdinal ? 'space' : undefined
    const separator = tokens.length === 0 ? 'break' : (inner ?? separatorOf(between))
    previousEnd = match.index + word.length
    if (CJK.test(word)) {
      addRun(tokens, word.slice(0, LONGEST_RUN), match.index, separator)
      if (word.length > LONGEST_RUN)
        unread.push({ start: match.index + LONGEST_RUN, end: previousEnd })
    } else
      tokens.push({
        text: word,
        start: match.index,
        end: previousEnd,
        separator: resolveSlash(tokens.at(-1), word, separator),
      })
  }
  return tokens
}

// '5490/5480' and 'S9/S10' are two names, 'HR23/43' is one.
function resolveSlash(
  previous: QueryToken | undefined,
  word: string,
  separator: QueryToken['separator'],
): QueryToken['separator'] {
  if (separator !== 'slash' || !previous) return separator
  return shapeOf(previous.text) === shapeOf(word) ? 'slash' : 'joint'
}

function shapeOf(word: string): string {
  return word.replaceAll(/[a-z]+/g, 'a').replaceAll(/\d+/g, '0')
}

function separatorOf(between: string): QueryToken['separator'] {
  if (between === '') return 'joint'
  if (BREAK.test(between)) return 'break'
  if (between === '/') return 'slash'
  return /\s/.test(between) ? 'space' : 'joint'
}

// The longest known phrase first; text in no table stays whole.
function addRun(
  tokens: QueryToken[],
  run: string,
  start: number,
  separator: QueryToken['separator'],
): void {
  const fragments: { from: number; to: number }[] = []
  let unknown = 0
  for (let at = 0; at < run.length;) {
    const length = knownLength(run, at)
    if (length === 0) {
      at += 1
      continue
    }
    if (unknown < at) fragments.push({ from: unknown, to: at })
    fragments.push({ from: at, to: at + length })
    at += length
    unknown = at
  }
  if (unknown < run.length) fragments.push({ from: unknown, to: run.length })
  for (const [place, { from, to }] of fragments.entries()) {
    tokens.push({
      text: run.slice(from, to),
      start: start + from,
      end: start + to,
      separator: place === 0 ? separator : 'space',
    })
  }
}

function knownLength(run: string, at: number): number {
  for (let length = Math.min(longestUnspacedPhrase(), run.length - at); length > 0; length--) {
    if (meaningOf(run.slice(at, at + length))) return length
  }
  return 0
}

const CJK = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/
const WORD =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]+|(?:(?![\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff])[\p{L}\p{N}])+|(?<=[a-z0-9])\+(?=[\s),/]|$)/gu
const ASCII = /^[\0-\x7f]*$/
/** As WORD, for texts of ASCII, as most are: Unicode classes match several times slower. */
const ASCII_WORD = /[a-z0-9]+|(?<=[a-z0-9])\+(?=[\s),/]|$)/g
/** 'Watch6,17' and 'iPad11,6' are Apple model identifiers. */
const MODEL = /[a-z]\d{1,2}$/
// A dot ends a sentence only before a blank.
const BREAK = /[\n,;:|?!<>"&\u3000-\u303f]|\.\s|\s[-/+]\s|\s[-]$/
