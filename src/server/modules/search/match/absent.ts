// Finds what a query names and the catalogue lacks: whole lines or items of a list, and single numbers.
import { isKind, type SearchIndex } from '../index/search-index.ts'
import { cellNamed } from '../query/cells.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { type Evidence, positionsOf } from './evidence.ts'
import { itemLookup, itemsOf, lineLookup, type QueryItem } from './lines.ts'
import { namesNoBattery, keyOfNames, missingRuns, namesOf } from './match-result.ts'
import { textsContaining } from './name-scores.ts'

export interface Absent {
  /** Items of a list of which each names one thing and no evidence explains any word. */
  items: Word[][]
  /** Numbers outside these items that no evidence explains. */
  runs: Word[][]
}

export function absentIn(
  index: SearchIndex,
  query: ParsedQuery,
  evidence: readonly Evidence[],
): Absent {
  const items = absentItems(index, query, evidence)
  const listed = new Set(items.flat())
  const runs = missingRuns(query, evidence).filter((run) => !run.some((word) => listed.has(word)))
  return { items, runs }
}

// Two lines 'Lenovo ThinkPad T480' and 'Samsung Galaxy S99' ask for two batteries. In a list of lines at least half
// name something: those of a label mostly hold values and words. Within one line, which may be a title, all must.
function absentItems(
  index: SearchIndex,
  query: ParsedQuery,
  evidence: readonly Evidence[],
): Word[][] {
  const isOfLines = query.lines > 1
  const partAt = isOfLines ? lineLookup(query) : itemLookup(query)
  const items = itemsOf(query, partAt)
  if (items.size < 2) return []
  const explained = new Set(evidence.flatMap(positionsOf).map(partAt))
  const unexplained = [...items].filter(([part]) => !explained.has(part))
  const candidates = unexplained
    .map(([, item]) => item)
    .filter((item) => namesOneThing(query, item))
  const needed = (size: number) => size * (isOfLines ? 0.5 : 1) - explained.size
  // In a pasted mail, words of device names tell a device from an address.
  const mailCandidates = candidates.filter(
    ({ words }) => isOneRun(words) || words.some((word) => isKnown(index, word)),
  )
  const courtesies = unexplained.filter(([, item]) => isCourtesy(item)).length
  const isList = candidates.length >= needed(items.size)
  const isMail = mailCandidates.length >= needed(items.size - courtesies)
  if (!isList && !isMail) return []
  return (isList ? candidates : mailCandidates)
    .map(({ words }) => words.filter(({ role }) => role === 'name'))
    .filter((words) => !isRepeated(index, words, evidence))
}

function namesOneThing(query: ParsedQuery, { words, hasValue }: QueryItem): boolean {
  const names = namesOf(words)
  const key = keyOfNames(names)
  if (isCell({ words })) return true
  const isOfNames = words.every(({ role, meaning }) => {
    return role === 'name' || role === 'quantity' || meaning?.goods || meaning?.categories
  })
  if (!isOfNames || names.length > LONGEST_NAME || !/\d/.test(key)) return false
  if (/\p{L}/u.test(key)) return key.length > 2 && !namesNoBattery(query, names)
  // Digits apart from each other are a date or a telephone number.
  return !hasValue && key.length > 3 && isOneRun(names)
}

/** 'AA', 'LR6 alkaline', 'A23 batteries'; digits alone are only a figure. */
export function isCell({ words }: Pick<QueryItem, 'words'>): boolean {
  const names = namesOf(words)
  const key = keyOfNames(names)
  if (names.length > LONGEST_CELL || !/[a-z]/.test(key) || !cellNamed(key)) return false
  return words.every(({ role, meaning }) => role !== 'trade' || meaning?.goods)
}

function isKnown(index: SearchIndex, { role, name }: Word): boolean {
  return (
    role === 'name' && /^\p{L}+$/u.test(name) && (index.words.find(name)[0] ?? 0) >= COMMON_WORD
  )
}

// 'Please quote:', 'I need batteries for'.
function isCourtesy({ words, hasValue }: QueryItem): boolean {
  if (hasValue || !words.some(({ role }) => role === 'courtesy')) return false
  return words.every(({ role, meaning }) => role === 'courtesy' || meaning?.goods)
}

/** Joined by hyphens and the like: one number, not a name. */
export function isOneRun(words: readonly Word[]): boolean {
  return namesOf(words).every(({ separator }, at) => at === 0 || separator === 'joint')
}

// The same device once more, perhaps without its brand.
function isRepeated(
  index: SearchIndex,
  words: readonly Word[],
  evidence: readonly Evidence[],
): boolean {
  const devices = evidence.flatMap(({ kind, texts }) => (kind === 'device' ? [...texts] : []))
  if (devices.length === 0) return false
  const named = new Set(textsContaining(index, ...namesOf(words).map(({ name }) => name)))
  return devices.some((text) => named.has(text) && isKind(index, text, DEVICES))
}

/** A word of fewer device names may be an ordinary word. */
const COMMON_WORD = 20
/** In words. */
const LONGEST_NAME = 6
/** In words. */
const LONGEST_CELL = 2
const DEVICES = new Set(['device'] as const)
