// Most-used filters above the list: device brands of a category, and in stock.
import type { Facets } from '../../../../contract/product-card.ts'
import { chipClass } from '../../../../ui/chip.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { figureText } from '../product-facts/measures.ts'
import { type ListState, listQuery, withValue } from '../facets/filter-address.ts'
import css from './product-list.module.css'

interface QuickFiltersProps {
  facets: Facets
  state: ListState
  path: string
  /** Products in the list; a filter that all of them pass is not offered. */
  total: number
}

const BRANDS_SHOWN = 10

export function QuickFilters({ facets, state, path, total }: QuickFiltersProps) {
  const t = useTexts('lists').facets
  const narrows = ({ count }: { count: number }) => count > 0 && count < total
  const isUnchosen = !state.filters.deviceBrand
  const brands = isUnchosen ? facets.deviceBrand.filter(narrows).slice(0, BRANDS_SHOWN) : []
  const withStock = !state.filters.inStock && narrows(facets.inStock)
  if (!withStock && brands.length === 0) return null
  const stocked = { ...state, filters: { ...state.filters, inStock: true }, page: 1 }
  return (
    <ul className={css.quick} aria-label={t.quick}>
      {withStock && (
        <li>
          <LocalLink
            className={chipClass('plain', true)}
            to={path + listQuery(stocked)}
            rel="nofollow"
          >
            {t.inStock}
          </LocalLink>
        </li>
      )}
      {brands.map(({ value, label, count }) => (
        <li key={value}>
          <LocalLink
            className={chipClass('plain', true)}
            to={path + listQuery(withValue(state, 'deviceBrand', value))}
          >
            {label} <small>{figureText(count)}</small>
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
