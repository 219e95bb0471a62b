// A new product's page: the day it was listed, key figures, compatible devices and comparison.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readProduct } from '../../../client/product.ts'
import type { ProductPage } from '../../../contract/product.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { CoveredDevices } from '../../features/product/new-item/covered-devices.tsx'
import { ItemComparison } from '../../features/product/new-item/item-comparison.tsx'
import { PriceOrNote } from '../../features/pricing/price/price-or-note.tsx'
import { measureText } from '../../features/catalogue/product-facts/measures.ts'
import { ProductSection } from '../../features/product/product-sections/section.tsx'
import {
  generatedDescription,
  ProductDescription,
} from '../../features/product/product-sections/product-description.tsx'
import { StockBand } from '../../features/catalogue/stock-band/stock-band.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { localHref } from '../../page/local-link.tsx'
import { newProductPath, PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import css from './new-product-detail.module.css'

export async function loader({ params, context }: LoaderFunctionArgs): Promise<ProductPage> {
  const { lang, transport } = context.get(pageContext)
  const itemNo = (params.id ?? '').replace(/\.html$/i, '')
  return readProduct({ itemNo, lang }, transport)
}

export function head(page: ProductPage, context: HeadContext): Head {
  const [t, texts] = [textsOf(context.lang, 'product'), textsOf(context.lang, 'new-product')]
  const { itemNo } = page.productDetail
  return {
    title: texts.title(itemNo),
    description: generatedDescription(page, t),
    canonical: newProductPath(itemNo),
    image: `/pictures/${encodeURIComponent(itemNo)}/og.png`,
    jsonLd: [breadcrumbJsonLd(trailOf(page, t.home, texts.all), context)],
  }
}

export default function NewProductDetail() {
  const page = useLoaderData<ProductPage>()
  const [t, texts] = [useTexts('product'), useTexts('new-product')]
  const lang = useLang()
  const detail = page.productDetail
  const address = localHref(lang, detail.url)
  const picture = page.mediaList[0]
  return (
    <div className={classNames(columnClass, css.page)}>
      <Breadcrumbs trail={trailOf(page, t.home, texts.all)} label={t.breadcrumb} />
      <div className={css.top}>
        {picture && (
          <figure>
            <img src={picture.url} alt={picture.alt} width={480} height={360} />
          </figure>
        )}
        <div className={css.facts}>
          <p>
            <time dateTime={detail.listedOn}>{texts.listed(detail.listedOn)}</time>
          </p>
          <h1>{texts.title(detail.itemNo)}</h1>
          <h2 className={css.small}>{texts.figures}</h2>
          <ul className={css.figures}>
            {keyFigures(detail).map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
          <ProductDescription page={page} lang={lang} t={t} />
          <p>
            <StockBand card={detail} />
          </p>
          <PriceOrNote page={page} lang={lang} t={t} />
          <p className={css.actions}>
            <a className={buttonClass('primary')} href={address}>
              {texts.open}
            </a>
            <a className={buttonClass()} href={localHref(lang, PATHS.newProductList)}>
              {texts.all}
            </a>
          </p>
        </div>
      </div>
      <ProductSection id="devices" title={texts.devices}>
        <CoveredDevices fits={page.fitModelList} address={address} lang={lang} t={t} />
      </ProductSection>
      <ProductSection id="compare" title={texts.compare}>
        <ItemComparison page={page} lang={lang} t={t} />
      </ProductSection>
    </div>
  )
}

function keyFigures(detail: ProductPage['productDetail']): string[] {
  return [
    measureText(detail.voltage, 'V'),
    measureText(detail.capacity, 'mAh'),
    measureText(detail.energy, 'Wh'),
    detail.chemistry.name,
    ...(detail.dimension ? [`${detail.dimension}\u00a0mm`] : []),
  ]
}

function trailOf(page: ProductPage, home: string, allNew: string) {
  const { itemNo } = page.productDetail
  return [
    { name: home, path: PATHS.home },
    { name: allNew, path: PATHS.newProducts },
    { name: itemNo, path: newProductPath(itemNo) },
  ]
}
