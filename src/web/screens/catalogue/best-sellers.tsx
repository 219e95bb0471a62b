// The best-selling batteries, for all device types or for one.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listBestSellers, listCategories } from '../../../client/product.ts'
import { chipClass } from '../../../ui/chip.tsx'
import { Column } from '../../../ui/page.tsx'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { readListState } from '../../features/catalogue/facets/filter-address.ts'
import { PriceHint } from '../../features/pricing/price-hint/price-hint.tsx'
import { listResult, withListStatus } from '../../features/catalogue/product-list/load-list.ts'
import { PlainList } from '../../features/catalogue/product-list/plain-list.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import css from './catalogue.module.css'

const MAX_LISTED = 100

/** An unknown category is ignored. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport, packSeries } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const state = readListState(query)
  const { page, rows } = state
  const tree = await listCategories({ lang }, transport, request.signal)
  // Every category except the root, which is the whole catalogue.
  const types = tree.list.filter(({ parentId }) => parentId !== null)
  const type = types.find(({ categoryId }) => categoryId === query.get('categoryId'))
  const input = {
    lang,
    page,
    rows,
    perPack: packSeries(),
    most: MAX_LISTED,
    ...(type && { categoryId: type.categoryId }),
  }
  return withListStatus({
    state,
    categoryId: type?.categoryId ?? '',
    types: types.map(({ categoryId, name }) => ({ categoryId, name })),
    list: await listResult(listBestSellers(input, transport, request.signal)),
  })
}

type Data = LoaderData<typeof loader>

export function head({ categoryId }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'lists')
  return {
    title: t.titles.best,
    description: t.descriptions.best,
    canonical: PATHS.bestSellers,
    index: categoryId === '',
    jsonLd: [breadcrumbJsonLd(trail(t), context)],
  }
}

export default function BestSellers() {
  const { state, list, types, categoryId } = useLoaderData() as Data
  const t = useTexts('lists')
  const pathOf = (id: string) => (id ? `${PATHS.bestSellers}?categoryId=${id}` : PATHS.bestSellers)
  return (
    <Column>
      <Breadcrumbs trail={trail(t)} label={t.trail} />
      <ScreenTitle title={t.titles.best} intro={t.best.intro}>
        <PriceHint cards={list.answer?.list} />
      </ScreenTitle>
      <ul className={css.chips} aria-label={t.category.parts}>
        {[{ categoryId: '', name: t.finder.allTypes }, ...types].map((type) => (
          <li key={type.categoryId}>
            <LocalLink
              className={chipClass(type.categoryId === categoryId ? 'accent' : 'plain', true)}
              aria-current={type.categoryId === categoryId ? 'true' : undefined}
              to={pathOf(type.categoryId)}
            >
              {type.name}
            </LocalLink>
          </li>
        ))}
      </ul>
      <PlainList
        list={list}
        state={state}
        path={PATHS.bestSellers}
        screenQuery={categoryId ? { categoryId } : {}}
        title={t.titles.best}
        note={(_, rank) => <p className={css.detail}>{`${t.best.rank} ${rank}`}</p>}
      />
    </Column>
  )
}

function trail(t: ReturnType<typeof textsOf<'lists'>>): Crumb[] {
  return [
    { name: t.home, path: PATHS.home },
    { name: t.titles.best, path: PATHS.bestSellers },
  ]
}
