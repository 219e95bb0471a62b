// Canonical URL of a list and whether search engines may index it.
import { appliedFilters, type ListState, listQuery, ROW_CHOICES } from './filter-address.ts'

interface ListIdentity {
  path: string
  state: ListState
  /** True for categories, which have a page per device brand; other lists have none. */
  hasBrandPages?: boolean
}

/** The device brand, if it is the only filter of the list (the page of a category and brand), else null. */
export function brandOfPage({ state }: ListIdentity): string | null {
  const applied = appliedFilters(state.filters)
  const [only] = applied
  const isOnlyFilter = applied.length === 1 && only?.kind === 'value' && only.name === 'deviceBrand'
  return isOnlyFilter ? only.value : null
}

/** Sort, view and page length are not part of the canonical URL. */
export function listCanonical(list: ListIdentity): { canonical: string; index: boolean } {
  const { filters, page } = list.state
  const isUnfiltered = appliedFilters(filters).length === 0
  return {
    canonical: list.path + listQuery({ filters, page, rows: ROW_CHOICES[0] }),
    index: isUnfiltered || (list.hasBrandPages === true && brandOfPage(list) !== null),
  }
}
