// Empty list: suggests filters to remove, or a link to the first page.
import type { Facets } from '../../../../contract/product-card.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { bracketed } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import type { ListState } from '../facets/filter-address.ts'
import { removableFilters } from './removable-filters.ts'
import css from './product-list.module.css'

interface NoProductsProps {
  state: ListState
  /** Without facets there are no filters to remove. */
  answer: { total: number; facets?: Facets }
  hrefOf: (state: ListState) => string
}

export function NoProducts({ state, answer, hrefOf }: NoProductsProps) {
  const t = useTexts('lists')
  if (answer.total > 0) {
    return (
      <p className={css.empty}>
        {t.empty.beyond} <LocalLink to={hrefOf({ ...state, page: 1 })}>{t.empty.toFirst}</LocalLink>
      </p>
    )
  }
  const removable = answer.facets ? removableFilters(state, answer.facets) : []
  if (removable.length === 0) return <p className={css.empty}>{t.empty.plain}</p>
  return (
    <div className={css.empty}>
      <h2>{t.empty.title}</h2>
      <p>{t.empty.advice}</p>
      <ul>
        {removable.map(({ name, remaining, count }) => (
          <li key={name}>
            <LocalLink to={hrefOf(remaining)} rel="nofollow">
              {t.empty.without(t.facets.names[name])}
            </LocalLink>
            {count !== null && bracketed(t.products(count))}
          </li>
        ))}
      </ul>
      <p>
        <LocalLink to={hrefOf({ ...state, filters: {}, page: 1 })}>{t.applied.clear}</LocalLink>
      </p>
    </div>
  )
}
