// Product card of lists: picture, number, device that it fits, values, stock and price.
import type { ReactNode } from 'react'
import type { ProductCard as Card } from '../../../../contract/product-card.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { measureText } from '../product-facts/measures.ts'
import { CardPrice } from '../../pricing/price/card-price.tsx'
import { StockBand } from '../stock-band/stock-band.tsx'
import { EachTwin } from '../series/each-twin.tsx'
import { SeriesSwitch } from '../series/series-switch.tsx'
import { useTwins } from '../series/twins.ts'
import { FitSummary } from './fit-summary.tsx'
import { ProductThumb } from './product-thumb.tsx'
import css from './product-tile.module.css'

interface ProductTileProps {
  card: Card
  /** Below the number: the match reason, or the difference from the query. */
  reason?: ReactNode
  /** Below the values and the price, such as the comparison checkbox and the wish list button. */
  children?: ReactNode | ((card: Card) => ReactNode)
  /** False if the page already names the fitting devices. */
  withFits?: boolean
  /** Heading level of the item number. */
  level?: 2 | 3 | 4
}

export function ProductTile(props: ProductTileProps) {
  const { card, reason, children, withFits = true, level = 3 } = props
  const Heading = `h${level}` as const
  const twins = useTwins(card)
  return (
    <article className={card.stop ? css.stopped : css.card} {...twins?.attributes}>
      <EachTwin card={card}>{(each) => <ProductThumb card={each} />}</EachTwin>
      <div className={css.body}>
        <Heading className={css.number}>
          <EachTwin card={card} inline>
            {(each) => <LocalLink to={productPath(each)}>{each.itemNo}</LocalLink>}
          </EachTwin>
        </Heading>
        <EachTwin card={card}>{(each) => <CardMarks card={each} withSeries={!twins} />}</EachTwin>
        <SeriesSwitch card={card} twins={twins} />
        {reason}
        {withFits && (
          <p className={css.fits}>
            <FitSummary card={card} />
          </p>
        )}
        <EachTwin card={card}>
          {(each) => (
            <>
              <Values card={each} />
              <p>
                <StockBand card={each} withFigure />
              </p>
              <CardPrice card={each} item={each} />
              {typeof children === 'function' ? children(each) : null}
            </>
          )}
        </EachTwin>
        {typeof children === 'function' ? null : children}
      </div>
    </article>
  )
}

function Values({ card }: { card: Card }) {
  const t = useTexts('card')
  return (
    <>
      <ul className={css.values} aria-label={t.values}>
        <li>{measureText(card.voltage, 'V')}</li>
        <li>{measureText(card.capacity, 'mAh')}</li>
        <li>{measureText(card.energy, 'Wh')}</li>
        <li>{card.chemistry.name}</li>
      </ul>
      {card.dimension && <p className={css.size}>{`${card.dimension}\u00a0mm`}</p>}
    </>
  )
}

/** Marks that every list must show: pieces per package, discontinued, the second series where no switch names it. */
export function CardMarks({ card, withSeries = true }: { card: Card; withSeries?: boolean }) {
  const t = useTexts('card')
  const shouldNameSeries = withSeries && card.styleType === 'high-performance'
  if (!card.stop && !shouldNameSeries && card.packQty === 1) return null
  return (
    <p className={css.marks}>
      {card.stop && <span className={css.discontinued}>{t.discontinued}</span>}
      {shouldNameSeries && <span className={css.series}>{card.brand}</span>}
      {card.packQty > 1 && <span>{t.pack(card.packQty)}</span>}
    </p>
  )
}
