// Product list in a fixed order, with views, pages and comparison but no filters.
import type { ReactNode } from 'react'
import { useNavigation } from '../../../router/router-context.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { useTexts } from '../../../texts.ts'
import { CompareTray } from '../compare-tray/compare-tray.tsx'
import { type ListState, listQuery } from '../facets/filter-address.ts'
import { Pager } from '../../../components/pager/pager.tsx'
import { PreferredSeries } from '../series/preferred-series.tsx'
import { ViewBar } from '../sort-bar/sort-bar.tsx'
import { useLastAnswer } from './use-last-answer.ts'
import { ListFailure } from './list-failure.tsx'
import type { ListResult } from './load-list.ts'
import { NoProducts } from './no-products.tsx'
import { ProductRows } from './product-rows.tsx'
import css from './product-list.module.css'

interface PlainListProps<C extends ProductCard> {
  list: ListResult<{ total: number; page: number; rows: number; list: C[] }>
  state: ListState
  path: string
  /** Query fields of the screen, such as the keyword. */
  screenQuery?: Readonly<Record<string, string>>
  title: string
  /** `place` is the position in the whole list, from 1. */
  note?: (card: C, place: number) => ReactNode
}

const NOTHING = {}

export function PlainList<C extends ProductCard>(props: PlainListProps<C>) {
  const { list, state, path, screenQuery = NOTHING, title, note } = props
  const t = useTexts('lists')
  const shown = useLastAnswer(list.answer)
  const busy = useNavigation().state === 'loading'
  // Filters in the URL do not apply to this list, so its links leave them out.
  const hrefOf = (next: ListState) => path + listQuery(withoutFilters(next), screenQuery)
  const placeOf = (card: C) =>
    shown ? (shown.page - 1) * shown.rows + shown.list.indexOf(card) + 1 : 0

  return (
    <section className={css.list} aria-label={title} aria-busy={busy} data-busy={busy || undefined}>
      {list.failure && <ListFailure failure={list.failure} path={path} screenQuery={screenQuery} />}
      {shown && (
        <>
          <ViewBar state={state} hrefOf={hrefOf}>
            <p className={css.count} role="status">
              {t.products(shown.total)}
            </p>
            <PreferredSeries cards={shown.list} />
          </ViewBar>
          {shown.list.length > 0 ? (
            <ProductRows
              cards={shown.list}
              caption={t.table.caption(title)}
              view={state.view}
              {...(note && { note: (card: C) => note(card, placeOf(card)) })}
            />
          ) : (
            <NoProducts state={withoutFilters(state)} answer={shown} hrefOf={hrefOf} />
          )}
          <Pager {...shown} hrefOf={(page) => hrefOf({ ...state, page })} />
        </>
      )}
      <CompareTray />
    </section>
  )
}

function withoutFilters(state: ListState): ListState {
  const { page, rows, view } = state
  return { filters: {}, page, rows, ...(view && { view }) }
}
