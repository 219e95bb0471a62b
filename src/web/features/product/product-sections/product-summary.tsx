// Top of a product page: number, device and key figures.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { cellLabel, shownDevice } from '../../catalogue/product-card/card-label.ts'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { asSentences } from '../../../../shared/punctuation.ts'
import { PairSwitch } from './pair-switch.tsx'
import css from './product-summary.module.css'

interface ProductSummaryProps {
  page: ProductPage
  lang: Lang
  t: typeof product
  className?: string | undefined
}

export function ProductSummary({ page, lang, t, className }: ProductSummaryProps) {
  const detail = page.productDetail
  return (
    <div className={classNames(css.summary, className)} data-style={page.styleType}>
      <p className={css.brand}>
        <a href={localHref(lang, PATHS.productInformation)}>{detail.brand}</a>
        {page.styleType === 'high-performance' && <> · {t.series['high-performance']}</>}
      </p>
      <h1>
        {detail.itemNo} <small>{heading(page, t)}</small>
      </h1>
      <p className={css.title} lang={detail.titleLang === lang ? undefined : 'en'}>
        {detail.title}
      </p>
      <PairSwitch detail={detail} lang={lang} t={t} />
      <ul className={css.chips}>
        <li>{measureText(detail.voltage, 'V')}</li>
        <li className={css.own}>{measureText(detail.capacity, 'mAh')}</li>
        <li className={css.own}>{measureText(detail.energy, 'Wh')}</li>
        <li>{detail.chemistry.name}</li>
      </ul>
      {page.stop && <Discontinued detail={detail} lang={lang} t={t} />}
    </div>
  )
}

/** Device label; a standard cell is named by size and chemistry. Without either, its first number or its category. */
function heading(page: ProductPage, t: typeof product): string {
  const { iecName } = page.productDetail
  const device = shownDevice(page.productDetail)
  const cell = cellLabel(page.productDetail)
  if (cell !== null) return cell
  if (device) return t.forDevice(device)
  return iecName ?? page.partNoList[0]?.raw ?? page.productDetail.category.name
}

function Discontinued(props: {
  detail: ProductPage['productDetail']
  lang: Lang
  t: typeof product
}) {
  const { detail, lang, t } = props
  return (
    <p className={css.discontinued}>
      <strong>{asSentences([t.discontinued], lang)}</strong> {t.discontinuedNote}{' '}
      {detail.successor && (
        <>
          {t.successor[0]}
          <a href={localHref(lang, detail.successor.url)}>{detail.successor.itemNo}</a>
          {t.successor[1]}
        </>
      )}
    </p>
  )
}
