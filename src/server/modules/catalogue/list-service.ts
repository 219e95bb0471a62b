// Lists of products by category or search result, filtered and sorted, with facets and cards; also totals, the
// addresses of all products, and counts by voltage and capacity.
import type { Facets, ProductCard, ProductFilters, Sort } from '../../../contract/product-card.ts'
import type { SeriesPreference } from '../../../shared/series-preferences.ts'
import type { Lang } from '../../../shared/lang.ts'
import { type Direction, DEFAULT_DIRECTION } from '../../../shared/sort-directions.ts'
import type { Ctx } from '../../context/context.ts'
import { invalid } from '../../platform/errors.ts'
import { readCardsById } from './card-service.ts'
import { reversedOrder, type ColumnSort, type Columns } from './catalogue-columns.ts'
import { productPath } from './catalogue-presenter.ts'
import { findProductPaths } from './catalogue-repository.ts'
import { type LeadOf, narrow, type FilterResult } from './catalogue-facets.ts'
import { openStore, type Store } from './catalogue-store.ts'
import { categoriesUnder } from './category-service.ts'
import { leadByOrder, leadOf } from './pack-lead.ts'
import { presentFacets } from './facet-presenter.ts'

export interface ListQuery {
  /** Absent: the whole catalogue. A parent includes its descendants. */
  categoryId?: string | undefined
  /** A search result, best first; absent: all products. */
  productIds?: readonly number[] | undefined
  filters: ProductFilters
  sort: Sort
  /** Absent: the default direction of the sort. */
  direction?: Direction | undefined
  /** Product ids, cheapest first, for a sort by price. Members with the same key may share a cached ranking. */
  priceRanking?: PriceRanking | undefined
  /** Lists packs instead of items; of two twins that match equally well the one of this series leads. */
  perPack?: SeriesPreference | undefined
  /** In a search result: whether two twins were found for the same reason; absent: always. */
  haveSameReason?: ((id: number, twin: number) => boolean) | undefined
  page: number
  rows: number
}

interface PriceRanking {
  key: string
  ids: Int32Array
}

export interface ListedProducts {
  total: number
  list: { id: number; card: ProductCard }[]
  facets: Facets
}

/** Errors: 404 unknown category, 422 a sort by price without a price ranking (members only). */
export async function listProducts(ctx: Ctx, query: ListQuery): Promise<ListedProducts> {
  if (query.sort === 'price' && !query.priceRanking) throw invalid('sort', 'memberSort')
  const store = await openStore(ctx)
  const narrowed = narrowOnce(store, query)
  const first = (query.page - 1) * query.rows
  const rows = narrowed.rows.subarray(first, first + query.rows)
  const ids = Array.from(rows, (row) => store.columns.ids[row]!)
  const cards = await readCardsById(ctx, ids)
  const present = () => presentFacets(store, narrowed, query.filters, ctx.lang)
  return {
    total: narrowed.rows.length,
    list: ids.flatMap((id, at) => {
      const card = cards.get(id)
      if (!card) return []
      const pairListed = narrowed.representsTwin(rows[at]!)
      return [{ id, card: pairListed ? { ...card, pairListed } : card }]
    }),
    facets: query.productIds ? present() : facetsOnce(narrowed, ctx.lang, present),
  }
}

const facetsOfResults = new WeakMap<FilterResult, Map<Lang, Facets>>()

/** All pages of one filter result share the same facets. */
function facetsOnce(narrowed: FilterResult, lang: Lang, present: () => Facets): Facets {
  let byLang = facetsOfResults.get(narrowed)
  if (!byLang) facetsOfResults.set(narrowed, (byLang = new Map()))
  let facets = byLang.get(lang)
  if (!facets) byLang.set(lang, (facets = present()))
  return facets
}

export async function readTotals(
  ctx: Ctx,
): Promise<{ products: number; devices: number; numbers: number }> {
  const store = await openStore(ctx)
  return { products: store.columns.size, ...store.totals }
}

/** The pages of a list differ only in their offset, so the filter result of the whole catalogue is cached. */
function narrowOnce(store: Store, query: ListQuery): FilterResult {
  const { categoryId, sort, filters, priceRanking } = query
  const key = query.productIds
    ? undefined
    : JSON.stringify([
        [categoryId, sort, isReversed(query), query.perPack],
        filters,
        priceRanking?.key,
      ])
  const known = key === undefined ? undefined : store.narrowed.get(key)
  if (known) return known
  const rows = withinCategories(
    store.columns,
    candidates(store.columns, query),
    categoriesUnder(store, categoryId),
  )
  const narrowed = narrow(store.columns, rows, filters, leadFor(store.columns, rows, query))
  if (key !== undefined) store.narrowed.set(key, narrowed)
  return narrowed
}

/** In a search result sorted by relevance, the better match leads whatever the preference, unless both match alike. */
function leadFor(columns: Columns, rows: Int32Array, query: ListQuery): LeadOf | undefined {
  const { perPack, haveSameReason, priceRanking, productIds, sort } = query
  if (!perPack) return undefined
  const ranked = priceRanking && rowsByPrice(columns, priceRanking.ids, false)
  const preferred = leadOf(columns, perPack, ranked)
  if (!productIds || sort !== 'relevance') return preferred
  const better = leadByOrder(rows, columns.size)
  return (row, twin) => {
    const areAlike = !haveSameReason || haveSameReason(columns.ids[row]!, columns.ids[twin]!)
    return areAlike ? preferred(row, twin) : better(row, twin)
  }
}

/** A list within a category counts facets only inside that category. */
function withinCategories(columns: Columns, rows: Int32Array, categoryIds: string[] | undefined) {
  if (!categoryIds) return rows
  const codes = new Set(categoryIds.map((id) => columns.category.values.indexOf(id)))
  return rows.filter((row) => codes.has(columns.category.codes[row]!))
}

function candidates(columns: Columns, query: ListQuery): Int32Array {
  const ordered = orderedRows(columns, query)
  if (!query.productIds) return ordered
  const found = rowsOfProducts(columns, query.productIds)
  if (query.sort === 'relevance') return found
  const wanted = new Uint8Array(columns.size)
  for (const row of found) wanted[row] = 1
  return ordered.filter((row) => wanted[row] === 1)
}

/** The rows of the products that are still in the catalogue, in the same order. */
function rowsOfProducts(columns: Columns, ids: readonly number[]): Int32Array {
  const rows = new Int32Array(ids.length)
  let size = 0
  for (const id of ids) {
    const row = columns.rowOf.get(id)
    if (row !== undefined) rows[size++] = row
  }
  return rows.subarray(0, size)
}

/** A sort by relevance has no reverse direction. */
function isReversed({ sort, direction }: Pick<ListQuery, 'sort' | 'direction'>): boolean {
  if (direction === undefined || sort === 'relevance') return false
  return direction !== DEFAULT_DIRECTION[sort]
}

function orderedRows(columns: Columns, query: ListQuery): Int32Array {
  const { sort, priceRanking } = query
  if (priceRanking) return rowsByPrice(columns, priceRanking.ids, isReversed(query))
  const column = (sort === 'relevance' ? 'popularity' : sort) as ColumnSort
  return isReversed(query) ? reversedOrder(columns, column) : columns.order[column]
}

type PriceRows = WeakMap<Int32Array, { columns: Columns; rows: Int32Array }>

const ascendingPrices: PriceRows = new WeakMap()
const descendingPrices: PriceRows = new WeakMap()

/** By price, then unpriced products; discontinued items last, as in every order. */
function rowsByPrice(columns: Columns, ids: Int32Array, isDescending: boolean): Int32Array {
  const memory = isDescending ? descendingPrices : ascendingPrices
  const known = memory.get(ids)
  if (known?.columns === columns) return known.rows
  const all = new Set<number>()
  for (const id of isDescending ? ids.toReversed() : ids) {
    const row = columns.rowOf.get(id)
    if (row !== undefined) all.add(row)
  }
  for (const row of columns.order.itemNo) all.add(row)
  const [sold, stopped] = [[] as number[], [] as number[]]
  for (const row of all) (columns.stop[row] ? stopped : sold).push(row)
  const rows = Int32Array.from(sold.concat(stopped))
  memory.set(ids, { columns, rows })
  return rows
}

/** One page of product addresses with the date of the last change, ordered by item number. */
export async function listProductPaths(
  ctx: Ctx,
  query: { page: number; rows: number },
): Promise<{ total: number; list: { path: string; changedOn: string }[] }> {
  const { columns } = await openStore(ctx)
  const first = (query.page - 1) * query.rows
  const ids = Array.from(columns.ids.subarray(first, first + query.rows))
  const rows = await findProductPaths(ctx.db, ids)
  const list = rows.map((row) => ({ path: productPath(row), changedOn: row.updated_on }))
  return { total: columns.size, list }
}

/** Each combination of voltage and capacity in a category, with the number of items. Errors: 404. */
export async function countByVoltageCapacity(
  ctx: Ctx,
  categoryId: string,
): Promise<{ voltage: number; capacityMah: number; count: number }[]> {
  const store = await openStore(ctx)
  const { columns } = store
  const wanted = categoriesUnder(store, categoryId)
  const codes = wanted && new Set(wanted.map((id) => columns.category.values.indexOf(id)))
  const points = new Map<string, { voltage: number; capacityMah: number; count: number }>()
  for (let row = 0; row < columns.size; row++) {
    if (codes && !codes.has(columns.category.codes[row]!)) continue
    const [voltage, capacityMah] = [columns.voltage[row]!, columns.capacity[row]!]
    const key = `${voltage}:${capacityMah}`
    const point = points.get(key)
    if (point) point.count += 1
    else points.set(key, { voltage, capacityMah, count: 1 })
  }
  return [...points.values()]
}
