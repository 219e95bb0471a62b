// Words next to a device name that may refer to a different device.
import { isModifier } from '../index/atom-traits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { Word } from '../query/word.ts'

/**
 * The words typed next to the name of a device that indicate another device (words with digits and words from other
 * device names): `missing`. Any other word may be a mistyped brand or courtesy: `unknown`, if it has more than two
 * characters, all of them letters. `explained`: the words that belong to the name.
 */
export function findLeftOverWords(
  index: SearchIndex,
  words: readonly Word[],
  explained: readonly Word[],
): { missing: Word[]; unknown: Word[] } {
  const places = new Set(explained.map(({ at }) => at))
  const isOpen = (word: Word) =>
    isName(word) ||
    isJoined(words, word, places) ||
    isSuffix(words, word, places) ||
    isSeriesBefore(words, word, places)
  const open = words.filter(
    (word) =>
      isOpen(word) &&
      !places.has(word.at) &&
      !explained.some(({ phrase }) => phrase === word.phrase),
  )
  const beside = open.filter(
    (word) => isJoined(words, word, places) || isAdjacent(words, word, places),
  )
  const isOther = (word: Word) =>
    /\d/.test(word.name) || isJoined(words, word, places) || isOfDevices(index, word.name)
  return {
    missing: beside.filter(isOther),
    unknown: beside.filter(
      (word) => !isOther(word) && word.name.length > 2 && LETTERS.test(word.name),
    ),
  }
}

function isOfDevices(index: SearchIndex, name: string): boolean {
  return isModifier(name) || (index.words.find(name)[0] ?? 0) >= FEW_NAMES
}

// 'Fire 16 Pro' is not another maker's 16 Pro.
function isSeriesBefore(
  words: readonly Word[],
  { at, meaning, phrase }: Word,
  explained: ReadonlySet<number>,
): boolean {
  const after = words.find((word) => word.at === at + 1)
  if (!meaning?.series || !after || after.phrase === phrase || after.separator === 'break')
    return false
  return explained.has(after.at) && /\d/.test(after.name)
}

// 'SE' is a common word in other languages, and 'power' one of the trade; directly after a model number it denotes a
// different device.
function isSuffix(words: readonly Word[], word: Word, explained: ReadonlySet<number>): boolean {
  if (!isModifier(word.name) || word.separator === 'break') return false
  const after = words.find(({ at }) => at === word.at + 1)
  // 'T480 power battery' speaks of the battery.
  const isTrade = word.role === 'trade' && after?.role !== 'trade'
  if (word.role !== 'courtesy' && !isTrade) return false
  const before = words.find(({ at }) => at === word.at - 1)
  return before !== undefined && explained.has(before.at) && /\d/.test(before.name)
}

// 'BL-5C' is one number: a device named after one half of it is a different one.
function isJoined(words: readonly Word[], word: Word, explained: ReadonlySet<number>): boolean {
  const after = words.find(({ at }) => at === word.at + 1)
  const isBound = (one: Word | undefined) => one?.separator === 'joint' && LATIN.test(one.text)
  const isLatin = LATIN.test(word.text)
  return (
    isLatin &&
    ((isBound(word) && explained.has(word.at - 1)) ||
      (isBound(after) && explained.has(word.at + 1)))
  )
}

// At most two words, none of them 'and' or a courtesy, and no comma between this word and one of the device's words.
function isAdjacent(words: readonly Word[], word: Word, explained: ReadonlySet<number>): boolean {
  const from = words.indexOf(word)
  for (const step of [-1, 1]) {
    for (let place = from + step; Math.abs(place - from) <= 3; place += step) {
      const crossed = words[step < 0 ? place + 1 : place]
      const other = words[place]
      if (!other || crossed?.separator === 'break') break
      if (explained.has(other.at)) return true
      // 'iPhone battery 27' asks for a device other than 'iPhone'; 'and' starts another name.
      if (other.role === 'join' || other.role === 'courtesy') break
    }
  }
  return false
}

function isName({ role, name }: Word): boolean {
  return role === 'name' && name !== ''
}

/** A word in fewer device names than this may be an ordinary word. */
const FEW_NAMES = 5
const LATIN = /^[a-z0-9]+$/
const LETTERS = /^\p{L}+$/u
