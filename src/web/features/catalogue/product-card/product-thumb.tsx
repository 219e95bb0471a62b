// Small product drawing in a box of fixed size, without alt text because lists name the product.
import type { ProductCard } from '../../../../contract/product-card.ts'
import css from './product-tile.module.css'

interface ProductThumbProps {
  card: Pick<ProductCard, 'image'>
  /** True for the first rows of a list, whose pictures load immediately. */
  eager?: boolean
}

export function ProductThumb({ card, eager }: ProductThumbProps) {
  return (
    <img
      className={css.thumb}
      src={card.image}
      alt=""
      width={96}
      height={72}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  )
}
