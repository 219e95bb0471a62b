// Search by number, device, barcode or words: the results and why they match, or next steps if there are none.
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { searchProducts } from '../../../client/product.ts'
import type { SearchAnswer } from '../../../contract/search.ts'
import { Column } from '../../../ui/page.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import {
  appliedFilters,
  type ListState,
  readListState,
} from '../../features/catalogue/facets/filter-address.ts'
import { MatchReason } from '../../features/search/match-reason/match-reason.tsx'
import { PriceHint } from '../../features/pricing/price-hint/price-hint.tsx'
import {
  type ListResult,
  listResult,
  withListStatus,
} from '../../features/catalogue/product-list/load-list.ts'
import { ProductListView } from '../../features/catalogue/product-list/product-list.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import {
  type AnswerView,
  hasNotes,
  topicOf,
  viewOf,
} from '../../features/search/search-parts/answer-view.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { withinLoadLimit } from '../../loading/load-error.ts'
import { useLazyComponent } from '../../loading/lazy-component.ts'
import { PATHS, searchPath } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { listInput, SEARCH_SORTS } from './list-input.ts'
import { SearchNotice } from './search-notice.tsx'
import { findHelp } from '../../features/search/search-parts/find-help.ts'
import { HelpAnswers } from '../../features/search/search-parts/help-answers.tsx'
import { LAZY_VIEWS } from './lazy-search.ts'

/** The longest keyword the call accepts; the part cut off is counted as unread. */
const MAX_SENT = 20_000

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(pageContext)
  const { lang, transport } = site
  const query = new URL(request.url).searchParams
  const keyword = query.get('keyword') ?? ''
  const state = readListState(query)
  const [list, help] =
    keyword.trim() === ''
      ? [null, []]
      : await Promise.all([listResult(search()), findHelp(keyword, { lang, transport })])
  const view = viewIn(list, state)
  const needsNotes = list?.answer && hasNotes(list.answer, keyword)
  const lazyParts = [view !== 'list' && LAZY_VIEWS[view], needsNotes && LAZY_VIEWS.notes]
  const loaded = lazyParts.map((part) => part && part.load(lang))
  await withinLoadLimit(`search ${view}`, Promise.all(loaded))
  return list ? withListStatus({ keyword, state, list, help }) : { keyword: '', state, list, help }

  async function search(): Promise<SearchAnswer> {
    const input = { ...listInput(site, state), keyword: keyword.slice(0, MAX_SENT) }
    const answer = await searchProducts(input, transport, request.signal)
    const { characters, numbers } = answer.unread
    const cut = Math.max(keyword.length - MAX_SENT, 0)
    return cut ? { ...answer, unread: { characters: characters + cut, numbers } } : answer
  }
}

type Data = LoaderData<typeof loader>

/** A failed search uses the list view, which shows the reason. */
function viewIn(list: ListResult<SearchAnswer> | null, state: ListState): AnswerView {
  if (!list) return 'nothing'
  return list.answer ? viewOf(list.answer, appliedFilters(state.filters).length > 0) : 'list'
}

export function head({ keyword }: Data, { lang }: HeadContext): Head {
  const t = textsOf(lang, 'lists')
  return {
    title: keyword ? t.search.heading(short(keyword)) : t.titles.search,
    description: t.descriptions.search,
    // A long pasted text would otherwise appear in the head several times, as part of addresses.
    canonical: keyword && keyword.length <= 200 ? searchPath(keyword) : PATHS.search,
    index: keyword === '',
  }
}

export default function SearchProducts() {
  const { keyword, state, list, help } = useLoaderData() as Data
  const t = useTexts('lists')
  const view = viewIn(list, state)
  const shortKeyword = short(keyword)
  return (
    <Column>
      <Breadcrumbs
        trail={[
          { name: t.home, path: PATHS.home },
          { name: t.titles.search, path: PATHS.search },
        ]}
        label={t.trail}
      />
      {list && view === 'list' ? (
        <Results keyword={keyword} shortKeyword={shortKeyword} list={list} state={state} />
      ) : (
        <Special
          view={view}
          keyword={keyword}
          shortKeyword={shortKeyword}
          answer={list?.answer ?? null}
          help={help}
        />
      )}
      {view !== 'nothing' && (
        <HelpAnswers answers={help} hasProducts={(list?.answer?.total ?? 0) > 0} />
      )}
    </Column>
  )
}

interface ResultsProps {
  keyword: string
  shortKeyword: string
  list: ListResult<SearchAnswer>
  state: ListState
}

function Results({ keyword, shortKeyword, list, state }: ResultsProps) {
  const { heading } = useTexts('lists').search
  const { answer } = list
  const title = heading(answer ? topicOf(shortKeyword, answer.parts) : shortKeyword)
  return (
    <>
      <ScreenTitle title={title}>
        <PriceHint cards={answer?.list} />
      </ScreenTitle>
      <ProductListView
        list={list}
        state={state}
        path={PATHS.search}
        screenQuery={{ keyword }}
        sorts={SEARCH_SORTS}
        title={title}
        note={(card) => <MatchReason matchedOn={card.matchedOn} />}
      >
        {answer && <SearchNotice keyword={keyword} shortKeyword={shortKeyword} answer={answer} />}
      </ProductListView>
    </>
  )
}

interface SpecialProps {
  view: AnswerView
  keyword: string
  shortKeyword: string
  answer: SearchAnswer | null
  help: Data['help']
}

/** Results other than a plain list are rendered by a lazy component, which the loader has already loaded. */
function Special({ view, keyword, shortKeyword, answer, help }: SpecialProps) {
  if (!answer) return <Nothing shortKeyword="" answer={null} />
  if (view === 'nothing') {
    return (
      <Nothing
        shortKeyword={shortKeyword}
        answer={answer}
        isAnswered={help.some(({ isSure }) => isSure)}
      >
        <SearchNotice keyword={keyword} shortKeyword={shortKeyword} answer={answer} />
        <HelpAnswers answers={help} hasProducts={false} />
      </Nothing>
    )
  }
  const Answer = view === 'groups' ? Groups : Similar
  return (
    <Answer shortKeyword={shortKeyword} answer={answer}>
      <SearchNotice keyword={keyword} shortKeyword={shortKeyword} answer={answer} />
    </Answer>
  )
}

type AnswerProps = Pick<SpecialProps, 'shortKeyword'> & {
  answer: SearchAnswer
  children?: ReactNode
}

function Groups({ children, ...props }: AnswerProps) {
  const parts = useLazyComponent(LAZY_VIEWS.groups)
  return parts && <parts.SearchGroups {...props}>{children}</parts.SearchGroups>
}

function Similar({ children, ...props }: AnswerProps) {
  const parts = useLazyComponent(LAZY_VIEWS.similar)
  return parts && <parts.SimilarList {...props}>{children}</parts.SimilarList>
}

function Nothing({
  children,
  ...props
}: Omit<AnswerProps, 'answer'> & Pick<SpecialProps, 'answer'> & { isAnswered?: boolean }) {
  const parts = useLazyComponent(LAZY_VIEWS.nothing)
  return parts && <parts.NothingFound {...props}>{children}</parts.NothingFound>
}

/** A long pasted text is searched in full but displayed shortened. */
function short(keyword: string): string {
  const line = keyword.trim().replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
