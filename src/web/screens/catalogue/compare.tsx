// Compares up to five batteries, with differences marked and a plot of capacity and energy.
import { useEffect } from 'react'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData, useNavigate } from '../../router/router-context.ts'
import { CallError } from '../../../client/call.ts'
import { readProduct } from '../../../client/product.ts'
import type { ProductDetail } from '../../../contract/product.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { wordList } from '../../../shared/punctuation.ts'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import {
  compareQuery,
  comparedOf,
  useCompared,
} from '../../features/catalogue/compare-tray/compare-store.ts'
import { PriceHint } from '../../features/pricing/price-hint/price-hint.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useSession } from '../../page/frame-data.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import css from './compare.module.css'
import { ComparePlot } from './compare-plot.tsx'
import { CompareTable } from './compare-table.tsx'

/** Unknown item numbers are listed as missing instead of failing the page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const items = comparedOf(new URL(request.url).searchParams)
  const found = await Promise.all(items.map(readDetail))
  return {
    products: found.filter((product) => product !== null),
    missing: items.filter((_, index) => found[index] === null),
  }

  async function readDetail(itemNo: string): Promise<ProductDetail | null> {
    try {
      return (await readProduct({ itemNo, lang }, transport, request.signal)).productDetail
    } catch (error) {
      if (error instanceof CallError && error.code === RESULT_CODES.notFound) return null
      throw error
    }
  }
}

type Data = LoaderData<typeof loader>

export function head({ products }: Data, { lang }: HeadContext): Head {
  const t = textsOf(lang, 'lists')
  return {
    title: t.titles.compare,
    description: t.descriptions.compare,
    canonical: PATHS.compare + compareQuery(products.map(({ itemNo }) => itemNo)),
    index: products.length === 0,
  }
}

export default function Compare() {
  const { products, missing } = useLoaderData() as Data
  const t = useTexts('lists')
  const lang = useLang()
  const isMember = useSession()?.approvalState === 'approved'
  const trail = [
    { name: t.home, path: PATHS.home },
    { name: t.titles.compare, path: PATHS.compare },
  ]
  return (
    <Column>
      <Breadcrumbs trail={trail} label={t.trail} />
      <ScreenTitle title={t.titles.compare} intro={t.compare.intro}>
        {(products.length > 0 || !isMember) && <PriceHint cards={products} />}
      </ScreenTitle>
      {missing.length > 0 && (
        <p className={css.missing} role="status">
          {t.compare.missing(wordList(missing, lang))}
        </p>
      )}
      {products.length === 0 && <NoneChosen />}
      {products.length === 1 && <p className={css.missing}>{t.compare.oneOnly}</p>}
      {products.length > 0 && <CompareTable products={products} />}
      {products.length > 1 && <ComparePlot itemNos={products.map(({ itemNo }) => itemNo)} />}
    </Column>
  )
}

/**
 * The server does not know the items chosen in this browser, so the browser redirects to the address with them.
 * `data-known`: it is certain that none is chosen; only then does the style sheet show the sentence.
 */
function NoneChosen() {
  const t = useTexts('lists')
  const navigate = useNavigate()
  const chosen = useCompared()
  useEffect(() => {
    if (chosen?.length) void navigate(PATHS.compare + compareQuery(chosen), { replace: true })
  }, [chosen, navigate])
  return (
    <div className={css.none} data-known={chosen?.length === 0 || undefined}>
      <p>{t.compare.none}</p>
      <LocalLink className={buttonClass('primary')} to={PATHS.allProducts}>
        {t.titles.all}
      </LocalLink>
    </div>
  )
}
