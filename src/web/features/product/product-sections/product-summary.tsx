// Top of a product page: number, device, key figures, stock, price note and copy buttons.
import type { ProductPage } from '../../../../contract/product.ts'
import { printGtin } from '../../../../shared/gtin.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import { mergeNumbers } from '../part-numbers/merge-numbers.ts'
import { cellLabel } from '../../catalogue/product-card/card-label.ts'
import { PriceSpot } from '../../pricing/price/price-spot.tsx'
import { measure } from '../../catalogue/product-facts/measures.ts'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { PairSwitch } from './pair-switch.tsx'
import css from './product-summary.module.css'

interface ProductSummaryProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function ProductSummary({ page, lang, t }: ProductSummaryProps) {
  const detail = page.productDetail
  const gtin = detail.ean && printGtin(detail.ean)
  const { wholesale, dropship } = detail.minimumOrder
  return (
    <div className={css.summary} data-style={page.styleType}>
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
        <li>{measure(detail.voltage, 'V')}</li>
        <li>{measure(detail.capacity, 'mAh')}</li>
        <li>{measure(detail.energy, 'Wh')}</li>
        <li>{detail.chemistry.name}</li>
      </ul>
      {page.stop && <Discontinued detail={detail} lang={lang} t={t} />}
      <p className={css.stock}>
        <StockBand card={detail} />
        {/* The price block includes the item's own ordering rules. */}
        {!page.productPrice && <span>{t.minimum(wholesale, dropship)}</span>}
      </p>
      <PriceSpot page={page} lang={lang} t={t} />
      <p className={css.actions}>
        <CopyButton value={detail.itemNo}>{t.copy.number(detail.itemNo)}</CopyButton>
        {gtin && <CopyButton value={gtin}>{t.copy.number(`EAN ${gtin}`)}</CopyButton>}
        {page.partNoList.length > 0 && (
          <CopyButton
            value={mergeNumbers(page.partNoList)
              .map(({ raw }) => raw)
              .join('\n')}
          >
            {t.copy.all}
          </CopyButton>
        )}
        <button type="button" className={buttonClass('plain', true)} data-act="share">
          {t.copy.share}
        </button>
        <button type="button" className={buttonClass('plain', true)} data-act="print">
          {t.print.printed}
        </button>
      </p>
    </div>
  )
}

/** Device label; a standard cell is named by size and chemistry. */
function heading(page: ProductPage, t: typeof product): string {
  const { deviceLabel, iecName } = page.productDetail
  const cell = cellLabel(page.productDetail)
  if (cell !== null) return cell
  if (deviceLabel) return t.forDevice(deviceLabel)
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
      <strong>{t.discontinued}.</strong> {t.discontinuedNote}{' '}
      {detail.successor && (
        <>
          {t.successor}{' '}
          <a href={localHref(lang, detail.successor.url)}>{detail.successor.itemNo}</a>.
        </>
      )}
    </p>
  )
}
