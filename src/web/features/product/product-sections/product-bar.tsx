// Bottom bar on phones with number, stock and price note.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { CardPrice } from '../../pricing/price/card-price.tsx'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import css from './product-bar.module.css'

interface ProductBarProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function ProductBar({ page, lang, t }: ProductBarProps) {
  return (
    <aside className={css.bar} aria-label={page.productDetail.itemNo}>
      <strong>{page.productDetail.itemNo}</strong>
      <StockBand card={page.productDetail} />
      {page.priceReason === 'login' ? (
        <a href={localHref(lang, PATHS.logIn)}>{t.price.short}</a>
      ) : (
        <CardPrice card={{ price: page.productPrice, priceReason: page.priceReason }} />
      )}
    </aside>
  )
}
