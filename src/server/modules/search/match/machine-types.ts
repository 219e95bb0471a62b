// Reads Lenovo machine types: four characters identify the machine, the rest is its configuration.
import { brandNameOf, kindOf, type SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import type { DeviceReading } from './device-evidence.ts'
import { rowsOfTexts } from './evidence.ts'

/**
 * '20BX', '20BX-CTO1WW', 'MTM 20BX0011GE', and '2056' of older machines if nothing else has that name. `free`: the
 * words that no other evidence explains.
 */
export function readMachineType(
  index: SearchIndex,
  query: ParsedQuery,
  free: readonly Word[],
): DeviceReading | undefined {
  if (free.some(({ name }) => isOtherMaker(index, name))) return undefined
  for (const word of free) {
    const words = typeWords(free, word)
    const texts = words && machineTexts(index, query, words)
    if (!words || !texts || texts.length === 0) continue
    const whole = keyOf(words)
    const exact = index.keys.find(whole).filter((text) => isMachine(index, text))
    const matchedTexts = exact.length > 0 ? exact : texts
    const evidence = {
      kind: 'device' as const,
      words,
      typed: typedWords(query, words),
      texts: matchedTexts,
      rows: rowsOfTexts(index, matchedTexts),
      certainty: exact.length > 0 ? ('exact' as const) : ('family' as const),
    }
    return { missing: [], unknown: [], evidence }
  }
  return undefined
}

// 'Windows 10 20H2 Dell Latitude' contains no Lenovo machine type.
function isOtherMaker(index: SearchIndex, name: string): boolean {
  if (name === 'windows' || name === 'win') return true
  if (MAKERS.has(name) || name === '') return false
  const texts = index.keys.find(name).filter((text) => kindOf(index, text) === 'brand')
  return texts.some((text) => index.rowsOf.count(text) >= LARGE_BRAND)
}

// The type, and its configuration if joined to it.
function typeWords(free: readonly Word[], word: Word): Word[] | undefined {
  if (
    word.role !== 'name' ||
    word.capacity !== undefined ||
    !/^(?:[a-z0-9]{4}|[a-z0-9]{10})$/.test(word.text)
  )
    return undefined
  const configuration = free.find(
    ({ at, separator }) => at === word.at + 1 && separator === 'joint',
  )
  return word.text.length === 4 && configuration && /^[a-z0-9]{6}$/.test(configuration.text)
    ? [word, configuration]
    : [word]
}

function machineTexts(index: SearchIndex, query: ParsedQuery, words: readonly Word[]): number[] {
  const type = keyOf(words).slice(0, 4)
  // Newer types begin with 20 to 29 or 80 to 83 and contain a letter; older ones are four digits.
  const isModern = /^(?:2[0-9]|8[0-3])[a-z0-9]{2}$/.test(type) && /[a-z]/.test(type)
  const isOld = /^\d{4}$/.test(type) && words.length === 1 && isLenovo(index, query, type)
  if (!isModern && !isOld) return []
  const texts = index.keys.beginningWith(type, MAX_TEXTS).map(({ value }) => value)
  return [...new Set(texts)].filter(
    (text) => isMachine(index, text) && (!isOld || isOldType(index, text)),
  )
}

// Four digits are ambiguous: they are a machine type next to the maker's name, or if nothing else has that
// name.
function isLenovo(index: SearchIndex, query: ParsedQuery, type: string): boolean {
  const isNamed = query.words.some(({ name }) => MAKERS.has(name))
  return isNamed || (query.words.length === 1 && index.keys.find(type).length === 0)
}

function isOldType(index: SearchIndex, text: number): boolean {
  return /^Lenovo \d{4}[A-Z0-9]{3}$/.test(index.displays.at(text))
}

function isMachine(index: SearchIndex, text: number): boolean {
  return kindOf(index, text) === 'device' && brandNameOf(index, text) === 'Lenovo'
}

function keyOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join('')
}

/** 'mtm' (machine type and model) stands before the number on labels. */
const MAKERS: ReadonlySet<string> = new Set(['lenovo', 'ibm', 'mtm', 'thinkpad'])
const MAX_TEXTS = 400
/** Names of small makers can be everyday words. */
const LARGE_BRAND = 20
