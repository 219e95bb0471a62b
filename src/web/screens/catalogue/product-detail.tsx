// The product page: one long page of seven parts and the fit list, under a row of anchors.
import { type MouseEvent, useCallback } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { listFits, readProduct } from '../../../client/product.ts'
import type { ProductPage } from '../../../contract/product.ts'
import { splitLangPath } from '../../../shared/lang.ts'
import { copyOnClick, copyText } from '../../features/copy-button/copy-on-click.ts'
import { DEVICES_NAMED, type FitAnswer, FitCheck } from '../../features/fit-check/fit-check.tsx'
import { FitList, type ShownFits } from '../../features/fit-list/fit-list.tsx'
import { FITS_A_PAGE, type FitQuery, readFitQuery } from '../../features/fit-list/fit-query.ts'
import { Gallery } from '../../features/gallery/gallery.tsx'
import { PartNumbers } from '../../features/part-numbers/part-numbers.tsx'
import { Plots } from '../../features/plots/plots.tsx'
import { chemistryOf } from '../../features/product-facts/chemistry-class.ts'
import { count } from '../../features/product-facts/measures.ts'
import { productJsonLd } from '../../features/product-json-ld/product-json-ld.ts'
import { InquiryPart } from '../../features/product-parts/inquiry-part.tsx'
import {
  madeDescription,
  ProductDescription,
} from '../../features/product-parts/product-description.tsx'
import { ProductRow, ProductRows } from '../../features/product-parts/product-row.tsx'
import { ProductSummary } from '../../features/product-parts/product-summary.tsx'
import { ReviewsPart } from '../../features/product-parts/reviews-part.tsx'
import { TeardownPart } from '../../features/product-parts/teardown-part.tsx'
import { SectionNav } from '../../features/section-nav/section-nav.tsx'
import { SpecificationTable } from '../../features/specification-table/specification-table.tsx'
import type { Head, HeadContext } from '../../parts/head.ts'
import { localHref } from '../../parts/local-link.tsx'
import { pageContext, useSite } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import css from './product-detail.module.css'

interface ProductData {
  page: ProductPage
  query: FitQuery
  /** Null: the fits that came with the page. */
  fits: ShownFits | null
  answer: FitAnswer | null
}

/** Every other spelling of the address leads to the canonical one (decisions.md 37). */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const itemNo = (params.id ?? '').replace(/\.html$/i, '')
  const url = new URL(request.url)
  const query = readFitQuery(url.searchParams)
  const { page: number, words, brand, device } = query
  const narrowed = number > 1 || words !== '' || brand !== ''
  const [page, fits, answer] = await Promise.all([
    readProduct({ itemNo, lang }, transport),
    narrowed
      ? listFits(
          {
            itemNo,
            lang,
            page: number,
            rows: FITS_A_PAGE,
            ...(words ? { keyword: words } : {}),
            ...(brand ? { brand } : {}),
          },
          transport,
        )
      : null,
    device ? listFits({ itemNo, lang, keyword: device, rows: DEVICES_NAMED }, transport) : null,
  ])
  const canonical = page.productDetail.url
  if (plainPath(splitLangPath(url.pathname).path) !== plainPath(canonical)) {
    throw redirect(canonical + url.search, 301)
  }
  return { page, query, fits, answer: answer && { ...answer, device } } satisfies ProductData
}

function plainPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function head({ page }: ProductData, { lang, origin }: HeadContext): Head {
  const t = textsOf(lang, 'product')
  const { itemNo, title, url } = page.productDetail
  const description = madeDescription(page, t)
  return {
    title: `${itemNo}: ${title}`,
    description,
    canonical: url,
    image: `/pictures/${encodeURIComponent(itemNo)}/og.png`,
    jsonLd: productJsonLd({ page, lang, origin, home: t.home, description }),
  }
}

export default function ProductDetail() {
  const { page, query, fits, answer } = useLoaderData<ProductData>()
  const { lang } = useSite()
  const t = useTexts('product')
  const detail = page.productDetail
  const path = localHref(lang, detail.url)
  const { chemistry, itemNo } = detail
  const limitedByEnergy = chemistryOf(chemistry.code).kind.startsWith('lithium-i')
  const act = usePageActions()
  return (
    <div className={css.page} onClick={act} key={itemNo}>
      <nav className={css.trail} aria-label={t.breadcrumb}>
        <ol>
          <li>
            <a href={localHref(lang, '/')}>{t.home}</a>
          </li>
          {page.navigateList.map(({ category, categoryUrl }) => (
            <li key={categoryUrl}>
              <a href={localHref(lang, categoryUrl)}>{category}</a>
            </li>
          ))}
          <li aria-current="page">{itemNo}</li>
        </ol>
      </nav>
      <div className={css.top}>
        <Gallery pictures={page.mediaList} t={t} />
        <div>
          <ProductSummary page={page} lang={lang} t={t} />
          <FitCheck
            itemNo={itemNo}
            path={path}
            example={page.fitModelList.list[0]?.label ?? null}
            answer={answer}
            t={t}
          />
        </div>
      </div>
      <SectionNav label={t.jump} parts={partNames(page, t)} />
      <section id="description" aria-labelledby="h-description">
        <h2 id="h-description">{t.part.description}</h2>
        <ProductDescription page={page} lang={lang} t={t} />
        <h3>{t.numbers.title}</h3>
        <PartNumbers numbers={page.partNoList} lang={lang} t={t} />
      </section>
      <section id="fits" aria-labelledby="h-fits">
        <h2 id="h-fits">{fitTitle(page.fitModelList.total, t)}</h2>
        <FitList
          key={JSON.stringify(query)}
          itemNo={itemNo}
          path={path}
          query={query}
          shown={fits ?? page.fitModelList}
          all={page.fitModelList}
          basis={detail.basis.fit}
          t={t}
        />
      </section>
    </div>
  )
}
