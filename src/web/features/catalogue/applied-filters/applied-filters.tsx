// Applied filters in one line, each with a link that removes it.
import type { Facets } from '../../../../contract/product-card.ts'
import { chipClass } from '../../../../ui/chip.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { appliedFilters, type ListState, withoutFilter } from '../facets/filter-address.ts'
import { filterLabel } from './filter-label.ts'
import css from './applied-filters.module.css'

interface AppliedFiltersProps {
  state: ListState
  facets: Facets | null
  hrefOf: (state: ListState) => string
}

export function AppliedFilters({ state, facets, hrefOf }: AppliedFiltersProps) {
  const t = useTexts('lists')
  const applied = appliedFilters(state.filters)
  if (applied.length === 0) return null
  return (
    <ul className={css.applied} aria-label={t.applied.title}>
      {applied.map((filter) => {
        const label = filterLabel(t, facets, filter)
        return (
          <li key={label}>
            <LocalLink
              className={chipClass('accent', true)}
              to={hrefOf(withoutFilter(state, filter))}
              aria-label={t.applied.remove(label)}
              rel="nofollow"
            >
              {label} <span aria-hidden="true">×</span>
            </LocalLink>
          </li>
        )
      })}
      <li>
        <LocalLink className={css.clear} to={hrefOf({ ...state, filters: {}, page: 1 })}>
          {t.applied.clear}
        </LocalLink>
      </li>
    </ul>
  )
}
