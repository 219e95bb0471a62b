// Matches many texts with the matcher of the search and with the aliases of a company; only certain matches count.
import { setImmediate } from 'node:timers/promises'
import type { MatchedOn } from '../../../contract/search.ts'
import { normalisePartNumber } from '../../../shared/part-number.ts'
import { findProductStatuses, type ProductStatus } from './batch-match-repository.ts'
import { countFailures, type SearchCtx } from './counted-failures.ts'
import type { SearchIndex } from './index/search-index.ts'
import { attempt } from './match/attempt.ts'
import { matchSurely } from './match/match-query.ts'
import type { MatchResult } from './match/match-result.ts'
import { type ParsedQuery, parseQuery } from './query/parsed-query.ts'
import { withSpokenNumbers } from './query/spoken-numbers.ts'
import { deviceSlugsOf, reasonOf } from './search-service.ts'
import { awaitIndex } from './search-store.ts'

export type { ProductStatus } from './batch-match-repository.ts'

export interface NamedDevice {
  /** The name that matched, as the catalogue writes it. */
  name: string
  /** The addresses of the devices of this name; empty: the catalogue knows none. */
  slugs: string[]
}

export interface TextMatch {
  /** Of kind 'own' for an alias of the company. */
  matchedOn: MatchedOn
  /** The device that the text names for a product, also where the company chose the item for it; null: no device. */
  deviceOf(productId: number): NamedDevice | null
  /** True for the number of one item and for an alias; a device or a series leaves a choice. */
  isExact: boolean
  /** The start of longer device names: 'ProBook 450' for the ProBook 450 G10. */
  isSeries: boolean
  /** On sale or discontinued, most popular first, discontinued ones last. */
  products: ProductStatus[]
}

/**
 * Keyed by the given text; texts without a certain match are missing. `aliases`: product ids by the company's aliases;
 * a number of the catalogue keeps its meaning. Runs one statement for any number of texts.
 */
export async function matchTexts(
  ctx: SearchCtx,
  texts: readonly string[],
  aliases: ReadonlyMap<string, number> = new Map(),
): Promise<Map<string, TextMatch>> {
  const index = await awaitIndex(ctx)
  const found = new Map<string, FoundText>()
  let done = 0
  for (const text of new Set(texts)) {
    // A text whose matching fails counts as not found.
    const match = attempt(countFailures(ctx, text.length), 'list', {
      make: () => matchText(index, text),
      fallback: undefined,
    })
    if (match) found.set(text, match)
    // Yields to other requests between the texts of a long list.
    if (++done % TEXTS_BETWEEN_PAUSES === 0) await setImmediate()
  }
  if (found.size === 0 && aliases.size === 0) return new Map()
  const ids = new Set([...found.values()].flatMap((match) => match.ids))
  const statuses = new Map(
    (await findProductStatuses(ctx.db, [...ids.union(new Set(aliases.values()))])).map((each) => [
      each.id,
      each,
    ]),
  )
  const matches = new Map(
    [...found].flatMap(([text, { ids: own, ...match }]) => {
      const products = own.flatMap((id) => statuses.get(id) ?? []).sort(byRank)
      const isExact = isExactNumber(text, match.matchedOn, products)
      return products.length > 0 ? [[text, { ...match, isExact, products }] as const] : []
    }),
  )
  for (const [text, productId] of aliases) {
    const product = statuses.get(productId)
    const match = matches.get(text)
    if (!product || match?.isExact) continue
    const matchedOn = { kind: 'own', raw: text }
    const deviceOf = match?.deviceOf ?? (() => null)
    matches.set(text, { matchedOn, deviceOf, isExact: true, isSeries: false, products: [product] })
  }
  return matches
}

/** The kinds of match that identify one battery. */
const EXACT_KINDS: ReadonlySet<string> = new Set(['item_no', 'ean', 'oem', 'alias', 'superseded'])

function isExactNumber(
  text: string,
  { kind, raw }: MatchedOn,
  products: readonly ProductStatus[],
): boolean {
  const onSale = products.filter(({ stop }) => !stop)
  return (
    EXACT_KINDS.has(kind) &&
    normalisePartNumber(raw) === normalisePartNumber(text) &&
    (onSale.length > 0 ? onSale : products).length === 1
  )
}

interface FoundText extends Pick<TextMatch, 'matchedOn' | 'deviceOf' | 'isSeries'> {
  ids: number[]
}

function matchText(index: SearchIndex, text: string): FoundText | undefined {
  const query = parseQuery(text)
  const typed = wholeMatch(index, query)
  const spoken = typed ? undefined : withSpokenNumbers(query)
  const matched = typed ?? (spoken && wholeMatch(index, spoken))
  if (!matched) return undefined
  const rows = matched.rows.slice(0, MAX_PRODUCTS)
  const first = rows[0] ?? -1
  const matchedOn = reasonOf(index, query, matched, first)
  const isDevice = matchedOn.kind === 'device'
  return {
    matchedOn,
    deviceOf(productId) {
      const own = index.rowOf.get(productId) ?? -1
      const row = rows.includes(own) ? own : first
      const { kind, raw } = reasonOf(index, query, matched, row)
      return kind === 'device' ? { name: raw, slugs: deviceSlugsOf(index, matched, row) } : null
    },
    isSeries: isDevice && matched.certainty === 'family',
    ids: rows.map((row) => index.products.ids[row] ?? 0),
  }
}

function wholeMatch(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  const matched = matchSurely(index, query)
  return matched && !isBroad(matched) && isWhole(query, matched) ? matched : undefined
}

// The match must use every name in the text, and every quantity too, because it may belong to a name.
function isWhole({ words }: ParsedQuery, { evidence }: MatchResult): boolean {
  const explained = new Set(evidence.flatMap((one) => one.words.map(({ at }) => at)))
  return words.every(({ at, role, name }) => {
    return explained.has(at) || (role !== 'quantity' && (role !== 'name' || name === ''))
  })
}

// A list row means one pack, not a whole series and not the numbers of two packs.
function isBroad({ certainty, rows, groups }: MatchResult): boolean {
  return groups.length > 0 || (certainty === 'family' && rows.length > MAX_PRODUCTS)
}

function byRank(a: ProductStatus, b: ProductStatus): number {
  return a.rank - b.rank || a.id - b.id
}

const TEXTS_BETWEEN_PAUSES = 50
const MAX_PRODUCTS = 30
