// Above a list: the button of the filters, order, rows per page, and table or cards.
import type { ReactNode } from 'react'
import type { Sort } from '../../../contract/product-card.ts'
import { hiddenClass } from '../../../ui/visually-hidden.tsx'
import { LocalLink } from '../../parts/local-link.tsx'
import { useTexts } from '../../texts.ts'
import {
  appliedFilters,
  type ListState,
  type ListView,
  ROW_CHOICES,
} from '../facets/filter-address.ts'
import facetsCss from '../facets/facets.module.css'
import { FACETS_ID, FILTER_FORM } from '../facets/filter-form.ts'
import { rememberView, useShownView } from './list-view.ts'
import css from './sort-bar.module.css'

interface SortBarProps {
  state: ListState
  /** The orders this list knows, the usual one first. */
  sorts: readonly Sort[]
  hrefOf: (state: ListState) => string
}

export function SortBar({ state, sorts, hrefOf }: SortBarProps) {
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
      <RowsChoice state={state} hrefOf={hrefOf} />
      <ViewChoice state={state} hrefOf={hrefOf} />
    </div>
  )
}

/** Above a list that has its own order. */
export function ViewBar({ state, hrefOf, children }: Linking & { children: ReactNode }) {
  return (
    <div className={css.bar}>
      {children}
      <RowsChoice state={state} hrefOf={hrefOf} />
      <ViewChoice state={state} hrefOf={hrefOf} />
    </div>
  )
}

type Linking = Pick<SortBarProps, 'state' | 'hrefOf'>

function RowsChoice({ state, hrefOf }: Linking) {
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

function ViewChoice({ state, hrefOf }: Linking) {
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
          onClick={() => rememberView(view)}
          rel="nofollow"
        >
          {t[view]}
        </LocalLink>
      ))}
    </p>
  )
}
