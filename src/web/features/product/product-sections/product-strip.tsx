// Related product, or item of a bundle, in a row: picture, number, relation, key figures and price.
import type { ReactNode } from 'react'
import { cardLabel } from '../../catalogue/product-card/card-label.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { CardPrice } from '../../pricing/price/card-price.tsx'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import css from './product-sections.module.css'

interface ProductStripProps {
  card: ProductCard
  /** In words; null: an item of the bundle, or a relation without a name. */
  relation: string | null
  lang: Lang
}

export function ProductStrip({ card, relation, lang }: ProductStripProps) {
  const figures = [
    measureText(card.voltage, 'V'),
    measureText(card.capacity, 'mAh'),
    measureText(card.energy, 'Wh'),
    card.chemistry.name,
  ]
  return (
    <li>
      <img src={card.image} alt="" width={96} height={72} loading="lazy" />
      <p>
        {relation && <small data-relation>{relation}</small>}
        <a href={localHref(lang, productPath(card))}>{card.itemNo}</a>
        <span>{cardLabel(card)}</span>
        <span className={css.figures}>{figures.join(' · ')}</span>
        <CardPrice card={card} />
      </p>
    </li>
  )
}

export function ProductStrips({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>
}
