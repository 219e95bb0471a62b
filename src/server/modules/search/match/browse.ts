// Lists products by shared properties: brand, category, chemistry, values, words of their titles.
import { isKind, kindOf, type SearchIndex } from '../index/search-index.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { type Constraint, meetsAll, TOLERANCE } from './constraints.ts'
import { intersection, rowsOfTexts } from './evidence.ts'
import { numberWindows } from './number-evidence.ts'

export interface BrowseResult {
  /** Best first. */
  rows: number[]
  /** The brands and title words that were found. */
  texts: number[]
  /** The words of the query that name them. */
  words: Word[]
  /** The nearest products, when none meets every constraint. */
  nearest: number[]
}

/** Undefined when the query has no brand, category, chemistry, value or known word, and no word for a battery. */
export function browse(
  index: SearchIndex,
  query: ParsedQuery,
  constraints: readonly Constraint[],
): BrowseResult | undefined {
  const { texts, words } = namedTexts(index, query)
  const others = constraints.filter(({ words: own }) => !own.some((word) => words.includes(word)))
  const namesBattery = query.words.some(({ role, meaning }) => role === 'trade' && meaning?.goods)
  if (texts.length === 0 && others.length === 0 && !namesBattery) return undefined
  const base = texts.length > 0 ? rowsOfAll(index, texts) : undefined
  const rows = rowsMeeting(index, others, base)
  const nearest = rows.length > 0 ? [] : nearestRows(index, others, base)
  return { rows, texts, words, nearest }
}

// A brand can have two or three words; title words are words that lead to a product and have no other meaning.
function namedTexts(index: SearchIndex, query: ParsedQuery): { texts: number[]; words: Word[] } {
  const texts: number[] = []
  const used: Word[] = []
  const windows = numberWindows(
    query.words.map((word) => ({ ...word, text: word.name || word.text })),
  )
  for (const { key, words } of windows.toSorted((a, b) => b.key.length - a.key.length)) {
    if (words.some(({ at }) => used.some((word) => word.at === at))) continue
    if (!words.some(({ role }) => role === 'name')) continue
    const brands = index.keys.find(key).filter((text) => kindOf(index, text) === 'brand')
    if (brands.length === 0) continue
    texts.push(...brands)
    used.push(...words.flatMap(({ at }) => query.words[at] ?? []))
  }
  for (const word of query.words) {
    if (word.role !== 'name' || used.includes(word)) continue
    const titles = titleTexts(index, word.name)
    if (titles.length === 0) continue
    texts.push(...titles)
    used.push(word)
  }
  return { texts, words: used }
}

/** The texts of a word that only titles contain; none for any other word. */
export function titleTexts(index: SearchIndex, name: string): number[] {
  const atom = index.atomIds.get(name)
  if (atom === undefined) return []
  return Array.from(index.textsOfAtom.of(atom)).filter((text) => {
    return isKind(index, text, TITLE_WORDS) && index.displays.at(text) === name
  })
}

// Brands with equal spelling are merged; a brand and a title word must both match.
function rowsOfAll(index: SearchIndex, texts: readonly number[]): number[] {
  const groups = Map.groupBy(
    texts,
    (text) => `${kindOf(index, text)} ${index.displays.at(text).toLowerCase()}`,
  )
  return [...groups.values()]
    .map((group) => rowsOfTexts(index, group))
    .reduce((rows, own) => intersection(rows, own))
}

/** Rows that meet all constraints, nearest first. */
function rowsMeeting(
  index: SearchIndex,
  constraints: readonly Constraint[],
  base: readonly number[] | undefined,
): number[] {
  const passing = rowsPassingColumns(index, { constraints, base, max: 1 })
  const rows = rowsThat(index, passing, (row) => meetsAll(constraints, row))
  return byDistance(rows, constraints)
}

// Leaves out most rows farther than `max`, in multiples of the tolerance; undefined: no row is left out. Numbers are
// compared in the columns first: a closure per row and constraint is ten times slower.
function rowsPassingColumns(
  index: SearchIndex,
  { constraints, base, max }: Passing,
): readonly number[] | undefined {
  let rows = base
  for (const { about, value } of constraints) {
    if (!value || (about !== 'voltage' && about !== 'capacity' && about !== 'energy')) continue
    const column = index.products[about]
    const tolerance = TOLERANCE[about] * (max + ROUNDING)
    const low = Math.min(...value.numbers) * (1 - tolerance)
    const high = Math.max(...value.numbers) * (1 + tolerance)
    rows = rowsBetween(column, { low, high }, rows)
  }
  return rows
}

interface Passing {
  constraints: readonly Constraint[]
  /** The rows that may pass; undefined: all. */
  base: readonly number[] | undefined
  max: number
}

function rowsBetween(
  column: ArrayLike<number>,
  { low, high }: { low: number; high: number },
  rows: readonly number[] | undefined,
): number[] {
  const kept: number[] = []
  const size = rows ? rows.length : column.length
  for (let at = 0; at < size; at++) {
    const row = rows ? (rows[at] ?? 0) : at
    const value = column[row] ?? 0
    if (value >= low && value <= high) kept.push(row)
  }
  return kept
}

// Without a list, all rows are tested: a list of them would need more memory than the rest of a search.
function rowsThat(
  { products }: SearchIndex,
  rows: readonly number[] | undefined,
  passes: (row: number) => boolean,
): number[] {
  const kept: number[] = []
  const size = rows ? rows.length : products.size
  for (let at = 0; at < size; at++) {
    const row = rows ? (rows[at] ?? 0) : at
    if (passes(row)) kept.push(row)
  }
  return kept
}

function byDistance(rows: readonly number[], constraints: readonly Constraint[]): number[] {
  if (constraints.length === 0) return [...rows]
  const max = rows.reduce((last, row) => Math.max(last, row), 0) + 1
  // Packs distance (in fiftieths) and row into one number, so that the native numeric sort can be used.
  const keys = new Float64Array(rows.length)
  let isSorted = true
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    let sum = 0
    for (const constraint of constraints) sum += Math.min(constraint.distance(row), 1e3)
    keys[at] = Math.round(sum * 50) * max + row
    isSorted &&= at === 0 || keys[at]! > keys[at - 1]!
  }
  // Rows that are all equally near, such as those of a chemistry, are often thousands.
  if (isSorted) return [...rows]
  keys.sort()
  const sorted: number[] = []
  for (const key of keys) sorted.push(key % max)
  return sorted
}

// Chemistry and category must match; each value may differ by up to MAX_DISTANCE times its tolerance.
function nearestRows(
  index: SearchIndex,
  constraints: readonly Constraint[],
  base: readonly number[] | undefined,
): number[] {
  const hard = constraints.filter(({ value }) => !value)
  const soft = constraints.filter(({ value }) => value)
  if (soft.length === 0) return []
  const passing = rowsPassingColumns(index, { constraints: soft, base, max: MAX_DISTANCE })
  const near = rowsThat(index, passing, (row) => {
    return soft.every((one) => one.distance(row) <= MAX_DISTANCE) && meetsAll(hard, row)
  })
  return byDistance(near, soft).slice(0, MAX_NEAREST)
}

const TITLE_WORDS = new Set(['words'] as const)
const MAX_DISTANCE = 8
/** Widens the limits a little, so that no row at the very limit is lost to rounding. */
const ROUNDING = 1e-6
const MAX_NEAREST = 5
