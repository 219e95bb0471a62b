// Converts a catalogue text to what the search index stores: normal form, words and keys.
import { normalisePartNumber, plainText } from '../../../../shared/part-number.ts'
import { BRAND_SYNONYMS } from '../texts/brand-aliases.ts'
import { SIMPLIFIED, TRADITIONAL } from '../texts/han-fold.ts'

export interface TermForms {
  /** The whole text, letters and digits only. */
  norm: string
  /** Its distinct words, brand words and synonyms included; Chinese as pairs of characters. */
  tokens: string[]
  /** Every complete spelling that identifies it: with and without its brand. */
  keys: string[]
}

/** The forms of a text; `brand`: its brand if it starts with it or may be typed with it, otherwise null. */
export function termForms(display: string, brand: string | null): TermForms {
  const text = readableForm(display)
  const norm = searchKeyOf(text).slice(0, MAX_LENGTH)
  const brandNorm = brand ? searchKeyOf(readableForm(brand)) : ''
  const tokens = new Set(wordsOf(text))
  if (brand) for (const word of wordsOf(readableForm(brand))) tokens.add(word)
  const synonyms = Object.hasOwn(BRAND_SYNONYMS, brandNorm) ? BRAND_SYNONYMS[brandNorm] : undefined
  for (const word of synonyms ?? []) tokens.add(word)
  const keys = new Set([norm])
  if (brandNorm && norm !== brandNorm) {
    const bare = norm.startsWith(brandNorm) ? norm.slice(brandNorm.length) : norm
    if (bare.length > 2 || (bare.length === 2 && !/^\d+$/.test(bare))) keys.add(bare)
    keys.add((brandNorm + bare).slice(0, MAX_LENGTH))
  }
  keys.delete('')
  return { norm, tokens: [...tokens].slice(0, MAX_WORDS), keys: [...keys] }
}

/** Plain lower case, Traditional characters as Simplified, 'S10+' as 's10 plus'. */
export function readableForm(raw: string): string {
  return foldHan(plainText(raw)).replace(PLUS_SIGN, ' plus')
}

/** The key under which a readable text is found: its letters and digits. */
export function searchKeyOf(text: string): string {
  return normalisePartNumber(text)
}

/**
 * Words of a readable text: 'a32-k55' gives a32, k55 and a32k55; a run of Chinese, Japanese or Korean gives its pairs.
 */
export function wordsOf(text: string): string[] {
  const words = new Set<string>()
  // Most texts are ASCII, and Unicode classes match ten times slower.
  const pattern = ASCII.test(text) ? PLAIN_PARTS : PARTS
  for (const chunk of text.split(SPACE)) {
    const parts = chunk.match(pattern)
    if (!parts) continue
    let joined = ''
    for (const part of parts) {
      if (CJK.test(part)) for (const pair of pairsOf(part)) words.add(pair)
      else {
        words.add(part.slice(0, MAX_WORD))
        joined += part
      }
    }
    if (parts.length > 1 && joined && joined.length <= MAX_WORD) words.add(joined)
  }
  return [...words]
}

/** '笔记本' -> 笔记, 记本; a single character stays as it is. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, at) => (characters[at] ?? '') + character)
}

/** Replaces Traditional characters with their Simplified counterparts. */
export function foldHan(text: string): string {
  return CJK.test(text)
    ? text.replace(HAN_ALL, (character) => fold.get(character) ?? character)
    : text
}

const MAX_LENGTH = 160
const MAX_WORD = 40
const MAX_WORDS = 40
const SPACE = /\s+/
// Characters of Chinese, Japanese or Korean.
const CJK = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/
// Those that may have a Simplified counterpart; Korean has none.
const HAN_ALL = /[\u2e80-\u9fff]/g
const ASCII = /^[\0-\x7f]*$/
const PLAIN_PARTS = /[a-z0-9]+/g
// A run of Chinese, Japanese or Korean, or a run of letters and digits of any other script.
const PARTS =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]+|(?:(?![\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff])[\p{L}\p{N}])+/gu
const PLUS_SIGN = /(?<=[a-z0-9])\+(?=[\s),/]|$)/g
const fold = new Map(
  [...TRADITIONAL].map((character, at) => [character, SIMPLIFIED[at] ?? character]),
)
