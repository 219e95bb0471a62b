// Reads spoken numbers: 'x one carbon gen six', 'latitude fifty four ninety', 't four hundred eighty'.
import { ENGLISH_NUMBERS, SPOKEN_NUMBERS_IN_NAMES } from '../texts/spoken-numbers.ts'
import { cellNamed } from './cells.ts'
import type { ParsedQuery } from './parsed-query.ts'
import type { Word } from './word.ts'

/** The same query with spoken numbers as digits; undefined if there are none. */
export function withSpokenNumbers(query: ParsedQuery): ParsedQuery | undefined {
  const words = query.words.map((word) => ({ ...word }))
  const isDictated = query.words.some((_, at) => runOf(query.words, at).length > 1)
  let isChanged = false
  for (let at = 0; at < words.length;) {
    const run = runOf(words, at)
    at += Math.max(1, run.length)
    const digits = digitsOf(numbersOf(run))
    const letters = lettersBefore(words, run[0], digits)
    const [first] = [...letters, ...run]
    if (!first || (run.length === 1 && !isNumber(run[0], letters, isDictated))) continue
    const text = spelt(letters) + digits
    for (const word of [...letters, ...run]) {
      Object.assign(word, { name: '', text: '', role: 'name', phrase: first.at })
    }
    Object.assign(first, { name: text, text })
    isChanged = true
  }
  return isChanged ? { ...query, words } : undefined
}

function isSpoken({ meaning, name }: Word): boolean {
  return meaning?.number !== undefined && name !== '' && !/^gen\d/.test(name)
}

function runOf(words: readonly Word[], from: number): Word[] {
  const run: Word[] = []
  for (let at = from; at < words.length; at++) {
    const word = words[at]
    if (!word || !isSpoken(word) || (run.length > 0 && word.separator === 'break')) break
    run.push(word)
  }
  return run
}

// 'G six' is the generation G6, and 'c r' are the letters of CR2032.
function lettersBefore(words: readonly Word[], first: Word | undefined, digits: string): Word[] {
  const last = letterBefore(words, first)
  const other = letterBefore(words, last)
  if (!last || !other) return last ? [last] : []
  // 'A t four eighty' starts with an article; 'a g thirteen' is a cell.
  const isArticle = /^[ai]$/.test(other.text) && !cellNamed(spelt([other, last]) + digits)
  return isArticle ? [last] : [other, last]
}

function letterBefore(words: readonly Word[], word: Word | undefined): Word | undefined {
  const letter = word?.separator === 'space' ? words[word.at - 1] : undefined
  return letter && /^[a-z]$/.test(letter.text) && !letter.meaning?.alias ? letter : undefined
}

function spelt(letters: readonly Word[]): string {
  return letters.map(({ text }) => text).join('')
}

// Whether a single number word is meant as a number: 'Xbox One' and 'Infinix Zero' are names, and 'elf' or
// 'sept' may be words of another language, unless other numbers are dictated too.
function isNumber(word: Word | undefined, letters: readonly Word[], isDictated: boolean): boolean {
  const { text } = word ?? { text: '' }
  const isEnglish = Object.hasOwn(ENGLISH_NUMBERS, text) || MULTIPLIERS.has(text)
  if (letters.length > 0) return isEnglish || isDictated
  return isEnglish && (SPOKEN_NUMBERS_IN_NAMES[text] ?? 0) < MANY_NAMES
}

// A phrase of two words ('dix sept') is one number.
function numbersOf(run: readonly Word[]): number[] {
  const phrases = run.filter(({ phrase }, at) => at === 0 || phrase !== run[at - 1]?.phrase)
  return phrases.map(({ meaning }) => meaning?.number ?? 0)
}

// 'Fifty four ninety' is 5490, 'eight forty' 840, 'four four zero' 440, 'six hundred fifty' 650, 'sixty four hundred'
// 6400.
function digitsOf(numbers: readonly number[]): string {
  let digits = ''
  for (let at = 0; at < numbers.length;) {
    const [number, after] = upToHundreds(numbers, at)
    const isThousand = numbers[after] === 1000
    const [rest, end] = isThousand ? upToHundreds(numbers, after + 1) : [0, after]
    digits += String(isThousand ? (number || 1) * 1000 + rest : number)
    at = Math.max(end, at + 1)
  }
  return digits
}

/** The number that starts there, below 10,000, and the position after it. */
function upToHundreds(numbers: readonly number[], at: number): [number, number] {
  const [first, after] = upToNinetyNine(numbers, at)
  if (numbers[after] !== 100) return [first, after]
  const [rest, end] = upToNinetyNine(numbers, after + 1)
  return [(first || 1) * 100 + rest, rest === 0 ? after + 1 : end]
}

function upToNinetyNine(numbers: readonly number[], at: number): [number, number] {
  const [number = 0, next = 0] = numbers.slice(at, at + 2)
  if (at >= numbers.length || number >= 100) return [0, at]
  const isTens = number >= 20 && number % 10 === 0
  return isTens && next > 0 && next < 10 ? [number + next, at + 2] : [number, at + 1]
}

const MULTIPLIERS = new Set(['hundred', 'thousand'])
/** A number word in at least this many device names is more likely part of a name. */
const MANY_NAMES = 10
