// Which filter to drop when nothing has all of them, and how many products each choice brings back.
import type { Facets } from '../../../contract/product-card.ts'
import { appliedFilters, type ListState } from '../facets/filter-address.ts'

export interface FacetCounts {
  facets: Facets
}

type FilterName = keyof ListState['filters']

export interface DropChoice {
  name: FilterName
  left: ListState
  /** Null: the facets do not say. */
  count: number | null
}

/** The choice that brings back most comes first. */
export function dropChoices(state: ListState, facets: Facets): DropChoice[] {
  const applied = appliedFilters(state.filters)
  const names = new Set<FilterName>(
    applied.map((filter) => (filter.kind === 'inStock' ? 'inStock' : filter.name)),
  )
  return [...names]
    .map((name) => {
      const filters = { ...state.filters }
      delete filters[name]
      return { name, left: { ...state, filters, page: 1 }, count: countWithout(name, facets) }
    })
    .filter((choice) => choice.count !== 0)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
}

/** Each facet counts as if its own filter were not set, so its counts add up to the list without it. */
function countWithout(name: FilterName, facets: Facets): number | null {
  // A product is sold in several regions; the facets of stock and size count only a part.
  if (name === 'region' || name === 'inStock' || name === 'size') return null
  const counted = facets[name]
  const parts = Array.isArray(counted) ? counted : (counted?.bins ?? [])
  return parts.reduce((sum, part) => sum + part.count, 0)
}
