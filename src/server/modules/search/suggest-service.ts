// Offers up to ten numbers, devices, brands and categories while a keyword is being typed.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import { normalisePartNumber } from '../../../shared/part-number.ts'
import type { Database } from '../../db/database.ts'
import { findWords } from './dictionary-repository.ts'
import { categoriesBeginning, readQuery } from './query-rules.ts'
import type { Query } from './query-rules.ts'
import { findDeviceSlugs, findOffers, readCategoryNames } from './suggest-repository.ts'
import type { OfferedTerm } from './suggest-repository.ts'
import { readable } from './term-rules.ts'

export interface Suggestion {
  kind: 'product' | 'part' | 'device' | 'ean' | 'brand' | 'category'
  text: string
  /** The brand of a number, or the item number it leads to; null where the text says it all. */
  detail: string | null
  /** Where the typed characters stand in the text. */
  matched?: [number, number]
  /** Set when the text leads to exactly one product, and for item numbers. */
  itemNo?: string
  deviceSlug?: string
  categoryId?: string
  /** How many products it leads to, 99 for more. */
  products: number
}

/** Nothing for less than two characters. Exact numbers first, then devices, brands, categories. */
export async function suggest(
  db: Kysely<Database>,
  { keyword, lang }: { keyword: string; lang: Lang },
): Promise<Suggestion[]> {
  const query = readQuery(keyword)
  if (!query || (query.readings[0]?.length ?? 0) < 2) return []
  const [offers, categories] = await Promise.all([
    offersFor(db, query),
    offeredCategories(db, keyword, lang),
  ])
  const chosen = choose(offers, query).slice(0, MOST - Math.min(2, categories.length))
  const devices = chosen.filter(({ kind }) => kind === 'device').map(({ id }) => id)
  const slugs = devices.length ? await findDeviceSlugs(db, devices) : new Map<number, string>()
  const found = chosen.map((offer) => suggestionOf(offer, slugs.get(offer.id), keyword))
  return [...found, ...categories].slice(0, MOST)
}

async function offersFor(db: Kysely<Database>, query: Query): Promise<OfferedTerm[]> {
  const keys = [...new Set([query.readings[0] ?? '', query.number])]
  const sets = query.words.length > 1 ? await unfinishedSets(db, query.words) : []
  return findOffers(db, { keys, sets })
}

// Every word is whole but the last, which may go on.
async function unfinishedSets(db: Kysely<Database>, words: string[]): Promise<string[][]> {
  const last = words.at(-1) ?? ''
  const endings = (await findWords(db, [last])).map(({ token }) => token)
  if (endings.length === 0) return []
  return [...words.slice(0, -1).map((word) => [word]), endings]
}

function choose(offers: OfferedTerm[], query: Query): OfferedTerm[] {
  const exact = new Set(query.readings)
  const score = (offer: OfferedTerm) =>
    (exact.has(normalisePartNumber(offer.display)) ? 0 : 10) +
    ORDER.indexOf(KINDS[offer.kind] ?? 'device')
  const sorted = [...offers].sort(
    (a, b) =>
      score(a) - score(b) ||
      (a.kind === 'brand' ? b.products - a.products : 0) ||
      a.rank - b.rank ||
      a.display.length - b.display.length,
  )
  const shares: Partial<Record<Suggestion['kind'], number>> = {}
  const seen = new Set<string>()
  const distinct = sorted.filter(({ kind, display }) => {
    const text = `${KINDS[kind]} ${normalisePartNumber(display)}`
    return !seen.has(text) && seen.add(text)
  })
  // No kind takes all places while others wait.
  const within = distinct.filter(({ kind }) => {
    const group = KINDS[kind] ?? 'device'
    shares[group] = (shares[group] ?? 0) + 1
    return shares[group] <= (SHARE[group] ?? MOST)
  })
  return [...within, ...distinct.filter((offer) => !within.includes(offer))]
}

async function offeredCategories(
  db: Kysely<Database>,
  keyword: string,
  lang: Lang,
): Promise<Suggestion[]> {
  const ids = categoriesBeginning(readable(keyword))
  if (ids.length === 0) return []
  const names = await readCategoryNames(db, ids, lang)
  return names.map(({ id, name }) => ({
    kind: 'category',
    text: name,
    detail: null,
    categoryId: id,
    products: 99,
  }))
}

function suggestionOf(offer: OfferedTerm, slug: string | undefined, keyword: string): Suggestion {
  const { display, brand, products, itemNo } = offer
  const kind = KINDS[offer.kind] ?? 'device'
  const matched = matchedPart(display, keyword)
  const one = products === 1 || kind === 'product'
  return {
    kind,
    text: display,
    detail: kind === 'part' ? brand : kind === 'ean' ? itemNo : null,
    products,
    ...(matched ? { matched } : {}),
    ...(one ? { itemNo } : {}),
    ...(slug ? { deviceSlug: slug } : {}),
  }
}

// Separators that were typed or left out do not matter: 'a32k' stands at the start of 'A32-K55'.
function matchedPart(display: string, keyword: string): [number, number] | undefined {
  const typed = normalisePartNumber(keyword)
  const at = normalisePartNumber(display).indexOf(typed)
  if (at < 0 || !typed) return undefined
  const places = [...display].flatMap((character, place) =>
    normalisePartNumber(character) ? [place] : [],
  )
  const [start, end] = [places[at], places[at + typed.length - 1]]
  return start === undefined || end === undefined ? undefined : [start, end + 1]
}

const MOST = 10
const ORDER: Suggestion['kind'][] = ['product', 'ean', 'part', 'brand', 'device', 'category']
const SHARE: Partial<Record<Suggestion['kind'], number>> = { product: 4, ean: 3, part: 4, brand: 2 }
const KINDS: Record<string, Suggestion['kind']> = {
  item_no: 'product',
  superseded: 'part',
  oem: 'part',
  reported_name: 'part',
  alias: 'part',
  iec: 'part',
  ansi: 'part',
  ean: 'ean',
  brand: 'brand',
  device: 'device',
}
