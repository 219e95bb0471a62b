// The newest batteries first, with a plot of additions per month.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listNewProducts } from '../../../client/product.ts'
import { Column } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { readListState } from '../../features/catalogue/facets/filter-address.ts'
import { listCanonical } from '../../features/catalogue/facets/list-canonical.ts'
import { PriceHint } from '../../features/pricing/price-hint/price-hint.tsx'
import { listResult, withListStatus } from '../../features/catalogue/product-list/load-list.ts'
import { PlainList } from '../../features/catalogue/product-list/plain-list.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { ThemedPlot } from '../../components/themed-plot.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import css from './catalogue.module.css'

const NEW_FOR_DAYS = 90

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport, packSeries } = context.get(pageContext)
  const state = readListState(new URL(request.url).searchParams)
  const { page, rows } = state
  const list = await listResult(
    listNewProducts(
      { lang, page, rows, perPack: packSeries(), days: NEW_FOR_DAYS },
      transport,
      request.signal,
    ),
  )
  return withListStatus({ state, list })
}

type Data = LoaderData<typeof loader>

export function head({ state }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'lists')
  return {
    title: t.titles.newest,
    description: t.descriptions.newest,
    ...listCanonical({ path: PATHS.newProducts, state: { ...state, filters: {} } }),
    jsonLd: [breadcrumbJsonLd(trail(t), context)],
  }
}

export default function NewProducts() {
  const { state, list } = useLoaderData() as Data
  const t = useTexts('lists')
  return (
    <Column>
      <Breadcrumbs trail={trail(t)} label={t.trail} />
      <ScreenTitle
        title={t.titles.newest}
        intro={
          <>
            {t.newest.intro} <LocalLink to={PATHS.newProductList}>{t.titles.byMonth}</LocalLink>
          </>
        }
      >
        <PriceHint cards={list.answer?.list} />
      </ScreenTitle>
      <PlainList
        list={list}
        state={state}
        path={PATHS.newProducts}
        title={t.titles.newest}
        note={({ listedOn }) => <ListedOn day={listedOn} />}
      />
      <section className={css.plot} aria-labelledby="months">
        <SectionHeading id="months" title={t.newest.months} />
        <ThemedPlot src="/plots/months.svg" alt={t.newest.monthsAlt} width={560} height={200} />
      </section>
    </Column>
  )
}

function ListedOn({ day }: { day: string }) {
  const t = useTexts('lists').newest
  return (
    <p className={css.detail}>
      {t.listedOn} <time dateTime={day}>{day}</time>
    </p>
  )
}

function trail(t: ReturnType<typeof textsOf<'lists'>>): Crumb[] {
  return [
    { name: t.home, path: PATHS.home },
    { name: t.titles.newest, path: PATHS.newProducts },
  ]
}
