// Reads Apple's numbers: those printed on machines, combined with other names of the machine, and model identifiers.
import { isKind, type SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import type { DeviceReading } from './device-evidence.ts'
import { intersection, rowsOfTexts } from './evidence.ts'
import { textsContaining } from './name-scores.ts'
import { allMatches } from '../spelling/all-matches.ts'

/**
 * One number, such as A1278, is printed on machines of several years: the other words that name an Apple device narrow
 * it to some of them. `free`: the words that no other evidence explains. Undefined without such a number or such words.
 */
export function readAppleNumber(
  index: SearchIndex,
  query: ParsedQuery,
  free: readonly Word[],
): DeviceReading | undefined {
  const names = free.filter(({ role, name }) => role === 'name' && name !== '')
  const [number, another] = names.filter(({ name }) => APPLE_NUMBER.test(name))
  if (!number || another) return undefined
  const texts = index.keys.find(number.name).filter((text) => isKind(index, text, DEVICES))
  const others = names.filter((word) => {
    return (
      word !== number &&
      word.name !== 'apple' &&
      textsContaining(index, 'apple', word.name).length > 0
    )
  })
  if (texts.length === 0 || others.length === 0) return undefined
  const missing = names.filter(
    (word) => word !== number && !others.includes(word) && /\d/.test(word.name),
  )
  if (missing.length > 0) return undefined
  const rowsOfNumber = rowsOfTexts(index, texts)
  const textsOfNames = textsContaining(index, 'apple', ...others.map(({ name }) => name))
  const rows = intersection(rowsOfNumber, rowsOfTexts(index, textsOfNames))
  const words = [number, ...others].sort((a, b) => a.at - b.at)
  const evidence = { kind: 'device' as const, words, typed: typedWords(query, words), texts }
  if (rows.length > 0 || rowsOfNumber.length === 0) {
    return { missing: [], unknown: [], evidence: { ...evidence, rows, certainty: 'exact' } }
  }
  // The number and the name belong to different machines.
  const found = index.displays.at(texts[0] ?? 0)
  const difference = () => ({ about: 'device' as const, asked: evidence.typed, found })
  return {
    missing: others,
    unknown: [],
    evidence: { ...evidence, rows: rowsOfNumber, certainty: 'similar', difference },
  }
}

/** 'MacBookPro14,1' and 'iPhone 13,2', as the system reports them. */
export function readAppleIdentifiers(
  index: SearchIndex,
  query: ParsedQuery,
  free: readonly Word[],
): DeviceReading[] {
  return allMatches(query.source.text, IDENTIFIER).flatMap((match): DeviceReading[] => {
    const texts = index.keys.find(match[0].replaceAll(' ', ''))
    const [start, end] = [match.index, match.index + match[0].length]
    const words = free.filter((word) => word.start >= start && word.end <= end)
    if (texts.length === 0 || words.length === 0) return []
    const typed = typedWords(query, words)
    const rows = rowsOfTexts(index, texts)
    const evidence = { kind: 'device' as const, words, typed, texts, rows }
    return [{ missing: [], unknown: [], evidence: { ...evidence, certainty: 'exact' } }]
  })
}

const IDENTIFIER =
  /(?<![\p{L}\p{N}])(?:iphone|ipad|ipod|macbook ?(?:air|pro)?|watch|imac) ?\d{1,2},\d{1,2}(?!\d)/gu
const APPLE_NUMBER = /^a[12]\d{3}$/
const DEVICES = new Set(['device'] as const)
