// Filters to remove when no product matches all of them, each with the number of products without it.
import type { Facets } from '../../../../contract/product-card.ts'
import { appliedFilters, type ListState } from '../facets/filter-address.ts'

type FilterName = keyof ListState['filters']

export interface RemovableFilter {
  name: FilterName
  /** The list without this filter. */
  remaining: ListState
  /** Number of products without this filter; null if it does not follow from the facets. */
  count: number | null
}

/** Sorted by count, highest first. */
export function removableFilters(state: ListState, facets: Facets): RemovableFilter[] {
  const applied = appliedFilters(state.filters)
  const names = new Set<FilterName>(
    applied.map((filter) => (filter.kind === 'inStock' ? 'inStock' : filter.name)),
  )
  return [...names]
    .map((name) => {
      const filters = { ...state.filters }
      delete filters[name]
      return { name, remaining: { ...state, filters, page: 1 }, count: countWithout(name, facets) }
    })
    .filter((choice) => choice.count !== 0)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
}

/** Facets whose values do not count each product exactly once: it may have several regions, or no device brand or colour. */
const PARTIAL_FACETS = ['region', 'deviceBrand', 'colour', 'inStock', 'size'] as const
type PartialFacet = (typeof PARTIAL_FACETS)[number]

const isPartial = (name: FilterName): name is PartialFacet =>
  PARTIAL_FACETS.some((each) => each === name)

/** Facets ignore their own filter when counting, so the sum of one that counts each product is the total without it. */
function countWithout(name: FilterName, facets: Facets): number | null {
  if (isPartial(name)) return null
  const counted = facets[name]
  const parts = Array.isArray(counted) ? counted : (counted?.bins ?? [])
  return parts.reduce((sum, part) => sum + part.count, 0)
}
