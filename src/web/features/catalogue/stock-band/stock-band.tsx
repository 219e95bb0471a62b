// Stock as an icon and a word; members also see the quantity.
import type { ProductCard } from '../../../../contract/product-card.ts'
import { useNumber } from '../../../format/format.ts'
import { bracketed } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import css from './stock-band.module.css'

interface StockBandProps {
  card: Pick<ProductCard, 'stockBand' | 'stop' | 'stock'>
  /** True if no other part of the page shows the quantity. */
  withFigure?: boolean
}

export function StockBand({ card, withFigure }: StockBandProps) {
  const t = useTexts('card')
  const number = useNumber()
  if (card.stop && card.stockBand === 'out')
    return <span className={css.stop}>{t.discontinued}</span>
  return (
    <span className={css[card.stockBand]}>
      {t.stock[card.stockBand]}
      {withFigure && card.stock ? bracketed(number(card.stock)) : null}
    </span>
  )
}
