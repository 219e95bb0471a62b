// Finds batteries by number, device, barcode, name or values, and says why each was found.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { addProducts, addTerm, inOrder, reasonOf, TIERS } from './match-rules.ts'
import type { Findings, Match, MatchedOn } from './match-rules.ts'
import { isNumeric, numericLabel } from './numeric-rules.ts'
import type { NumericTerms } from './numeric-rules.ts'
import { readQuery } from './query-rules.ts'
import type { Query } from './query-rules.ts'
import {
  findAnyProducts,
  findAround,
  findExact,
  findProducts,
  findReasons,
  keepProducts,
  MOST_TERMS,
} from './search-repository.ts'
import type { FoundTerm } from './search-repository.ts'
import { searchTolerantly } from './tolerant-search.ts'

export type { Match, MatchedOn } from './match-rules.ts'
export { suggest } from './suggest-service.ts'
export type { Suggestion } from './suggest-service.ts'

export interface SearchOutcome {
  /** Best first: tier, then discontinued last within it, then closeness and popularity; at most 3,000. */
  matches: Match[]
  capped: boolean
  /** The answer rests on a guess: spelling, look-alikes, left-out words or near values. */
  tolerant: boolean
  /** What was searched instead of what was typed. */
  readAs?: string
  /** The nearest numbers and models, when nothing or only something like it was found. */
  suggestions: string[]
  /** Categories that words of the keyword name. */
  categoryIds: string[]
  /** Values that the keyword names, in V, mAh and Wh. */
  numeric?: NumericTerms
}

/** Never throws on what was typed; an unreadable or overlong keyword finds nothing. */
export async function searchProducts(
  db: Kysely<Database>,
  { keyword, categoryId }: { keyword: string; lang: Lang; categoryId?: string },
): Promise<SearchOutcome> {
  const query = readQuery(keyword)
  if (!query) return { ...NOTHING }
  const findings = await searchAsTyped(db, query, keyword.trim().toLowerCase())
  const tolerant = findings.size === 0 ? await searchTolerantly(db, query) : undefined
  const found = inOrder(tolerant?.findings ?? findings)
  const kept = categoryId ? await inCategory(db, found, categoryId) : found
  const matches = kept.slice(0, MOST_MATCHES)
  if (matches.some(({ matchedOn }) => matchedOn.kind === 'words')) {
    await nameReasons(db, matches, query)
  }
  return {
    matches: matches.map(({ productId, tier, matchedOn }) => ({ productId, tier, matchedOn })),
    capped: kept.length >= MOST_MATCHES,
    tolerant: tolerant?.tolerant ?? false,
    ...(tolerant?.readAs ? { readAs: tolerant.readAs } : {}),
    suggestions: tolerant?.suggestions ?? [],
    categoryIds: query.categoryIds,
    ...(isNumeric(query.numeric) ? { numeric: query.numeric } : {}),
  }
}

async function searchAsTyped(db: Kysely<Database>, query: Query, typed: string): Promise<Findings> {
  const findings: Findings = new Map()
  const exact = await findExact(db, [...query.readings, ...onlyValue(query)])
  for (const term of exact) {
    const same = typed === term.display.toLowerCase() || typed === withoutBrand(term)
    const tier = same ? TIERS.sameSpelling : TIERS.sameNumber
    addTerm(findings, nameless(term, query), { tier, distance: term.reading })
  }
  const limits = query.valueWords.length + query.categoryIds.length
  const broad = exact.some(({ kind }) => BROAD_KINDS.has(kind))
  if (findings.size > 0 && limits === 0 && (broad || query.words.length === 0)) return findings
  if (findings.size > 0 && !broad && isOneNumber(query)) return findings
  if (broad || query.words.length === 0) {
    if (exact.some(({ reading }) => reading === query.readings.length)) return findings
    return searchByProductWords(
      db,
      query,
      findings,
      exact.filter(({ kind }) => kind === 'brand'),
    )
  }
  const around = await findAround(db, aroundOf(query))
  addAround(findings, around, query)
  if (around.filter(({ how }) => how === 'words').length >= MOST_TERMS)
    await addBroadWords(db, findings, query)
  return findings.size === 0 || limits > 0 ? narrowByValues(db, findings, query) : findings
}

// A category or a voltage alone is kept as a text of its own, with its products in order.
function onlyValue({ words, valueWords, categoryIds }: Query): string[] {
  if (words.length > 0 || valueWords.length + categoryIds.length !== 1) return []
  return categoryIds[0] ? [`c:${categoryIds[0]}`] : valueWords
}

// A category's key is ours; the visitor is shown the word typed.
function nameless(term: FoundTerm, { plain }: Query): FoundTerm {
  return term.kind === 'category' ? { ...term, display: plain } : term
}

function withoutBrand({ display, brand }: FoundTerm): string {
  return display.slice(brand ? brand.length + 1 : 0).toLowerCase()
}

// Whoever types a whole number wants that number, not those that begin like it.
function isOneNumber({ words, readings }: Query): boolean {
  const number = readings[0] ?? ''
  return number.length >= 6 && /\d/.test(number) && words.length <= 2 && readings.length <= 2
}

function aroundOf(query: Query) {
  const part = query.number
  const beginnings = [...new Set([query.readings[0] ?? '', part])].filter(
    ({ length }) => length > 2,
  )
  const same = query.allWords.length === query.words.length
  return {
    beginnings,
    words: query.allWords,
    fewer: same ? null : query.words,
    part: part.length > 2 && query.words.length < 3 && ASCII.test(part) ? part : null,
  }
}

function addAround(findings: Findings, terms: FoundTerm[], query: Query): void {
  const whole = terms.some(({ how, reading }) => how === 'words' && reading === 0)
  const typedLength = query.plain.length
  for (const term of terms) {
    // With every word found in one text, texts with some of them are beside the point.
    if (term.how === 'words' && term.reading === 1 && whole) continue
    const more = Math.max(0, term.display.length - typedLength)
    const distance = term.how === 'words' ? Math.max(0, term.tokens - query.words.length) : more
    addTerm(findings, term, { tier: TIER_OF[term.how], distance })
  }
}

async function addBroadWords(
  db: Kysely<Database>,
  findings: Findings,
  query: Query,
): Promise<void> {
  const products = await findProducts(db, query.words)
  addProducts(findings, products, {
    tier: TIERS.allWords,
    distance: FAR,
    matchedOn: wordsReason(query),
  })
}

async function narrowByValues(
  db: Kysely<Database>,
  findings: Findings,
  query: Query,
): Promise<Findings> {
  if (findings.size > 0) {
    const { valueWords: words, categoryIds } = query
    const kept = await keepProducts(db, [...findings.keys()], { words, categoryIds })
    // A value that none of them has is not what the visitor came for: the device is.
    if (kept.size > 0) for (const id of findings.keys()) if (!kept.has(id)) findings.delete(id)
    return findings
  }
  return searchByProductWords(db, query, findings)
}

async function searchByProductWords(
  db: Kysely<Database>,
  query: Query,
  before: Findings,
  brands: FoundTerm[] = [],
): Promise<Findings> {
  const found: Findings = new Map()
  await addProductsByWords(db, query, { words: query.words, found, brands })
  if (found.size === 0 && query.joinedWords) {
    await addProductsByWords(db, query, { words: query.joinedWords, found, brands })
  }
  return found.size > 0 ? found : before
}

async function addProductsByWords(
  db: Kysely<Database>,
  query: Query,
  into: { words: string[]; found: Findings; brands: FoundTerm[] },
): Promise<void> {
  const { found, brands } = into
  const words = [...into.words, ...query.valueWords]
  const matchedOn = brands[0] ? reasonOf(brands[0]) : wordsReason(query)
  const own = new Set(brands.flatMap(({ products }) => products.map(({ id }) => id)))
  // The first category a word names is the likelier one: '手表' is a watch before it is a smart watch.
  const categories = query.categoryIds.length ? query.categoryIds.map((id) => [id]) : [null]
  for (const [at, category] of categories.entries()) {
    const named = words.length > 0 || category
    if (!named && !query.namesBattery) continue
    const products = named ? await findProducts(db, words, category) : await findAnyProducts(db)
    for (const product of products) {
      // A mother brand's name also leads to its daughters: they come after its own.
      const distance = at + (brands.length > 0 && !own.has(product.id) ? 1 : 0)
      addProducts(found, [product], { tier: TIERS.productWords, distance, matchedOn })
    }
  }
}

function wordsReason(query: Query): MatchedOn {
  if (query.words.length === 0 && isNumeric(query.numeric)) {
    return { kind: 'specification', raw: numericLabel(query.numeric) }
  }
  return { kind: 'words', raw: query.plain || query.readings[0] || '' }
}

// For the first page a text of the product is named; beyond it the words themselves are.
async function nameReasons(db: Kysely<Database>, matches: Match[], query: Query): Promise<void> {
  if (query.words.length === 0) return
  const unnamed = matches
    .filter(({ matchedOn }) => matchedOn.kind === 'words')
    .slice(0, MOST_REASONS)
  const reasons = await findReasons(
    db,
    unnamed.map(({ productId }) => productId),
    query.words,
  )
  for (const match of unnamed) {
    const reason = reasons.get(match.productId)
    if (reason) match.matchedOn = reasonOf(reason)
  }
}

async function inCategory<Found extends Match>(
  db: Kysely<Database>,
  found: Found[],
  categoryId: string,
) {
  const ids = found.map(({ productId }) => productId)
  const kept = await keepProducts(db, ids, { words: [], categoryIds: [categoryId] })
  return found.filter(({ productId }) => kept.has(productId))
}

const MOST_MATCHES = 3000
const MOST_REASONS = 24
const FAR = 99
const ASCII = /^[\0-\x7f]*$/
const BROAD_KINDS = new Set(['brand', 'category', 'specification'])
const TIER_OF: Record<FoundTerm['how'], number> = {
  exact: TIERS.sameNumber,
  prefix: TIERS.beginning,
  words: TIERS.allWords,
  suffix: TIERS.end,
  part: TIERS.part,
}
const NOTHING: SearchOutcome = {
  matches: [],
  capped: false,
  tolerant: false,
  suggestions: [],
  categoryIds: [],
}
