// Parses a query once: barcodes, values, words with their meaning, quantities. Independent of the catalogue.
import { type ReadBarcode, readBarcodes } from './barcodes.ts'
import { beginsPhrase, type Meaning, meaningOf } from './lexicon.ts'
import { markQuantities } from './quantities.ts'
import { type QueryToken, readTokens } from './query-tokens.ts'
import { sourceText, type SourceText, typedPart, withUnread } from './source-text.ts'
import { blanked, type ReadValue, readValues } from './values.ts'
import type { Role, Word } from './word.ts'

export interface ParsedQuery {
  source: SourceText
  words: Word[]
  barcodes: ReadBarcode[]
  values: ReadValue[]
  /** In quotation marks: taken literally, without corrections. */
  isVerbatim: boolean
  /** Number of lines with a letter or digit. */
  lines: number
  /** Another reading, in which a number joined to a unit is part of a name. */
  variant?: ParsedQuery
}

/** Parses the keyword; `variant` reads '15v' and '21AH' as parts of names instead of values. */
export function parseQuery(keyword: string): ParsedQuery {
  const source = sourceText(keyword)
  const query = parseSource(source, false)
  const isDoubtful = query.values.some((value) => isGlued(source.text, value))
  return isDoubtful ? { ...query, variant: parseSource(source, true) } : query
}

/** Whether a number is joined to letters, which may be its unit or the rest of a name: '15v'. */
function isGlued(text: string, { start, end }: { start: number; end: number }): boolean {
  return /^\d{1,4}[a-z]{1,2}$/.test(text.slice(start, end))
}

function parseSource(source: SourceText, withoutGlued: boolean): ParsedQuery {
  const barcodes = readBarcodes(source.text)
  const marked = barcodes.filter(({ isMarked }) => isMarked)
  const text = blanked(source.text, marked)
  const read = readValues(text)
  const isRead = (part: { start: number; end: number }) => !withoutGlued || !isGlued(text, part)
  const values = read.values.filter(isRead)
  const measures = read.measures.filter(isRead)
  const { tokens, unread } = readTokens(blanked(text, values))
  const words = tokens.map((token, at) => wordOf(token, at, measures))
  markPhrases(words)
  markGenerations(words)
  markQuantities(words, source.text)
  markCapacities(words, values)
  return {
    source: withUnread(source, unread),
    words,
    barcodes,
    values,
    isVerbatim: /^\s*["“].+["”]\s*$/s.test(source.typed),
    lines: source.typed.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line)).length,
  }
}

/** The original text of a run of words. */
export function typedWords({ source }: ParsedQuery, words: readonly Word[]): string {
  if (words.length === 0) return ''
  const start = Math.min(...words.map((word) => word.start))
  const end = Math.max(...words.map((word) => word.end))
  return typedPart(source, start, end)
}

function wordOf(token: QueryToken, at: number, measures: { start: number; end: number }[]): Word {
  const isMeasure = measures.some(({ start, end }) => token.start >= start && token.end <= end)
  const name = token.text === '+' ? 'plus' : token.text
  const role = isMeasure ? 'measure' : 'name'
  return { ...token, at, name, meaning: undefined, phrase: at, role }
}

// Gives the words of the longest phrase at each place its meaning; a phrase does not cross a comma or line end.
function markPhrases(words: Word[]): void {
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words, at)
    if (length === 0) {
      at += 1
      continue
    }
    const phrase = words.slice(at, at + length)
    const meaning = meaningOf(phraseKey(phrase))
    // 'se vende' says 'for sale': no word of it is part of a name, such as the SE of an iPhone.
    const isIdiom = length > 1 && meaning?.courtesy && roleOf(meaning) === 'courtesy'
    for (const [place, word] of phrase.entries()) {
      word.meaning = meaning
      word.phrase = at
      if (meaning?.alias !== undefined) word.name = place === 0 ? meaning.alias : ''
      else if (isIdiom) word.name = ''
      if (word.role === 'name') word.role = roleOf(meaning)
    }
    at += length
  }
}

function phraseKey(words: readonly Word[]): string {
  return words
    .map((word, at) => (at === 0 ? '' : between(words[at - 1], word)) + word.text)
    .join('')
}

// '5号' is one word in two scripts; 'li-ion' is two words.
function between(before: Word | undefined, word: Word): string {
  const changes = CJK.test(before?.text ?? '') !== CJK.test(word.text)
  return word.separator === 'joint' && changes ? '' : ' '
}

function phraseLength(words: readonly Word[], at: number): number {
  let key = ''
  let longest = 0
  for (let length = 1; length <= LONGEST_PHRASE && at + length <= words.length; length++) {
    const word = words[at + length - 1]
    if (!word || (length > 1 && word.separator === 'break')) break
    key += (length > 1 ? between(words[at + length - 2], word) : '') + word.text
    if (meaningOf(key)) longest = length
    if (!beginsPhrase(key)) break
  }
  return longest
}

function roleOf(meaning: Meaning | undefined): Role {
  if (!meaning || meaning.alias !== undefined || meaning.size !== undefined) return 'name'
  if (meaning.number !== undefined || meaning.ordinal !== undefined) return 'name'
  if (meaning.joins) return 'join'
  if (meaning.categories || meaning.chemistry || meaning.rechargeable !== undefined)
    return 'attribute'
  if (meaning.cell || meaning.notSold) return 'attribute'
  if (meaning.trade) return 'trade'
  if (meaning.courtesy || meaning.quantity || meaning.numberFollows) return 'courtesy'
  return 'name'
}

// 'gen 6', '6th generation', 第6代, 'sixth gen': one name on the first of the words.
function markGenerations(words: Word[]): void {
  for (const word of words) {
    // 第六代 contains both word and number.
    if (word.meaning?.ordinal !== undefined && word.text.endsWith('代')) {
      Object.assign(word, { name: `gen${word.meaning.ordinal}`, role: 'name', meaning: undefined })
    }
    const after = words[word.at + 1]
    if (!after || after.separator === 'break') continue
    const isFollowed =
      isGeneration(after) &&
      /^\d/.test(words[word.at + 2]?.text ?? '') &&
      words[word.at + 3]?.text !== 'in'
    const number =
      generationNumber(word, after) ?? (isFollowed ? undefined : generationNumber(after, word))
    // '5 Gen 2-in-1': the text after the 2 makes it a different word.
    if (isGeneration(word) && words[word.at + 2]?.text === 'in') continue
    if (number === undefined) continue
    const third = words[word.at + 2]
    const group =
      third && isGeneration(third) && third.separator !== 'break'
        ? [word, after, third]
        : [word, after]
    const before = words[word.at - 1]
    if (before?.text === '第' && word.separator === 'joint') group.unshift(before)
    // In 'Gen 1 Plus' the 1 belongs to the generation and not to a OnePlus.
    for (const part of group) {
      for (const sibling of words.filter((other) => isOfSameAlias(part, other, group))) {
        Object.assign(sibling, {
          name: sibling.text,
          role: 'name',
          meaning: undefined,
          phrase: sibling.at,
        })
      }
    }
    for (const [place, part] of group.entries()) {
      part.name = place === 0 ? `gen${number}` : ''
      part.phrase = group[0]?.at ?? word.at
      part.role = 'name'
      part.meaning = undefined
    }
  }
}

/** Whether another word has its name from the same alias as `part`, and is not in the group. */
function isOfSameAlias(part: Word, other: Word, group: readonly Word[]): boolean {
  const isAlias = part.meaning?.alias !== undefined && other.phrase === part.phrase
  return isAlias && !group.includes(other)
}

function generationNumber(named: Word, counted: Word): number | undefined {
  if (!isGeneration(named)) return undefined
  const ordinal = counted.meaning?.ordinal ?? counted.meaning?.number
  const digits = /^(\d{1,2})(?:st|nd|rd|th|e|a|o|ta|da|ra|er|eme|ieme|te|ste|de)?$/.exec(
    counted.text,
  )?.[1]
  const number = ordinal ?? (digits === undefined ? Number.NaN : Number(digits))
  return number >= 1 && number <= MAX_GENERATIONS ? number : undefined
}

function isGeneration(word: Word): boolean {
  return word.text === 'gen' || word.text === 'generation' || word.meaning?.generation === true
}

// A bare number next to a voltage is a capacity, unless the query states another one.
function markCapacities(words: Word[], values: readonly ReadValue[]): void {
  if (values.some(({ kind }) => kind === 'capacity')) return
  for (const { kind, start, end } of values) {
    if (kind !== 'voltage') continue
    const after = words.find((word) => word.start >= end)
    const before = words.findLast((word) => word.end <= start)
    for (const word of [after, before]) {
      if (!word || word.role !== 'name' || !/^\d{3,5}$/.test(word.text)) continue
      const gap = word.start >= end ? word.start - end : start - word.end
      if (gap <= 3) word.capacity = Number(word.text)
    }
  }
}

const CJK = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/
const LONGEST_PHRASE = 6
const MAX_GENERATIONS = 20
