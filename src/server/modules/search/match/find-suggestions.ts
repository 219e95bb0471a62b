// Suggestions while typing: what the text already means, completions, and likely corrections.
import { beginningsOneSlipAway } from '../index/one-slip.ts'
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { isKind, kindOf, type SearchIndex, type TextKind } from '../index/search-index.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { attempt, type OnFailure } from './attempt.ts'
import { matchQuery } from './match-query.ts'
import { type MatchResult, namesOf } from './match-result.ts'
import { textsContaining } from './name-scores.ts'
import { nearWords } from './near-keys.ts'

export interface SuggestedText {
  /** Absent for values, which are not texts of the catalogue. */
  text?: number
  label: string
}

/** Each label once per kind of text, best first; at most 30. */
export function findSuggestions(
  index: SearchIndex,
  query: ParsedQuery,
  onFailure?: OnFailure,
): SuggestedText[] {
  const names = namesOf(query.words).map(({ name }) => name)
  const key = searchKeyOf(query.source.text)
  const tryTo = (part: string, make: () => number[]) =>
    attempt(onFailure, part, { make, fallback: [] })
  const completions = ranked(
    index,
    [
      ...tryTo('beginnings', () => beginnings(index, [key, names.join(''), withCommas(query)])),
      ...tryTo('unfinished names', () => unfinishedNames(index, names)),
    ],
    key,
  )
  if (completions.length >= ENOUGH_SUGGESTIONS)
    return completions.map((text) => suggestedText(index, text)).slice(0, MAX_SUGGESTED)
  const matched = matchQuery(index, query, onFailure)
  const matchedTexts = matched.evidence.flatMap(({ texts }) => texts.slice(0, 4))
  const likely = ranked(index, [...completions, ...matchedTexts], key)
  const corrections =
    likely.length < ENOUGH_SUGGESTIONS
      ? ranked(
          index,
          tryTo('guesses', () => correctedTexts(index, names, key)),
          key,
        )
      : []
  const suggested = distinct(index, [...likely, ...corrections]).map((text) =>
    suggestedText(index, text),
  )
  return [...suggestedValues(matched), ...suggested].slice(0, MAX_SUGGESTED)
}

function suggestedText(index: SearchIndex, text: number): SuggestedText {
  return { text, label: index.displays.at(text) }
}

// Apple's model identifiers are indexed with their comma: 'MacBookPro14,1'.
function withCommas({ source }: ParsedQuery): string {
  return source.text.replaceAll(/[^a-z0-9,]/g, '')
}

function beginnings(index: SearchIndex, keys: readonly string[]): number[] {
  const found = [...new Set(keys)].flatMap((key) => {
    return key.length < 2 ? [] : index.keys.beginningWith(key, MAX_BEGINNINGS)
  })
  return found.map(({ value }) => value).filter((text) => canBeSuggested(index, text))
}

function canBeSuggested(index: SearchIndex, text: number): boolean {
  return kindOf(index, text) !== 'words' && index.rowsOf.count(text) > 0
}

// All words but the last are complete; the last one may be a prefix.
function unfinishedNames(index: SearchIndex, names: readonly string[]): number[] {
  const last = names.at(-1)
  if (last === undefined || (last.length < 2 && names.length < 2)) return []
  const before = names.slice(0, -1)
  const words = index.words.beginningWith(last, MAX_WORDS)
  const lastWords =
    before.length > 0 ? words : words.sort((a, b) => b.value - a.value).slice(0, FEW_WORDS)
  return namesWith(
    index,
    lastWords.map(({ key }) => [...before, key]),
  )
}

// The most popular names that contain all the words of one of the lists.
function namesWith(index: SearchIndex, lists: readonly (readonly string[])[]): number[] {
  const texts = new Set(lists.flatMap((words) => textsContaining(index, ...words)))
  return mostPopular(
    index,
    [...texts].filter((text) => canBeSuggested(index, text)),
  )
}

// Picks a few of thousands of names: a lower first row means a more popular product, because rows are sorted by popularity.
function mostPopular(index: SearchIndex, texts: readonly number[]): number[] {
  if (texts.length <= MAX_NAMES) return [...texts]
  const best = Int32Array.from(texts, (text) => index.rowsOf.of(text)[0] ?? index.products.size)
  const limit = best.toSorted()[MAX_NAMES - 1] ?? 0
  return texts.filter((_, at) => (best[at] ?? 0) <= limit).slice(0, MAX_NAMES)
}

// Corrects one typo in the whole text or in one of its words.
function correctedTexts(index: SearchIndex, names: readonly string[], key: string): number[] {
  if (key.length < 3 || key.length > 24 || !/^[a-z0-9]+$/.test(key)) return []
  const begun = beginningsOneSlipAway(index.keys, key, 2).map(({ value }) => value)
  const corrected = names.flatMap((name, at) => {
    return spellings(index, name, at === names.length - 1).flatMap((spelling) => {
      return unfinishedNames(index, names.with(at, spelling))
    })
  })
  const suggestable = (texts: readonly number[]) => {
    return texts.filter((text) => canBeSuggested(index, text)).slice(0, MAX_CORRECTIONS)
  }
  return [...suggestable(corrected), ...suggestable(begun)]
}

// Complete words near this one; for the last word also words it may be the start of.
function spellings(index: SearchIndex, name: string, isLast: boolean): string[] {
  const whole = nearWords(index, name).map(({ word }) => word)
  const begun = isLast && name.length > 2 ? beginningsOneSlipAway(index.words, name, 2) : []
  const common = begun.sort((a, b) => b.value - a.value).map(({ key }) => key)
  return [...new Set([...whole.slice(0, FEW_WORDS), ...common.slice(0, FEW_WORDS)])]
}

function suggestedValues({ constraints, rows }: MatchResult): SuggestedText[] {
  const values = constraints.filter(({ value }) => value !== undefined)
  if (values.length === 0 || rows.length === 0) return []
  return [{ label: values.map(({ asked }) => asked).join(' · ') }]
}

// Exact matches first, then by kind, then by popularity. Texts of a kind beyond its SHARE follow those of all kinds.
function ranked(index: SearchIndex, texts: readonly number[], key: string): number[] {
  const score = (text: number) => {
    const isExact = searchKeyOf(readableForm(index.displays.at(text))) === key
    return (isExact ? 0 : 100) + ORDER.indexOf(groupOf(kindOf(index, text)))
  }
  const scores = new Map(texts.map((text) => [text, score(text)]))
  const best = (text: number) => index.rowsOf.of(text)[0] ?? index.products.size
  const sorted = [...scores.keys()].sort((a, b) => {
    return (
      (scores.get(a) ?? 0) - (scores.get(b) ?? 0) ||
      (isKind(index, a, BRAND) ? index.rowsOf.count(b) - index.rowsOf.count(a) : 0) ||
      best(a) - best(b) ||
      index.displays.at(a).length - index.displays.at(b).length
    )
  })
  return withinShares(index, distinct(index, sorted))
}

function distinct(index: SearchIndex, texts: readonly number[]): number[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const label = `${groupOf(kindOf(index, text))} ${searchKeyOf(readableForm(index.displays.at(text)))}`
    return !seen.has(label) && seen.add(label)
  })
}

function withinShares(index: SearchIndex, texts: readonly number[]): number[] {
  const counts = new Map<Group, number>()
  const within = texts.filter((text) => {
    const group = groupOf(kindOf(index, text))
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    return count <= SHARE[group]
  })
  const withinSet = new Set(within)
  return [...within, ...texts.filter((text) => !withinSet.has(text))]
}

type Group = 'product' | 'ean' | 'part' | 'brand' | 'device'

function groupOf(kind: TextKind): Group {
  if (kind === 'item_no') return 'product'
  if (kind === 'ean' || kind === 'brand' || kind === 'device') return kind
  return 'part'
}

const ORDER: readonly Group[] = ['product', 'ean', 'part', 'brand', 'device']
const SHARE: Record<Group, number> = { product: 4, ean: 3, part: 4, brand: 2, device: 10 }
const BRAND = new Set(['brand'] as const)
const MAX_SUGGESTED = 30
const MAX_BEGINNINGS = 200
const MAX_WORDS = 400
const FEW_WORDS = 3
const MAX_NAMES = 60
const MAX_CORRECTIONS = 40
const ENOUGH_SUGGESTIONS = 4
