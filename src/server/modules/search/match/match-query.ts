// Decides what a query means: tries one reading after another, the most certain first.
import type { SearchIndex } from '../index/search-index.ts'
import { isUnlistedCell } from '../query/cells.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { withSpokenNumbers } from '../query/spoken-numbers.ts'
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { attempt, type OnFailure } from './attempt.ts'
import { absentIn } from './absent.ts'
import { allConstraintsOf, constraintsOf, decidingConstraints } from './constraints.ts'
import { matchDescription } from './match-description.ts'
import { matchEvidence } from './match-evidence.ts'
import {
  matchCorrectedDevice,
  matchCorrectedNumbers,
  matchLongerNames,
  matchNearDevices,
  matchOtherGenerations,
  matchPartial,
} from './match-similar.ts'
import { interleave } from './evidence.ts'
import { groupEvidence } from './group-evidence.ts'
import { guessGroups } from './guess-groups.ts'
import { keyOfNames, type MatchResult, MAX_SIMILAR, namesOf, NO_MATCH } from './match-result.ts'
import { notSoldClass } from './not-sold.ts'
import { neighbours } from './near-keys.ts'

type Reading = (index: SearchIndex, query: ParsedQuery) => MatchResult | undefined

const READINGS: Record<string, Reading> = {
  evidence: matchEvidence,
  description: matchDescription,
  partial: matchPartial,
  'not sold': matchNotSold,
  'other generations': matchOtherGenerations,
  'missing list': matchMissingList,
  'corrected numbers': matchCorrectedNumbers,
  'longer names': matchLongerNames,
  'corrected device': matchCorrectedDevice,
  'near devices': matchNearDevices,
}

/** The readings skipped for a query that must be taken literally. */
const CORRECTIONS: ReadonlySet<string> = new Set([
  'partial',
  'corrected numbers',
  'corrected device',
  'near devices',
])

/** Pure: the same query and index give the same result. Spoken numbers are tried last. */
export function matchQuery(
  index: SearchIndex,
  query: ParsedQuery,
  onFailure: OnFailure = fail,
): MatchResult {
  const named = query.variant && readNames(index, query, onFailure)
  if (named) return named
  const typed = tryReadings(index, query, onFailure)
  if (typed.certainty === 'exact') return typed
  const spoken = query.isVerbatim ? undefined : withSpokenNumbers(query)
  const fromSpoken = spoken && tryReadings(index, spoken, onFailure)
  if (!fromSpoken || (fromSpoken.certainty !== 'exact' && fromSpoken.certainty !== 'family')) {
    return typed
  }
  const names = fromSpoken.evidence.map(({ words }) => namesOf(words).map(({ name }) => name))
  return { ...fromSpoken, readAs: names.map((words) => words.join(' ')).join(', ') || null }
}

// '21AH' and 'ZBook 15v' are read as names if such names exist, otherwise as values.
function readNames(
  index: SearchIndex,
  query: ParsedQuery,
  onFailure: OnFailure,
): MatchResult | undefined {
  const { variant } = query
  // A voltage next to a capacity does not name a device.
  if (!variant || query.values.length > 1) return undefined
  try {
    const matched = matchEvidence(index, variant)
    const isNamed = matched?.evidence.some(({ words, texts }) => {
      const name = searchKeyOf(readableForm(index.displays.at(texts[0] ?? 0)))
      return words.some(({ text }) => GLUED.test(text) && name.includes(text))
    })
    const isSure = matched?.certainty === 'exact' || matched?.certainty === 'family'
    return isNamed && isSure ? matched : undefined
  } catch (error) {
    onFailure('names', error)
    return undefined
  }
}

/** Certain matches only, for lists of many texts: looking for similar ones takes milliseconds for each text. */
export function matchSurely(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  const matched = matchEvidence(index, query)
  return matched && matched.certainty !== 'similar' && matched.rows.length > 0 ? matched : undefined
}

function tryReadings(index: SearchIndex, query: ParsedQuery, onFailure: OnFailure): MatchResult {
  // The name of an unlisted cell is not a typo.
  const isLiteral = query.isVerbatim || isUnlistedCell(keyOfNames(query.words))
  for (const [name, read] of Object.entries(READINGS)) {
    if (isLiteral && CORRECTIONS.has(name)) continue
    try {
      const matched = read(index, query)
      if (matched)
        return withSuggestions(index, query, withGuesses(index, query, matched, onFailure))
    } catch (error) {
      onFailure(name, error)
    }
  }
  return withSuggestions(index, query, nothingFound(index, query))
}

function withGuesses(
  index: SearchIndex,
  query: ParsedQuery,
  matched: MatchResult,
  onFailure: OnFailure,
): MatchResult {
  if (matched.groups.length === 0 || query.isVerbatim) return matched
  const groups = attempt(onFailure, 'guesses of a list', {
    make: () => guessGroups(index, matched.groups),
    fallback: [...matched.groups],
  })
  return { ...matched, groups }
}

// A list in which no number was found is never corrected as a whole: each number has its own group.
function matchMissingList(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  const matched = withGuesses(index, query, nothingFound(index, query), fail)
  if (matched.groups.length < 2) return undefined
  const rows = interleave(matched.groups.map((group) => group.rows)).slice(0, MAX_SIMILAR)
  if (rows.length === 0) return matched
  const difference = (row: number) => {
    return matched.groups.find((group) => group.rows.includes(row))?.difference(row) ?? null
  }
  return { ...matched, certainty: 'similar', rows, difference }
}

// In a list, each missing number is reported.
function nothingFound(index: SearchIndex, query: ParsedQuery): MatchResult {
  const all = allConstraintsOf(index, query, [])
  const absent = absentIn(index, query, [])
  const named = { evidence: [], devices: [], constraints: all, absent }
  const { groups, missing, unread } = groupEvidence(index, query, named)
  const own = groups.flatMap((group) => group.constraints)
  const constraints = groups.length > 0 ? [...new Set(own)] : decidingConstraints(all)
  return { ...NO_MATCH, constraints, missing, groups, unread }
}

// Adds the nearest numbers when nothing certain was found; a list of partial numbers already contains them.
function withSuggestions(
  index: SearchIndex,
  query: ParsedQuery,
  matched: MatchResult,
): MatchResult {
  const isOpen = matched.certainty === 'similar' || matched.certainty === 'none'
  if (!isOpen || matched.notSold !== null || matched.suggestions.length > 0) return matched
  return { ...matched, suggestions: neighbours(index, keyOfNames(query.words)) }
}

function matchNotSold(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  const notSold = notSoldClass(query)
  if (notSold === null) return undefined
  return { ...NO_MATCH, notSold, constraints: constraintsOf(index, query, []) }
}

/** A figure joined to what may be its unit or a part of the name: '21ah', '15v'. */
const GLUED = /^\d{1,4}[a-z]{1,2}$/

function fail(_: string, error: unknown): never {
  throw error
}
