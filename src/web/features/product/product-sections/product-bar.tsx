// Bottom bar on phones with number, stock and price; visitors get a link to log in instead of the price.
import type { ProductPage } from '../../../../contract/product.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { LinkToLogIn } from '../../account/link-to-log-in.tsx'
import { CardPrice } from '../../pricing/price/card-price.tsx'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import css from './product-bar.module.css'

interface ProductBarProps {
  page: ProductPage
  t: typeof product
}

export function ProductBar({ page, t }: ProductBarProps) {
  return (
    <aside className={css.bar} aria-label={page.productDetail.itemNo}>
      <strong>{page.productDetail.itemNo}</strong>
      <StockBand card={page.productDetail} />
      {page.priceReason === 'login' ? (
        <LinkToLogIn>{t.price.short}</LinkToLogIn>
      ) : (
        <CardPrice card={{ price: page.productPrice, priceReason: page.priceReason }} />
      )}
    </aside>
  )
}
