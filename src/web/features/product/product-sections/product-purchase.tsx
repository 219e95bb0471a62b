// Stock, price, quantity and wish list of a product page, and the buttons that copy its numbers, share and print it.
import type { ProductPage } from '../../../../contract/product.ts'
import { printGtin } from '../../../../shared/gtin.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import type { product } from '../../../texts/en_us/product.ts'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import { PriceOrNote } from '../../pricing/price/price-or-note.tsx'
import { mergeNumbers } from '../part-numbers/merge-numbers.ts'
import css from './product-summary.module.css'

interface ProductPurchaseProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function ProductPurchase({ page, lang, t }: ProductPurchaseProps) {
  const detail = page.productDetail
  const gtin = detail.ean && printGtin(detail.ean)
  const { wholesale, dropship } = detail.minimumOrder
  return (
    <div className={css.summary}>
      <p className={css.stock}>
        <StockBand card={detail} withFigure />
        {/* The price block includes the item's own ordering rules. */}
        {!page.productPrice && <span>{t.minimum(wholesale, dropship)}</span>}
      </p>
      <PriceOrNote page={page} lang={lang} t={t} />
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
          {t.print.button}
        </button>
      </p>
    </div>
  )
}
