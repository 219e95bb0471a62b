// Product list with filters, sorting, views, pages and comparison, shared by the catalogue lists.
import type { ReactNode } from 'react'
import { useNavigation } from '../../../router/router-context.ts'
import type { Facets, ProductCard, Sort } from '../../../../contract/product-card.ts'
import { useTexts } from '../../../texts.ts'
import { AppliedFilters } from '../applied-filters/applied-filters.tsx'
import { CompareTray } from '../compare-tray/compare-tray.tsx'
import { FacetForm } from '../facets/facet-form.tsx'
import { type ListState, listQuery, sortedBy } from '../facets/filter-address.ts'
import { useFilterForm } from '../facets/filter-form.ts'
import { Pager } from '../../../components/pager/pager.tsx'
import { isForMember } from '../../pricing/price/for-member.ts'
import { PreferredSeries } from '../series/preferred-series.tsx'
import { SortBar } from '../sort-bar/sort-bar.tsx'
import { ListFailure } from './list-failure.tsx'
import type { ListResult } from './load-list.ts'
import { NoProducts } from './no-products.tsx'
import { ProductRows } from './product-rows.tsx'
import { useLastAnswer } from './use-last-answer.ts'
import css from './product-list.module.css'

export interface FacetedList<C extends ProductCard> {
  total: number
  page: number
  /** Rows per page. */
  rows: number
  list: C[]
  facets: Facets
}

interface ProductListViewProps<C extends ProductCard> {
  list: ListResult<FacetedList<C>>
  state: ListState
  /** Path of the list without language prefix and query. */
  path: string
  /** Query fields of the screen, such as the keyword. */
  screenQuery?: Readonly<Record<string, string>>
  /** Sort orders of this list, the default first. */
  sorts: readonly Sort[]
  title: string
  /** Why a product is in the list, such as its match reason. */
  note?: (card: C) => ReactNode
  /** Rendered between the count and the rows. */
  children?: ReactNode
}

const NOTHING = {}

export function ProductListView<C extends ProductCard>(props: ProductListViewProps<C>) {
  const { list, state, path, screenQuery = NOTHING, sorts, title, note, children } = props
  const t = useTexts('lists')
  const answer = useLastAnswer(list.answer)
  const handlers = useFilterForm({ path, screenQuery, state })
  const busy = useNavigation().state === 'loading'
  const hrefOf = (next: ListState) => path + listQuery(next, screenQuery)

  return (
    <div className={answer ? css.layout : undefined} {...handlers}>
      {answer && (
        <FacetForm
          facets={answer.facets}
          state={state}
          path={path}
          screenQuery={screenQuery}
          total={answer.total}
        />
      )}
      <section
        className={css.list}
        aria-label={title}
        aria-busy={busy}
        data-busy={busy || undefined}
      >
        {list.failure && (
          <ListFailure failure={list.failure} path={path} screenQuery={screenQuery} />
        )}
        {answer && (
          <>
            <p className={css.count} role="status">
              {t.products(answer.total)}
            </p>
            {children}
            <AppliedFilters state={state} facets={answer.facets} hrefOf={hrefOf} />
            <SortBar state={state} sorts={sortsFor(sorts, answer.list)} hrefOf={hrefOf}>
              <PreferredSeries cards={answer.list} />
            </SortBar>
            <Rows answer={answer} state={state} title={title} note={note} hrefOf={hrefOf} />
            <Pager
              page={answer.page}
              rows={answer.rows}
              total={answer.total}
              hrefOf={(page) => hrefOf({ ...state, page })}
            />
          </>
        )}
        <CompareTray />
      </section>
    </div>
  )
}

interface RowsProps<C extends ProductCard> {
  answer: FacetedList<C>
  state: ListState
  title: string
  note: ProductListViewProps<C>['note']
  hrefOf: (next: ListState) => string
}

/** Products of the page in the current view, or suggestions if there are none. */
function Rows<C extends ProductCard>({ answer, state, title, note, hrefOf }: RowsProps<C>) {
  const t = useTexts('lists')
  if (answer.list.length === 0) return <NoProducts state={state} answer={answer} hrefOf={hrefOf} />
  return (
    <ProductRows
      cards={answer.list}
      caption={t.table.caption(title)}
      view={state.view}
      sorting={{
        current: state.sort,
        direction: state.direction,
        hrefOf: (sort, direction) => hrefOf(sortedBy(state, sort, direction)),
      }}
      {...(note && { note })}
    />
  )
}

/** Only members who see prices can sort by them. */
function sortsFor(sorts: readonly Sort[], cards: readonly ProductCard[]): readonly Sort[] {
  return cards.some(isForMember) ? [...sorts, 'price'] : sorts
}
