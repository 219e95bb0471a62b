// Product card for lists and the product page: picture, number, use, values and stock.
import type { ReactNode } from 'react'
import type { ProductCard as Card } from '../../../../contract/product-card.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { measure } from '../product-facts/measures.ts'
import { CardPrice } from '../../pricing/price/card-price.tsx'
import { StockBand } from '../stock-band/stock-band.tsx'
import { FitSummary } from './fit-summary.tsx'
import { ProductThumb } from './product-thumb.tsx'
import css from './product-tile.module.css'

interface ProductTileProps {
  card: Card
  /** Above the number: the reason for the card, such as its relation or rank. */
  lead?: ReactNode
  /** Below the number: the match reason, or the difference from the query. */
  reason?: ReactNode
  /** Below the values: fit marks or a comparison checkbox. */
  children?: ReactNode
  /** False if the page already names the fitting devices. */
  withFits?: boolean
  /** Heading level of the item number. */
  level?: 2 | 3 | 4
}

export function ProductTile(props: ProductTileProps) {
  const { card, lead, reason, children, withFits = true, level = 3 } = props
  const t = useTexts('card')
  const Heading = `h${level}` as const
  return (
    <article className={card.stop ? css.stopped : css.card}>
      <ProductThumb card={card} />
      <div className={css.body}>
        {lead && <p className={css.lead}>{lead}</p>}
        <Heading className={css.number}>
          <LocalLink to={productPath(card)}>{card.itemNo}</LocalLink>
        </Heading>
        <CardMarks card={card} />
        {reason}
        {withFits && (
          <p className={css.fits}>
            <FitSummary card={card} />
          </p>
        )}
        <ul className={css.values} aria-label={t.values}>
          <li>{measure(card.voltage, 'V')}</li>
          <li>{measure(card.capacity, 'mAh')}</li>
          <li>{measure(card.energy, 'Wh')}</li>
          <li>{card.chemistry.name}</li>
        </ul>
        {card.dimension && <p className={css.size}>{`${card.dimension}\u00a0mm`}</p>}
        <p className={css.stock}>
          <StockBand card={card} withFigure />
        </p>
        <CardPrice card={card} />
        {children}
      </div>
    </article>
  )
}

/** Marks that every list must show: series, pack size, discontinued. */
export function CardMarks({ card }: { card: Card }) {
  const t = useTexts('card')
  if (!card.stop && card.styleType === 'main' && card.packQty === 1) return null
  return (
    <p className={css.marks}>
      {card.stop && <span className={css.discontinued}>{t.discontinued}</span>}
      {card.styleType === 'high-performance' && <span className={css.series}>{card.brand}</span>}
      {card.packQty > 1 && <span>{t.pack(card.packQty)}</span>}
    </p>
  )
}
