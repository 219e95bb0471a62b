// The small drawn picture of a product, in a box that never moves. Lists name the product beside it.
import type { ProductCard } from '../../../contract/product-card.ts'
import css from './product-card.module.css'

interface ProductThumbProps {
  card: Pick<ProductCard, 'image'>
  /** The first rows of a list are wanted at once. */
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
