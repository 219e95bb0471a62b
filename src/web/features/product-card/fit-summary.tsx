// What a product is for, in one line: its first device, how many more, and whether that is confirmed.
import type { ProductCard } from '../../../contract/product-card.ts'
import { useTexts } from '../../texts.ts'
import css from './product-card.module.css'

type FitFacts = Pick<ProductCard, 'deviceLabel' | 'deviceBrand' | 'fitCount' | 'fitsConfirmed'>

export function FitSummary({ card }: { card: FitFacts }) {
  const t = useTexts('card')
  const label = card.deviceLabel ?? card.deviceBrand
  return (
    <>
      {label && t.fitsFor(label)}
      {label && card.fitCount > 1 && (
        <span className={css.more} title={t.fitCount(card.fitCount)}>
          {` ${t.more(card.fitCount - 1)}`}
        </span>
      )}
      {card.fitCount > 0 && !card.fitsConfirmed && (
        <span className={css.unconfirmed} title={t.unconfirmed}>
          {` ${t.unconfirmedShort}`}
        </span>
      )}
      {card.fitCount === 0 && <span className={css.more}> {t.noFits}</span>}
    </>
  )
}
