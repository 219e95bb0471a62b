// Matches descriptions: brand, category, chemistry, values and words of titles.
import type { SearchIndex } from '../index/search-index.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { browse } from './browse.ts'
import { coinConstraints } from './coin-cells.ts'
import { constraintsOf, differenceIn } from './constraints.ts'
import { findDevices } from './find-devices.ts'
import { type MatchResult, namesOf, NO_MATCH, wordsWithout } from './match-result.ts'
import { notSoldClass } from './not-sold.ts'
import { correctDevice } from './slips.ts'

/** Undefined when the query describes nothing, or names something else as well. */
export function matchDescription(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  if (notSoldClass(query) !== null) return undefined
  const constraints = [
    ...constraintsOf(index, query, query.words),
    ...coinConstraints(index, query),
  ]
  const browsed = browse(index, query, constraints)
  if (!browsed) return undefined
  const used = [...browsed.words, ...constraints.flatMap(({ words }) => words)]
  const unexplained = namesOf(query.words).filter(({ at }) => !used.some((word) => word.at === at))
  // 'Foobar laptop' asks for one maker's laptops, so listing all laptops would be wrong.
  const isDescribed =
    browsed.texts.length > 0 || constraints.some(({ value }) => value !== undefined)
  // A remaining name refers to something else, so a list of the brand would be the wrong result.
  const namesOther = unexplained.some(({ name }) => /\d/.test(name) || index.words.has(name))
  if (namesOther || (unexplained.length > 0 && !isDescribed)) return undefined
  if (isBesideFound(unexplained, browsed.words) && constraints.every(({ value }) => !value))
    return undefined
  // '600w' may be a model; next to values it is a measure.
  const measures = query.words.filter(({ role }) => role === 'measure')
  if (measures.length > 0 && query.values.length === 0 && constraints.length === 0) return undefined
  if (unexplained.length > 0 && namesDevice(index, query)) return undefined
  const isSimilar = browsed.rows.length === 0
  if (isSimilar && browsed.nearest.length === 0) return undefined
  return {
    ...NO_MATCH,
    certainty: isSimilar ? 'similar' : 'family',
    rows: (isSimilar ? browsed.nearest : browsed.rows).slice(0, MAX_ROWS),
    constraints,
    browsed: browsed.words,
    difference: (row) => (isSimilar ? differenceIn(constraints, row) : null),
  }
}

// 'Dell wtgt' names a Dell that is not in the catalogue. `found`: words of a brand or a title.
function isBesideFound(unexplained: readonly Word[], found: readonly Word[]): boolean {
  return unexplained.some(({ at }) => found.some((word) => Math.abs(word.at - at) === 1))
}

// An unknown word next to a brand may be a mistyped device.
function namesDevice(index: SearchIndex, query: ParsedQuery): boolean {
  const words = wordsWithout(query.words, [])
  return (
    findDevices(index, query, words).length > 0 || correctDevice(index, query, words) !== undefined
  )
}

const MAX_ROWS = 3_000
