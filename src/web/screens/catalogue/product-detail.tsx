// The product page: seven sections and the fit list on one page, under a row of anchors.
import { type LoaderFunctionArgs, redirect } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listFits, readProduct } from '../../../client/product.ts'
import type { ProductPage } from '../../../contract/product.ts'
import { splitLangPath } from '../../../shared/lang.ts'
import {
  type Crumb,
  breadcrumbJsonLd,
  Breadcrumbs,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { DEVICES_READ, type FitAnswer, fitAnswer } from '../../features/fit/fit-check/fit-answer.ts'
import { FitCheck } from '../../features/fit/fit-check/fit-check.tsx'
import { FitList, type ShownFits } from '../../features/fit/fit-list/fit-list.tsx'
import {
  FITS_PER_PAGE,
  type FitQuery,
  readFitQuery,
} from '../../features/fit/fit-list/fit-query.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { PartNumbers } from '../../features/product/part-numbers/part-numbers.tsx'
import { figureText } from '../../features/catalogue/product-facts/measures.ts'
import { productJsonLd } from '../../features/product/product-json-ld/product-json-ld.ts'
import { FurtherSections } from '../../features/product/product-sections/further-sections.tsx'
import { ProductSection } from '../../features/product/product-sections/section.tsx'
import { productActions } from '../../features/product/product-sections/product-actions.ts'
import { nearestRelated } from '../../features/product/product-sections/nearest-related.ts'
import { ProductBar } from '../../features/product/product-sections/product-bar.tsx'
import {
  generatedDescription,
  ProductDescription,
} from '../../features/product/product-sections/product-description.tsx'
import { ProductPurchase } from '../../features/product/product-sections/product-purchase.tsx'
import { ProductSummary } from '../../features/product/product-sections/product-summary.tsx'
import { SpecificationSection } from '../../features/product/product-sections/specification-section.tsx'
import { type PageSection, SectionNav } from '../../components/section-nav/section-nav.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { localHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useSite } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { product } from '../../texts/en_us/product.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { labelledIn } from '../../../shared/punctuation.ts'
import css from './product-detail.module.css'

type ProductTexts = typeof product

interface ProductData {
  page: ProductPage
  query: FitQuery
  /** Null means the fits that were loaded with the page. */
  fits: ShownFits | null
  /** Null: the address asks about no device. */
  answer: FitAnswer | null
}

/** Redirects other spellings of the address to the canonical one. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const itemNo = (params.id ?? '').replace(/\.html$/i, '')
  const url = new URL(request.url)
  const query = readFitQuery(url.searchParams)
  const { page: number, words, brand, device } = query
  const isNarrowed = number > 1 || words !== '' || brand !== ''
  const [page, fits, found] = await Promise.all([
    readProduct({ itemNo, lang }, transport),
    isNarrowed
      ? listFits(
          {
            itemNo,
            lang,
            page: number,
            rows: FITS_PER_PAGE,
            ...(words ? { keyword: words } : {}),
            ...(brand ? { brand } : {}),
          },
          transport,
        )
      : null,
    device ? listFits({ itemNo, lang, keyword: device, rows: DEVICES_READ }, transport) : null,
  ])
  const canonical = page.productDetail.url
  if (decodedPath(splitLangPath(url.pathname).path) !== decodedPath(canonical)) {
    throw redirect(canonical + url.search, 301)
  }
  return {
    page: {
      ...page,
      relatedList: nearestRelated(page.relatedList, page.productDetail.pair?.itemNo),
    },
    query,
    fits,
    answer: found && fitAnswer(device, found),
  } satisfies ProductData
}

/** The path itself if it is not validly encoded. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function head({ page }: ProductData, context: HeadContext): Head {
  const { lang, origin } = context
  const t = textsOf(lang, 'product')
  const { itemNo, title, url } = page.productDetail
  const description = generatedDescription(page, t)
  return {
    title: labelledIn(lang, itemNo, title),
    description,
    canonical: url,
    image: `/pictures/${encodeURIComponent(itemNo)}/og.png`,
    // Only the server renders structured data, so that its code stays out of the browser bundle.
    jsonLd: import.meta.env.SSR
      ? [
          productJsonLd({ page, lang, origin, description }),
          breadcrumbJsonLd(trailOf(page, t), context),
        ]
      : [],
  }
}

/** `data-later-parts`: parts below the window are laid out after the first paint; see app/lay-out-parts.ts. */
export default function ProductDetailScreen() {
  const { page, query, fits, answer } = useLoaderData<ProductData>()
  const { lang } = useSite()
  const t = useTexts('product')
  const { itemNo, url } = page.productDetail
  const path = localHref(lang, url)
  return (
    <div
      className={classNames(columnClass, css.page)}
      onClick={productActions(t.copy)}
      key={itemNo}
    >
      <Breadcrumbs trail={trailOf(page, t)} label={t.breadcrumb} />
      <div className={css.gallery}>
        <Gallery pictures={page.mediaList} t={t} />
      </div>
      <ProductSummary page={page} lang={lang} t={t} className={css.facts} />
      <div className={css.buy}>
        <ProductPurchase page={page} lang={lang} t={t} />
      </div>
      <div className={css.check}>
        <FitCheck
          key={answer?.device}
          itemNo={itemNo}
          path={path}
          example={page.fitModelList.list[0]?.label ?? null}
          answer={answer}
          t={t}
        />
      </div>
      <div className={css.rest} data-later-parts="">
        <SectionNav label={t.jump} sections={sectionsOf(page, t)} />
        <ProductSection id="description" title={t.part.description}>
          <ProductDescription page={page} lang={lang} t={t} />
          <h3>{t.numbers.title}</h3>
          <PartNumbers numbers={page.partNoList} lang={lang} t={t} />
        </ProductSection>
        <ProductSection id="specifications" title={t.part.specifications}>
          <SpecificationSection page={page} t={t} />
        </ProductSection>
        <ProductSection id="fits" title={fitTitle(page.fitModelList.total, t)}>
          <FitList
            key={JSON.stringify(query)}
            itemNo={itemNo}
            path={path}
            query={query}
            shown={fits ?? page.fitModelList}
            all={page.fitModelList}
            basis={page.productDetail.basis.fit}
            t={t}
          />
        </ProductSection>
        <FurtherSections page={page} lang={lang} t={t} />
      </div>
      <ProductBar page={page} t={t} />
    </div>
  )
}

function trailOf(page: ProductPage, t: ProductTexts): Crumb[] {
  return [
    { name: t.home, path: PATHS.home },
    ...page.navigateList.map(({ category, categoryUrl }) => ({
      name: category,
      path: categoryUrl,
    })),
    { name: page.productDetail.itemNo, path: page.productDetail.url },
  ]
}

/** Parts without content are left out; the fit list says what to do when it is empty. */
function sectionsOf(page: ProductPage, t: ProductTexts): PageSection[] {
  const counts: Partial<Record<keyof ProductTexts['part'], number>> = {
    fits: page.fitModelList.total,
    reviews: page.reviewList.total,
    bundle: page.bundleList.length,
    related: page.relatedList.length,
  }
  const ids = Object.keys(t.part) as (keyof ProductTexts['part'])[]
  return ids
    .filter((id) => id === 'fits' || counts[id] !== 0)
    .map((id) => ({ id, name: t.part[id], count: counts[id] ?? 0 }))
}

function fitTitle(total: number, t: ProductTexts): string {
  if (total === 0) return t.part.fits
  return total === 1 ? t.fit.titleOne : t.fit.title(figureText(total))
}
