// Stock as visitors see it: a mark and a word, never a figure.
import type { ProductCard } from '../../../contract/product-card.ts'
import { useTexts } from '../../texts.ts'
import css from './stock-band.module.css'

export function StockBand({ card }: { card: Pick<ProductCard, 'stockBand' | 'stop'> }) {
  const t = useTexts('card')
  if (card.stop && card.stockBand === 'out')
    return <span className={css.stop}>{t.discontinued}</span>
  return <span className={css[card.stockBand]}>{t.stock[card.stockBand]}</span>
}
