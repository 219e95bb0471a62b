// Finds batteries by what a buyer types or pastes, with the reason for each match and its certainty.
import type { Difference, MatchedOn, QueryPart } from '../../../contract/search.ts'
import { countFailures, type SearchCtx } from './counted-failures.ts'
import { brandNameOf, kindOf, type SearchIndex } from './index/search-index.ts'
import { attempt, type OnFailure } from './match/attempt.ts'
import { matchQuery } from './match/match-query.ts'
import type { Certainty, MatchResult } from './match/match-result.ts'
import { parseQuery, type ParsedQuery } from './query/parsed-query.ts'
import { demandsOf } from './missed-demand.ts'
import { queryParts } from './query-parts.ts'
import { awaitIndex } from './search-store.ts'

export interface SearchOutcome {
  certainty: Certainty
  /** Best first; at most five when the result is only similar. */
  productIds: number[]
  /** Why a product was found. */
  reason(productId: number): MatchedOn
  /** How a product that is only similar differs from what was asked for. */
  difference(productId: number): Difference | null
  /** The addresses of the devices whose name a product was found by; empty: it was found by something else. */
  deviceSlugs(productId: number): string[]
  /** The corrected keyword; null: nothing was corrected. */
  readAs: string | null
  /** The nearest numbers and models. */
  suggestions: string[]
  parts: QueryPart[]
  /** One for each battery that the keyword names, when it names several. */
  groups: FoundGroup[]
  /** A device that the shop knows and has no battery for. */
  knownDevice: string | null
  /** What the keyword asks for and the shop does not sell, such as `camera`. */
  notSold: string | null
  /** What was left out because the keyword is too long; `numbers` counts numbers and devices. */
  unread: { characters: number; numbers: number }
  /**
   * What was requested but not found, one text for each battery, without personal data; empty: all was found, or
   * nothing was requested.
   */
  demands: string[]
}

/** One number or device of a keyword that names several. */
export interface FoundGroup {
  /** How the keyword names it. */
  texts: string[]
  kind: 'number' | 'device'
  state: 'found' | 'similar' | 'missing'
  /** The corrected spelling; null: nothing was corrected. */
  readAs: string | null
  /** Best first. */
  productIds: number[]
  difference(productId: number): Difference | null
  /** The nearest numbers and models. */
  suggestions: string[]
}

const MAX_GROUPS = 50

/** Input never causes an error: a reading that fails is logged and counted, and the next one is tried. */
export async function searchProducts(ctx: SearchCtx, keyword: string): Promise<SearchOutcome> {
  return searchIndex(await awaitIndex(ctx), keyword, countFailures(ctx, keyword.length))
}

/** Pure; without `onFailure` errors are rethrown. */
export function searchIndex(
  index: SearchIndex,
  keyword: string,
  onFailure?: OnFailure,
): SearchOutcome {
  const query = parseQuery(keyword)
  const matched = matchQuery(index, query, onFailure)
  const { ids } = index.products
  const idsOf = (rows: readonly number[]) => rows.map((row) => ids[row] ?? 0)
  const rowOf = (productId: number) => index.rowOf.get(productId) ?? -1
  return {
    certainty: matched.certainty,
    productIds: idsOf(matched.rows),
    reason: (productId) => reasonOf(index, query, matched, rowOf(productId)),
    difference: (productId) => matched.difference(rowOf(productId)),
    deviceSlugs: (productId) => deviceSlugsOf(index, matched, rowOf(productId)),
    readAs: matched.readAs,
    suggestions: [...matched.suggestions],
    parts: attempt(onFailure, 'parts', {
      make: () => queryParts(index, query, matched),
      fallback: [],
    }),
    groups: matched.groups
      .slice(0, MAX_GROUPS)
      .map(({ texts, kind, state, readAs, suggestions, rows, difference }) => ({
        texts,
        kind,
        state,
        readAs,
        suggestions,
        productIds: idsOf(rows),
        difference: (productId) => difference(rowOf(productId)),
      })),
    knownDevice: matched.knownDevice,
    notSold: matched.notSold,
    unread: {
      characters: query.source.unread,
      numbers: matched.unread + Math.max(0, matched.groups.length - MAX_GROUPS),
    },
    demands: attempt(onFailure, 'demand', {
      make: () => demandsOf(index, query, matched),
      fallback: [],
    }),
  }
}

/** Why a row was found: the text that leads to it, or its matching values. */
export function reasonOf(
  index: SearchIndex,
  query: ParsedQuery,
  matched: MatchResult,
  row: number,
): MatchedOn {
  const { constraints, browsed } = matched
  const text = textOf(index, matched, row)
  if (text !== undefined) return textReason(index, text)
  const brandText = Array.from(index.textsOfRow.of(row)).find((text) => {
    const words = browsed.map(({ name }) => name).join(' ')
    return kindOf(index, text) === 'brand' && index.displays.at(text).toLowerCase() === words
  })
  if (brandText !== undefined) return textReason(index, brandText)
  const values = constraints.filter(({ value }) => value !== undefined)
  if (values.length > 0)
    return { kind: 'specification', raw: values.map((one) => one.found(row)).join(' · ') }
  return { kind: 'words', raw: query.source.typed.trim().slice(0, 80) }
}

/** The first text of the query that leads to a row. */
function textOf(index: SearchIndex, matched: MatchResult, row: number): number | undefined {
  const { evidence, groups } = matched
  for (const { texts } of [...evidence, ...groups.flatMap(({ members }) => members)]) {
    const text = texts.find((each) => index.rowsOf.of(each).includes(row))
    if (text !== undefined) return text
  }
  return undefined
}

/** The addresses of the devices whose name leads to a row: a number may be printed on several machines. */
export function deviceSlugsOf(index: SearchIndex, matched: MatchResult, row: number): string[] {
  const text = textOf(index, matched, row)
  const device = text === undefined ? -1 : (index.deviceOf[text] ?? -1)
  if (text === undefined || device < 0) return []
  return [device, ...(index.moreDevices.get(text) ?? [])].map((each) => index.deviceSlugs.at(each))
}

function textReason(index: SearchIndex, text: number): MatchedOn {
  const kind = kindOf(index, text)
  const raw = index.displays.at(text)
  const brand = brandNameOf(index, text)
  return brand && kind !== 'brand' ? { kind, raw, brand } : { kind, raw }
}
