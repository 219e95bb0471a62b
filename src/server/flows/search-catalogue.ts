// A search: which products match and why, narrowed, counted and shown as cards.
import type { ParsedInputOf } from '../../contract/call.ts'
import type { FoundProduct, SearchAnswer, searchProductsRoute } from '../../contract/product.ts'
import { listProducts } from '../modules/catalogue/list-service.ts'
import { priceOrder } from '../modules/pricing/price-order.ts'
import { addPrices } from '../modules/pricing/pricing-service.ts'
import { recordMissedSearch } from '../modules/search/missed-search-service.ts'
import { searchProducts } from '../modules/search/search-service.ts'
import { type Ctx, isMemberCtx } from '../platform/context.ts'

type Query = ParsedInputOf<typeof searchProductsRoute>

/** An empty keyword lists nothing. Misses are recorded for the seller. Members see prices and sort by them. */
export async function searchCatalogue(ctx: Ctx, query: Query): Promise<SearchAnswer> {
  const outcome = await searchProducts(ctx.db, { keyword: query.keyword, lang: ctx.lang })
  const found = await listProducts(ctx, {
    productIds: outcome.matches.map((match) => match.productId),
    filters: query.filters,
    sort: query.sort,
    priceOrder: query.sort === 'price' && isMemberCtx(ctx) ? await priceOrder(ctx) : undefined,
    page: query.page,
    rows: query.rows,
  })
  if (query.keyword.trim() !== '' && outcome.matches.length === 0) {
    recordMissedSearch(ctx.db, { keyword: query.keyword, lang: ctx.lang })
  }
  const reasons = new Map(outcome.matches.map((match) => [match.productId, match.matchedOn]))
  const cards = found.list.map(({ id, card }): FoundProduct => {
    return { ...card, matchedOn: reasons.get(id) ?? { kind: 'words', raw: query.keyword } }
  })
  return {
    total: found.total,
    page: query.page,
    rows: query.rows,
    list: await addPrices(ctx, cards),
    facets: found.facets,
    tolerant: outcome.tolerant,
    readAs: outcome.readAs ?? null,
    suggestions: outcome.suggestions,
    exact: found.total === 1 && !outcome.tolerant ? (found.list[0]?.card.itemNo ?? null) : null,
  }
}
