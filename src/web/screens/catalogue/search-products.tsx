// Search by number, device, barcode or words: what was found and why, or the ways on when nothing was.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { searchProducts } from '../../../client/product.ts'
import { Column } from '../../../ui/page.tsx'
import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx'
import { appliedFilters, readListState } from '../../features/facets/filter-address.ts'
import { MatchReason } from '../../features/match-reason/match-reason.tsx'
import { PriceHint } from '../../features/price-hint/price-hint.tsx'
import { listed, screenData } from '../../features/product-list/load-list.ts'
import { ProductList } from '../../features/product-list/product-list.tsx'
import { ScreenTitle } from '../../features/product-list/screen-title.tsx'
import type { Head, HeadContext } from '../../parts/head.ts'
import { PATHS, searchPath } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoadedScreen } from '../loaded-screen.ts'
import { listInput, SEARCH_SORTS } from './list-input.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchNotice } from './search-notice.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const keyword = query.get('keyword') ?? ''
  const state = readListState(query)
  if (keyword.trim() === '') return { keyword: '', state, list: null }
  const input = { ...listInput(lang, state), keyword }
  const list = await listed(searchProducts(input, transport, request.signal))
  return screenData({ keyword, state, list })
}

type Data = LoadedScreen<typeof loader>

export function head({ keyword }: Data, { lang }: HeadContext): Head {
  const t = textsOf(lang, 'lists')
  return {
    title: keyword ? t.search.heading(short(keyword)) : t.titles.search,
    description: t.descriptions.search,
    canonical: keyword ? searchPath(keyword) : PATHS.search,
    index: keyword === '',
  }
}

export default function SearchProducts() {
  const { keyword, state, list } = useLoaderData() as Data
  const t = useTexts('lists')
  const title = keyword ? t.search.heading(short(keyword)) : t.titles.search
  const answer = list?.answer
  const nothing = answer?.total === 0 && appliedFilters(state.filters).length === 0
  return (
    <Column>
      <Breadcrumbs
        trail={[
          { name: t.home, path: PATHS.home },
          { name: t.titles.search, path: PATHS.search },
        ]}
        label={t.trail}
      />
      <ScreenTitle
        title={nothing ? t.search.nothing(short(keyword)) : title}
        intro={keyword ? undefined : t.search.intro}
      >
        {list && !nothing && <PriceHint cards={list.answer?.list} />}
      </ScreenTitle>
      {!list || nothing ? (
        <NothingFound keyword={keyword} suggestions={answer?.suggestions ?? []} />
      ) : (
        <ProductList
          list={list}
          state={state}
          path={PATHS.search}
          keep={{ keyword }}
          sorts={SEARCH_SORTS}
          title={title}
          note={(card) => <MatchReason matchedOn={card.matchedOn} />}
        >
          {answer && <SearchNotice keyword={short(keyword)} answer={answer} />}
        </ProductList>
      )}
    </Column>
  )
}

/** A pasted page of text stays what was searched, but is not shown whole. */
function short(keyword: string): string {
  const line = keyword.trim().replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
