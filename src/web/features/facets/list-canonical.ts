// Which spelling of a list's address search engines keep, and whether they keep it at all.
import { appliedFilters, type ListState, listQuery, ROW_CHOICES } from './filter-address.ts'

interface ListIdentity {
  path: string
  state: ListState
  /** A category has a page for each device brand; other lists have none. */
  brandPages?: boolean
}

/** The brand of a category x brand page, else null. */
export function brandOfPage({ state }: ListIdentity): string | null {
  const applied = appliedFilters(state.filters)
  const [only] = applied
  const alone = applied.length === 1 && only?.kind === 'value' && only.name === 'deviceBrand'
  return alone ? only.value : null
}

/** Order, view and length of pages are not part of what a page is. */
export function listCanonical(list: ListIdentity): { canonical: string; index: boolean } {
  const { filters, page } = list.state
  const plain = appliedFilters(filters).length === 0
  return {
    canonical: list.path + listQuery({ filters, page, rows: ROW_CHOICES[0] }),
    index: plain || (list.brandPages === true && brandOfPage(list) !== null),
  }
}
