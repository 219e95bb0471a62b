// Product lists as the actor may see them: members get prices, all others do not.
import type { ParsedInputOf } from '../../contract/call.ts'
import type { listProductsRoute, ProductList, RelatedProduct } from '../../contract/product.ts'
import type { ProductCard } from '../../contract/product-card.ts'
import type { SeriesPreference } from '../../shared/series-preferences.ts'
import { listRelated } from '../modules/catalogue/card-service.ts'
import { readDevice } from '../modules/catalogue/finder-service.ts'
import { listProducts } from '../modules/catalogue/list-service.ts'
import {
  listBestSellers,
  listMonths,
  listNewest,
} from '../modules/catalogue/ranked-list-service.ts'
import { rankByPrice } from '../modules/pricing/price-ranking.ts'
import { addPrices } from '../modules/pricing/pricing-service.ts'
import { type Ctx, isMemberCtx } from '../context/context.ts'
import { pageOf } from '../platform/http/paging.ts'

interface Paging {
  page: number
  rows: number
}

interface RankedPaging extends Paging {
  /** If given, twins are one entry, shown in this series; otherwise each item is one. */
  perPack?: SeriesPreference | undefined
}

/** Errors: 404 unknown category, 422 sorting by price without a membership. */
export async function listCatalogue(
  ctx: Ctx,
  query: ParsedInputOf<typeof listProductsRoute>,
): Promise<ProductList> {
  const priceRanking =
    query.sort === 'price' && isMemberCtx(ctx) ? await rankByPrice(ctx) : undefined
  const { total, list, facets } = await listProducts(ctx, { ...query, priceRanking })
  const cards = list.map(({ card }) => card)
  const { page, rows } = query
  return { total, page, rows, list: await addPrices(ctx, cards), facets }
}

export async function listNewestForActor(
  ctx: Ctx,
  query: RankedPaging & { month?: string | undefined; days?: number | undefined },
) {
  const [found, months] = await Promise.all([
    listNewest(ctx, query),
    listMonths(ctx, { perPack: query.perPack !== undefined }),
  ])
  return { ...(await pageWithPrices(ctx, found, query)), months }
}

export async function listBestSellersForActor(
  ctx: Ctx,
  { most, ...query }: RankedPaging & { categoryId?: string | undefined; most?: number | undefined },
) {
  return pageWithPrices(ctx, await listBestSellers(ctx, { ...query, max: most }), query)
}

/** Products related to one product, each with its relation. Errors: 404. */
export async function listRelatedForActor(ctx: Ctx, { id, ...paging }: Paging & { id: string }) {
  const related = pageOf<RelatedProduct>(await listRelated(ctx, id), paging)
  return pageWithPrices(ctx, related, paging)
}

/**
 * Without an item number, the best sellers; with one, its related products that are not discontinued. Errors:
 * 404.
 */
export async function listRecommendedForActor(
  ctx: Ctx,
  { itemNo, ...paging }: Paging & { itemNo?: string | undefined },
) {
  if (itemNo === undefined) return listBestSellersForActor(ctx, paging)
  const related = await listRelated(ctx, itemNo)
  const cards = related.filter(({ stop }) => !stop).map(({ relation: _, ...card }) => card)
  return pageWithPrices(ctx, pageOf(cards, paging), paging)
}

/** A device and the products that fit it. Errors: 404. */
export async function readDeviceForActor(ctx: Ctx, slug: string) {
  const { device, products } = await readDevice(ctx, slug)
  return { device, products: await addPrices(ctx, products) }
}

async function pageWithPrices<Card extends ProductCard>(
  ctx: Ctx,
  found: { total: number; list: Card[] },
  { page, rows }: Paging,
) {
  return { total: found.total, page, rows, list: await addPrices(ctx, found.list) }
}
