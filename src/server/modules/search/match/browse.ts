// Lists products by shared properties: brand, category, chemistry, values, words of their titles.
import { isKind, kindOf, type SearchIndex } from '../index/search-index.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { type Constraint, TOLERANCE } from './constraints.ts'
import { intersection, rowsOfTexts } from './evidence.ts'
import { numberWindows } from './number-evidence.ts'

export interface Browsed {
  /** Best first. */
  rows: number[]
  /** The brands and title words that were found. */
  texts: number[]
  words: Word[]
  /** The nearest products, when none meets every constraint. */
  nearest: number[]
}

/** Undefined when the query contains no brand, category, value or known word. */
export function browse(
  index: SearchIndex,
  query: ParsedQuery,
  constraints: readonly Constraint[],
): Browsed | undefined {
  const { texts, words } = namedTexts(index, query)
  const others = constraints.filter(({ words: own }) => !own.some((word) => words.includes(word)))
  const namesBattery = query.words.some(({ role }) => role === 'trade')
  if (texts.length === 0 && others.length === 0 && !namesBattery) return undefined
  const base = texts.length > 0 ? rowsOfAll(index, texts) : undefined
  const rows = within(index, others, base)
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
    const atom = index.atomIds.get(word.name)
    const named = atom === undefined ? [] : Array.from(index.textsOfAtom.of(atom))
    const titles = named.filter(
      (text) => isKind(index, text, TITLE_WORDS) && index.displays.at(text) === word.name,
    )
    if (titles.length === 0) continue
    texts.push(...titles)
    used.push(word)
  }
  return { texts, words: used }
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
function within(
  index: SearchIndex,
  constraints: readonly Constraint[],
  base: readonly number[] | undefined,
): number[] {
  const rows = passingValues(index, constraints, base).filter((row) => {
    return constraints.every((one) => one.distance(row) <= 1)
  })
  return byDistance(rows, constraints)
}

// Numbers are compared in the columns first: a closure per row and constraint is ten times slower.
function passingValues(
  index: SearchIndex,
  constraints: readonly Constraint[],
  base: readonly number[] | undefined,
): number[] {
  let rows = base === undefined ? undefined : [...base]
  for (const { about, value } of constraints) {
    if (!value || (about !== 'voltage' && about !== 'capacity' && about !== 'energy')) continue
    const column = index.products[about]
    const low = Math.min(...value.numbers) * (1 - TOLERANCE[about])
    const high = Math.max(...value.numbers) * (1 + TOLERANCE[about])
    const kept: number[] = []
    if (rows) {
      for (const row of rows)
        if ((column[row] ?? 0) >= low && (column[row] ?? 0) <= high) kept.push(row)
    } else {
      for (let row = 0; row < column.length; row++) {
        const has = column[row] ?? 0
        if (has >= low && has <= high) kept.push(row)
      }
    }
    rows = kept
  }
  return rows ?? Array.from({ length: index.products.size }, (_, row) => row)
}

function byDistance(rows: readonly number[], constraints: readonly Constraint[]): number[] {
  if (constraints.length === 0) return [...rows]
  const distances = new Map(
    rows.map((row) => {
      const sum = constraints.reduce((total, one) => total + Math.min(one.distance(row), 1e3), 0)
      return [row, Math.round(sum * 50)]
    }),
  )
  return rows.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || a - b)
}

// Chemistry and category must match; of the values only the nearest count, up to 1.5 times the smallest
// distance.
function nearestRows(
  index: SearchIndex,
  constraints: readonly Constraint[],
  base: readonly number[] | undefined,
): number[] {
  const hard = constraints.filter(({ value }) => !value)
  const soft = constraints.filter(({ value }) => value)
  const all = base ?? Array.from({ length: index.products.size }, (_, row) => row)
  const kept = all.filter((row) => hard.every((one) => one.distance(row) <= 1))
  if (soft.length === 0) return []
  const near = kept.filter((row) => soft.every((one) => one.distance(row) <= MOST_DISTANCE))
  return byDistance(near, soft).slice(0, MOST_NEAREST)
}

const TITLE_WORDS = new Set(['words'] as const)
const MOST_DISTANCE = 8
const MOST_NEAREST = 5
