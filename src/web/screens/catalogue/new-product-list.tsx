// The batteries added in one month, and the files of all changes in that month.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listNewProducts } from '../../../client/product.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
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
import { UpdateExport } from '../../features/catalogue/update-list/update-export.tsx'
import { monthEnds, monthName, readMonth } from '../../features/catalogue/update-list/months.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { useHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import css from './catalogue.module.css'

/** Without a month in the address, uses the latest month that has products. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport, packSeries } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const state = readListState(query)
  const { page, rows } = state
  const month = readMonth(query.get('month')) ?? (await newestMonth())
  const input = { lang, page, rows, perPack: packSeries(), ...(month && { month }) }
  return withListStatus({
    state,
    month,
    list: await listResult(listNewProducts(input, transport, request.signal)),
  })

  async function newestMonth() {
    const { months } = await listNewProducts({ lang, rows: 1 }, transport, request.signal)
    return months[0]?.month ?? null
  }
}

type Data = LoaderData<typeof loader>

export function head({ month }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'lists')
  return {
    title: month ? t.newest.inMonth(monthName(month, context.lang)) : t.titles.byMonth,
    description: t.descriptions.byMonth,
    canonical: month ? `${PATHS.newProductList}?month=${month}` : PATHS.newProductList,
    jsonLd: [breadcrumbJsonLd(trail(t), context)],
  }
}

export default function NewProductList() {
  const { state, month, list } = useLoaderData() as Data
  const t = useTexts('lists')
  const lang = useLang()
  const title = month ? t.newest.inMonth(monthName(month, lang)) : t.titles.byMonth
  return (
    <Column>
      <Breadcrumbs trail={trail(t)} label={t.trail} />
      <ScreenTitle title={title}>
        <PriceHint cards={list.answer?.list} />
      </ScreenTitle>
      <MonthChoice months={list.answer?.months ?? []} month={month} />
      {month && <UpdateExport filters={monthEnds(month)} label={t.newest.exportNote} />}
      <PlainList
        list={list}
        state={state}
        path={PATHS.newProductList}
        screenQuery={month ? { month } : {}}
        title={title}
      />
    </Column>
  )
}

interface MonthChoiceProps {
  months: { month: string; count: number }[]
  month: string | null
}

function MonthChoice({ months, month }: MonthChoiceProps) {
  const t = useTexts('lists').newest
  const lang = useLang()
  return (
    <form className={css.inline} method="get" action={useHref(PATHS.newProductList)}>
      <Field id="month" label={t.chooseMonth}>
        <select
          key={month}
          id="month"
          name="month"
          className={controlClass}
          defaultValue={month ?? ''}
        >
          {months.map((each) => (
            <option key={each.month} value={each.month}>
              {`${monthName(each.month, lang)} (${each.count})`}
            </option>
          ))}
        </select>
      </Field>
      <Button type="submit">{t.chooseButton}</Button>
    </form>
  )
}

function trail(t: ReturnType<typeof textsOf<'lists'>>): Crumb[] {
  return [
    { name: t.home, path: PATHS.home },
    { name: t.titles.newest, path: PATHS.newProducts },
    { name: t.titles.byMonth, path: PATHS.newProductList },
  ]
}
