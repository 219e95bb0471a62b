// Suggests up to ten numbers, devices, brands and categories while a keyword is being typed.
import type { Lang } from '../../../shared/lang.ts'
import { normalisePartNumber } from '../../../shared/part-number.ts'
import type { Ctx } from '../../context/context.ts'
import { countFailures, type SearchCtx } from './counted-failures.ts'
import { readCategoryNames } from './suggest-repository.ts'
import { findSuggestions, type SuggestedText } from './match/find-suggestions.ts'
import type { SearchIndex, TextKind } from './index/search-index.ts'
import { brandNameOf, kindOf } from './index/search-index.ts'
import { categoriesBeginning } from './query/lexicon.ts'
import { parseQuery } from './query/parsed-query.ts'
import { awaitIndex } from './search-store.ts'

export interface FoundSuggestion {
  /** `values`: what was understood as voltage, capacity and the like, which leads to no text of the catalogue. */
  kind: 'product' | 'part' | 'device' | 'ean' | 'brand' | 'category' | 'values'
  text: string
  /** The brand of a number, or the item number it leads to; null when the text is sufficient. */
  detail: string | null
  /** Set when the text leads to exactly one product, and for item numbers. */
  itemNo?: string
  /** The products that the text leads to, where these are at most two. */
  productIds: number[]
  deviceSlug?: string
  categoryId?: string
}

/** Empty for fewer than two characters. Understood values first, then exact matches, then by kind; categories last. */
export async function suggest(
  ctx: SearchCtx,
  { keyword, lang }: { keyword: string; lang: Lang },
): Promise<FoundSuggestion[]> {
  const query = parseQuery(keyword)
  if (normalisePartNumber(query.source.text).length < 2) return []
  const index = await awaitIndex(ctx)
  const suggested = findSuggestions(index, query, countFailures(ctx, keyword.length))
  const categories = await suggestedCategories(ctx, query.source.text, lang)
  // Two places are kept for categories, which come last.
  const chosen = suggested.slice(0, MAX_SUGGESTIONS - Math.min(2, categories.length))
  const found = chosen.map((each) => suggestionOf(index, each))
  return [...found, ...categories].slice(0, MAX_SUGGESTIONS)
}

async function suggestedCategories(
  { db }: Pick<Ctx, 'db'>,
  text: string,
  lang: Lang,
): Promise<FoundSuggestion[]> {
  const ids = categoriesBeginning(text)
  if (ids.length === 0) return []
  const names = await readCategoryNames(db, ids, lang)
  return names.map(({ id, name }) => ({
    kind: 'category',
    text: name,
    detail: null,
    productIds: [],
    categoryId: id,
  }))
}

// The item number of the best product of a text.
function itemNoOf(index: SearchIndex, text: number): string | undefined {
  const [row] = index.rowsOf.of(text)
  if (row === undefined) return undefined
  const item = index.textsOfRow.of(row).find((each) => kindOf(index, each) === 'item_no')
  return item === undefined ? undefined : index.displays.at(item)
}

function suggestionOf(index: SearchIndex, { text, label }: SuggestedText): FoundSuggestion {
  if (text === undefined) return { kind: 'values', text: label, detail: null, productIds: [] }
  const kind = KINDS[kindOf(index, text)] ?? 'device'
  const rows = index.rowsOf.of(text)
  const itemNo = itemNoOf(index, text)
  const leadsToOneProduct = rows.length === 1 || kind === 'product'
  const device = index.deviceOf[text] ?? -1
  return {
    kind,
    text: label,
    detail: kind === 'part' ? brandNameOf(index, text) : kind === 'ean' ? (itemNo ?? null) : null,
    productIds: rows.length <= 2 ? Array.from(rows, (row) => index.products.ids[row] ?? 0) : [],
    ...(leadsToOneProduct && itemNo ? { itemNo } : {}),
    ...(device >= 0 ? { deviceSlug: index.deviceSlugs.at(device) } : {}),
  }
}

const MAX_SUGGESTIONS = 10
const KINDS: Partial<Record<TextKind, FoundSuggestion['kind']>> = {
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
