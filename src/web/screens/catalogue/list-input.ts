// Builds the input of the list calls from the state of a list.
import type { InputOf } from '../../../contract/call.ts'
import type { listProductsRoute } from '../../../contract/product.ts'
import type { Sort } from '../../../contract/product-card.ts'
import type { PageContext } from '../../site-context.ts'
import type { ListState } from '../../features/catalogue/facets/filter-address.ts'
import { sizeRanges } from '../../features/catalogue/facets/size-filter.ts'

/** The default order comes first. */
export const CATEGORY_SORTS: readonly Sort[] = [
  'popularity',
  'newest',
  'itemNo',
  'voltage',
  'capacity',
  'energy',
]
export const SEARCH_SORTS: readonly Sort[] = ['relevance', ...CATEGORY_SORTS]

export function listInput(
  { lang, packSeries }: Pick<PageContext, 'lang' | 'packSeries'>,
  { filters: { size, ...filters }, sort, direction, page, rows }: ListState,
): InputOf<typeof listProductsRoute> {
  return {
    lang,
    perPack: packSeries(),
    filters: { ...filters, ...sizeRanges(size) },
    page,
    rows,
    ...(sort && { sort }),
    ...(direction && { direction }),
  }
}
