// Bar above a list: filter button, sort, rows per page, and table or cards.
import type { ReactNode } from 'react'
import type { Sort } from '../../../../contract/product-card.ts'
import { reversed, DEFAULT_DIRECTION } from '../../../../shared/sort-directions.ts'
import { hiddenClass } from '../../../../ui/visually-hidden.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import {
  appliedFilters,
  type ListState,
  type ListView,
  ROW_CHOICES,
  sortedBy,
} from '../facets/filter-address.ts'
import facetsCss from '../facets/facets.module.css'
import { FACETS_ID, FILTER_FORM } from '../facets/filter-form.ts'
import { storeView, useShownView } from './list-view.ts'
import css from './sort-bar.module.css'

interface SortBarProps {
  state: ListState
  /** Sort orders of this list, the default first. */
  sorts: readonly Sort[]
  hrefOf: (state: ListState) => string
  /** Further choices. */
  children?: ReactNode
}

export function SortBar({ state, sorts, hrefOf, children }: SortBarProps) {
  const t = useTexts('lists')
  return (
    <div className={css.bar}>
      <button type="button" className={facetsCss.open} popoverTarget={FACETS_ID}>
        {t.facets.open(appliedFilters(state.filters).length)}
      </button>
      <label className={css.choice}>
        <span className={css.word}>{t.sort.label}</span>
        <select
          name="sort"
          form={FILTER_FORM}
          defaultValue={sorts.indexOf(state.sort ?? 'relevance') > 0 ? state.sort : ''}
          aria-label={t.sort.label}
        >
          {sorts.map((sort, index) => (
            <option key={sort} value={index === 0 ? '' : sort}>
              {t.sort.names[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={FILTER_FORM} className={css.submit}>
          {t.sort.submit}
        </button>
      </noscript>
      <DirectionSwitch state={state} sorts={sorts} hrefOf={hrefOf} />
      {children}
      <RowsChoice state={state} hrefOf={hrefOf} />
      <ViewChoice state={state} hrefOf={hrefOf} />
    </div>
  )
}

/** Reverses the order; relevance has only one direction. */
function DirectionSwitch({ state, sorts, hrefOf }: SortBarProps) {
  const t = useTexts('lists').sort.direction
  const chosen = state.sort && sorts.includes(state.sort) ? state.sort : undefined
  const sort = chosen ?? sorts[0] ?? 'relevance'
  if (sort === 'relevance') return null
  const names = t.names[sort in t.names ? (sort as keyof typeof t.names) : 'figures']
  const shown = state.direction ?? DEFAULT_DIRECTION[sort]
  const next = reversed(shown)
  // The URL omits the default direction; `sortedBy` does so only for a chosen order, not for the first one.
  const reversedState = sortedBy(state, chosen, next === DEFAULT_DIRECTION[sort] ? undefined : next)
  return (
    <LocalLink
      className={css.direction}
      to={hrefOf(reversedState)}
      rel="nofollow"
      aria-label={t.label(names[shown], names[next])}
    >
      <span aria-hidden="true">{shown === 'asc' ? '↑' : '↓'}</span>
      <span className={css.directionName}>{names[shown]}</span>
    </LocalLink>
  )
}

/** Bar above a list with a fixed order. */
export function ViewBar({ state, hrefOf, children }: ListLinkProps & { children: ReactNode }) {
  return (
    <div className={css.bar}>
      {children}
      <RowsChoice state={state} hrefOf={hrefOf} />
      <ViewChoice state={state} hrefOf={hrefOf} />
    </div>
  )
}

type ListLinkProps = Pick<SortBarProps, 'state' | 'hrefOf'>

function RowsChoice({ state, hrefOf }: ListLinkProps) {
  const t = useTexts('lists').pager
  return (
    <p className={css.rows}>
      <span className={css.word}>{t.rows}</span>
      {ROW_CHOICES.map((rows) => (
        <LocalLink
          key={rows}
          to={hrefOf({ ...state, rows, page: 1 })}
          aria-current={rows === state.rows ? 'true' : undefined}
          rel="nofollow"
        >
          {rows}
          <span className={hiddenClass}> {t.rows}</span>
        </LocalLink>
      ))}
    </p>
  )
}

const VIEWS: ListView[] = ['table', 'cards']

function ViewChoice({ state, hrefOf }: ListLinkProps) {
  const t = useTexts('lists').view
  const shown = useShownView(state.view)
  return (
    <p className={css.views}>
      <span className={hiddenClass}>{t.label}</span>
      {VIEWS.map((view) => (
        <LocalLink
          key={view}
          to={hrefOf({ ...state, view })}
          aria-current={view === (shown ?? 'table') ? 'true' : undefined}
          onClick={() => storeView(view)}
          rel="nofollow"
        >
          {t[view]}
        </LocalLink>
      ))}
    </p>
  )
}
