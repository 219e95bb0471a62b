// The category tree with counts and the most frequent device brands of each branch.
import type { CategoryNode } from '../../../contract/product.ts'
import type { Lang } from '../../../shared/lang.ts'
import { PAGE_PATHS, pagePath } from '../../../shared/page-paths.ts'
import { toSlug } from '../../../shared/slug.ts'
import type { Ctx } from '../../context/context.ts'
import { notFound } from '../../platform/errors.ts'
import { openStore, memoize, type Store } from './catalogue-store.ts'

const TOP_BRANDS = 12

/**
 * The category tree as a flat list, parents first, without empty branches; with `parentId` only the children of that
 * category. Error: 404 for an unknown one.
 */
export async function listCategories(ctx: Ctx, parentId?: string): Promise<CategoryNode[]> {
  const store = await openStore(ctx)
  if (parentId !== undefined && !store.categories.some((row) => row.id === parentId)) {
    throw notFound()
  }
  const nodes = await memoize(store, `categories:${ctx.lang}`, async () =>
    store.categories
      .map((row) => presentCategory(store, row, ctx.lang))
      .filter((node) => node.count > 0),
  )
  // The same array each time: pages recognise by its identity that nothing has changed.
  if (parentId === undefined) return nodes
  return nodes.filter((node) => node.parentId === parentId)
}

/** The ids of a category and its descendants; undefined for no id or the root, which mean the whole catalogue. Error: 404. */
export function categoriesUnder(store: Store, id: string | undefined): string[] | undefined {
  if (id === undefined) return undefined
  const row = store.categories.find((each) => each.id === id)
  if (!row) throw notFound()
  if (row.parent_id === null) return undefined
  const below = store.categories.filter((each) => each.parent_id === id)
  return [id, ...below.flatMap((child) => categoriesUnder(store, child.id) ?? [])]
}

function presentCategory(store: Store, row: Store['categories'][number], lang: Lang): CategoryNode {
  const { columns } = store
  const ids = categoriesUnder(store, row.id)
  const codes = ids && new Set(ids.map((id) => columns.category.values.indexOf(id)))
  const perBrand = new Map<number, number>()
  let count = 0
  let packCount = 0
  for (let at = 0; at < columns.size; at++) {
    if (codes && !codes.has(columns.category.codes[at]!)) continue
    count += 1
    // Twins are always in the same category; the second one of a pack is not counted again.
    const twin = columns.pair[at]!
    if (twin < 0 || twin > at) packCount += 1
    const brand = columns.deviceBrand.codes[at]!
    perBrand.set(brand, (perBrand.get(brand) ?? 0) + 1)
  }
  const topBrands = [...perBrand]
    .map(([code, number]) => ({ name: columns.deviceBrand.values[code]!, count: number }))
    .filter((brand) => brand.name !== '')
    .sort((a, b) => b.count - a.count)
    .slice(0, TOP_BRANDS)
    .map((brand) => ({ ...brand, slug: toSlug(brand.name) }))
  return {
    categoryId: row.id,
    parentId: row.parent_id,
    name: store.categoryNames[lang].get(row.id) ?? row.id,
    url: categoryPath(row),
    count,
    packCount,
    topBrands,
  }
}

/** /secondarytype/{parent}/{id}; the root is the whole catalogue. */
export function categoryPath(row: { id: string; parent_id: string | null }): string {
  if (row.parent_id === null) return PAGE_PATHS.allProducts
  return pagePath(PAGE_PATHS.category, {
    ids: encodeURIComponent(row.parent_id),
    id: encodeURIComponent(row.id),
  })
}

/** The canonical address of a category, or undefined for an unknown one. */
export async function findCategoryPath(ctx: Ctx, id: string): Promise<string | undefined> {
  const store = await openStore(ctx)
  const row = store.categories.find((each) => each.id === id)
  return row && categoryPath(row)
}

/**
 * A category's name, and the ids of itself and its descendants; `ids` is undefined for the whole catalogue.
 * Error: 404.
 */
export async function readCategory(
  ctx: Pick<Ctx, 'db' | 'catalogueVersion' | 'lang'>,
  id: string,
): Promise<{ name: string; ids: string[] | undefined }> {
  const store = await openStore(ctx)
  const ids = categoriesUnder(store, id)
  return { name: store.categoryNames[ctx.lang].get(id) ?? id, ids }
}
