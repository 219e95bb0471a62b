// Near matches when nothing matches exactly: partial numbers, corrected spelling, the nearest device.
import { isModifier } from '../index/atom-traits.ts'
import type { SearchIndex } from '../index/search-index.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { constraintsOf, differenceIn, isWithin, nearestFirst } from './constraints.ts'
import type { DeviceReading } from './device-evidence.ts'
import type { Evidence } from './evidence.ts'
import { findDevices } from './find-devices.ts'
import { type MatchResult, missingNames, MAX_SIMILAR, NO_MATCH } from './match-result.ts'
import { textsContaining } from './name-scores.ts'
import { otherGenerations } from './other-generations.ts'
import { findPartial } from './partial-numbers.ts'
import { correctBarcodes, correctDevice, correctNumbers } from './slips.ts'

/** Numbers that start with, end with or contain the typed text. */
export function matchPartial(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  const partial = findPartial(index, query)
  if (!partial) return undefined
  const constraints = constraintsOf(index, query, [])
  const right = partial.rows.filter((row) => constraints.every((one) => isWithin(one, row)))
  if (right.length === 0) return similarTo(index, query, [partial])
  return { ...NO_MATCH, certainty: 'partial', rows: right, evidence: [partial], constraints }
}

/** The nearest known generations of a device when the requested one is unknown. */
export function matchOtherGenerations(
  index: SearchIndex,
  query: ParsedQuery,
): MatchResult | undefined {
  const device = otherGenerations(index, query, withoutQuantities(query))
  return device && similarTo(index, query, [device])
}

/** Numbers one typo away from the typed ones. */
export function matchCorrectedNumbers(
  index: SearchIndex,
  query: ParsedQuery,
): MatchResult | undefined {
  return similarTo(index, query, [
    ...correctNumbers(index, query, withoutQuantities(query)),
    ...correctBarcodes(index, query),
  ])
}

/** Devices whose names contain all the words plus something between or before them. */
export function matchLongerNames(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  const readings = nearDevices(index, query).filter(({ missing, unknown }) => {
    return missing.length + unknown.length === 0
  })
  return similarTo(
    index,
    query,
    readings.map(({ evidence }) => evidence),
  )
}

/** The device that matches once its mistyped words are corrected. */
export function matchCorrectedDevice(
  index: SearchIndex,
  query: ParsedQuery,
): MatchResult | undefined {
  const device = correctDevice(index, query, withoutQuantities(query))
  return device && similarTo(index, query, [device])
}

/** Devices with the right number where another word differs. */
export function matchNearDevices(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  return similarTo(
    index,
    query,
    nearDevices(index, query).map(({ evidence }) => evidence),
  )
}

function nearDevices(index: SearchIndex, query: ParsedQuery): DeviceReading[] {
  return findDevices(index, query, withoutQuantities(query)).filter((reading) => {
    return isNearEnough(reading) && isOfNamedBrands(index, reading)
  })
}

/** All words but numbers of pieces and measures of something other than the battery, such as 65 W. */
function withoutQuantities({ words }: ParsedQuery): Word[] {
  return words.filter(({ role }) => role !== 'quantity' && role !== 'measure')
}

// All digits match, so the difference is a word and not the model.
function isNearEnough({ evidence: { words, typed } }: DeviceReading): boolean {
  const named = words.filter(({ role }) => role === 'name')
  const typedNumbers: readonly string[] = typed.match(/\d+/g) ?? []
  const matchedNumbers = named.flatMap(({ text }) => text.match(/\d+/g) ?? [])
  return (
    named.length > 1 &&
    matchedNumbers.length > 0 &&
    typedNumbers.every((number) => matchedNumbers.includes(number))
  )
}

// 'iPhone 27 Pro' is not another maker's 27 Pro, because a typed series implies its brand.
function isOfNamedBrands(index: SearchIndex, reading: DeviceReading): boolean {
  const { evidence, missing, unknown } = reading
  const brands = new Set(evidence.texts.map((text) => index.brandOf[text]))
  return [...missing, ...unknown].every(({ name }) => {
    if (/\d/.test(name) || name.length < MIN_SERIES || isModifier(name)) return true
    const texts = textsContaining(index, name)
    return texts.length === 0 || texts.some((text) => brands.has(index.brandOf[text]))
  })
}

function similarTo(
  index: SearchIndex,
  query: ParsedQuery,
  evidence: readonly Evidence[],
): MatchResult | undefined {
  const candidates = [...new Set(evidence.flatMap(({ rows }) => rows))]
  if (candidates.length === 0) return undefined
  const constraints = constraintsOf(index, query, [])
  const identity = constraints.filter(({ isIdentity }) => isIdentity)
  const sameIdentity = candidates.filter((row) => identity.every((each) => isWithin(each, row)))
  const rows = nearestFirst(sameIdentity.length > 0 ? sameIdentity : candidates, constraints)
  const readAs = evidence.flatMap((each) => each.readAs ?? []).join(', ')
  return {
    ...NO_MATCH,
    certainty: 'similar',
    rows: rows.slice(0, MAX_SIMILAR),
    evidence,
    constraints,
    missing: missingNames(query, evidence),
    readAs: readAs === '' ? null : readAs,
    difference: (row) => {
      const source = evidence.find((each) => each.rows.includes(row))
      return source?.difference?.(row) ?? differenceIn(identity, row)
    },
  }
}

/** Shorter words occur in many names. */
const MIN_SERIES = 4
