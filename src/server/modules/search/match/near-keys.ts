// The keys (whole texts without separators) and words of the index nearest to the input: one typo away, look-alikes, or
// sorted next to it.
import { foldLookAlikes } from '../../../../shared/part-number.ts'
import { finishHash, HASH_START, hashNext } from '../index/key-hash.ts'
import type { KeyTable } from '../index/key-table.ts'
import { keysOneSlipAway } from '../index/one-slip.ts'
import { isBrandItself, isKind, kindOf, type SearchIndex } from '../index/search-index.ts'
import { barcodeReadings } from '../query/barcodes.ts'
import { mayBeMeant, sharedLength, slipCost } from '../spelling/typing-slips.ts'

export interface NearKey {
  key: string
  /** 0 for look-alike characters, about 1 for a typo. */
  cost: number
  texts: number[]
}

/**
 * Keys one typo away, most likely first. `kinds` undefined: any kind except brands, and barcodes only for more than ten
 * characters.
 */
export function nearKeys(
  index: SearchIndex,
  key: string,
  kinds: ReadonlySet<string> | undefined,
): NearKey[] {
  if (!LATIN.test(key) || key.length > LONGEST_KEY) return []
  const candidates = new Set([
    ...lookAlikesOf(index.keys, key),
    ...keysOneSlipAway(index.keys, key),
  ])
  if (/^\d{11,13}$/.test(key)) for (const digits of barcodeReadings(key)) candidates.add(digits)
  const folded = foldLookAlikes(key)
  const near: NearKey[] = []
  for (const candidate of candidates) {
    if (!mayBeMeant(key, candidate)) continue
    const texts = index.keys.find(candidate).filter((text) => {
      const kind = kindOf(index, text)
      // A device that is known by the name of its brand alone is left out like the brand.
      if (index.rowsOf.count(text) === 0 || isBrandItself(index, text, candidate)) return false
      return kinds ? kinds.has(kind) : kind !== 'brand' && (kind !== 'ean' || key.length > 10)
    })
    if (texts.length === 0) continue
    const isLookAlike = foldLookAlikes(candidate) === folded
    near.push({ key: candidate, cost: isLookAlike ? 0 : slipCost(key, candidate), texts })
  }
  return near.sort((a, b) => a.cost - b.cost || (a.key < b.key ? -1 : 1))
}

/** Words of device names near a word, most likely first. */
export function nearWords(index: SearchIndex, typed: string): { word: string; cost: number }[] {
  if (!LATIN.test(typed) || typed.length < 3 || typed.length > LONGEST_KEY) return []
  const near = new Map<string, number>()
  const candidates = [...lookAlikesOf(index.words, typed), ...keysOneSlipAway(index.words, typed)]
  for (const candidate of candidates) {
    if (mayBeMeant(typed, candidate) && index.words.has(candidate))
      near.set(candidate, slipCost(typed, candidate))
  }
  if (typed.length > 5 && !/\d/.test(typed)) {
    // Two typos are accepted only in a long word without digits.
    for (const { key } of index.words.beginningWith(typed.slice(0, 2), MAX_SAME_START)) {
      if (near.has(key) || Math.abs(key.length - typed.length) > 2 || /\d/.test(key)) continue
      const cost = slipCost(typed, key, MAX_COST)
      if (cost <= MAX_COST) near.set(key, cost)
    }
  }
  // A word of many names comes before a rare one that is about as near.
  return [...near]
    .map(([word, cost]) => ({
      word,
      cost: cost - Math.min(0.3, (index.words.find(word)[0] ?? 0) / 10_000),
    }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_CHOICES)
}

/** The numbers and devices sorted next to a number, which share the longest prefix. */
export function neighbours(index: SearchIndex, key: string): string[] {
  if (key.length < 3) return []
  const near = index.keys
    .around(key, 12)
    .filter(({ value }) => isKind(index, value, SUGGESTED) && index.rowsOf.count(value) > 0)
    .map(({ key: other, value }) => ({ text: value, shared: sharedLength(other, key) }))
    .filter(({ shared }) => shared >= 3 && shared >= key.length * 0.4)
    .sort((a, b) => b.shared - a.shared)
  const names = near.map(({ text }) => index.displays.at(text))
  return [...new Set(names)].filter((name) => !IDENTIFIER.test(name)).slice(0, MAX_SUGGESTIONS)
}

// All readings of O as 0, and of I and L as 1, and the reverse, for up to six such characters: those that the table may
// hold, because there may be 729 and a string is made of each.
function lookAlikesOf(table: KeyTable, key: string): string[] {
  const found: string[] = []
  const form: string[] = []
  const extend = (at: number, hash: number, doubtful: number): void => {
    if (at === key.length) {
      if (table.mayHoldHash(finishHash(hash))) found.push(form.join(''))
      return
    }
    const typed = key.charAt(at)
    const alternatives = doubtful < MAX_DOUBTFUL ? LOOK_ALIKE[typed] : undefined
    for (const character of alternatives ?? typed) {
      form[at] = character
      extend(
        at + 1,
        hashNext(hash, character.charCodeAt(0)),
        alternatives ? doubtful + 1 : doubtful,
      )
    }
  }
  extend(0, HASH_START, 0)
  return found
}

const LATIN = /^[a-z0-9]+$/
/** 'iPhone14,7' is known to Apple's systems, but not to buyers. */
const IDENTIFIER = /\d,\d/
const LONGEST_KEY = 32
const MAX_DOUBTFUL = 6
const MAX_SAME_START = 3_000
const MAX_COST = 2.5
const MAX_CHOICES = 24
const MAX_SUGGESTIONS = 6
const LOOK_ALIKE: Record<string, string> = { o: 'o0', 0: '0o', i: 'i1l', l: 'l1i', 1: '1il' }
const SUGGESTED: ReadonlySet<
  'item_no' | 'oem' | 'alias' | 'superseded' | 'iec' | 'ansi' | 'device'
> = new Set(['item_no', 'oem', 'alias', 'superseded', 'iec', 'ansi', 'device'])
