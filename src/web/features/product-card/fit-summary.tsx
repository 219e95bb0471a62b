// What a product is for, in one line: the size of a cell, or the first device, how many more, and whether that is confirmed.
import type { ProductCard } from '../../../contract/product-card.ts'
import { useTexts } from '../../texts.ts'
import css from './product-card.module.css'

type FitFacts = Pick<
  ProductCard,
  'cellName' | 'chemistry' | 'deviceLabel' | 'deviceBrand' | 'fitCount' | 'fitsConfirmed'
>

export function FitSummary({ card }: { card: FitFacts }) {
  const t = useTexts('card')
  return (
    <>
      {card.cellName === null ? <Device card={card} /> : <Cell card={card} />}
      {card.fitCount > 0 && !card.fitsConfirmed && (
        <>
          {' '}
          <span className={css.unconfirmed} title={t.unconfirmed}>
            {t.unconfirmedShort}
          </span>
        </>
      )}
    </>
  )
}

/** A cell is bought by its size: that no device is listed for it is not worth a word. */
function Cell({ card }: { card: FitFacts }) {
  const t = useTexts('card')
  return (
    <>
      <span className={css.cell}>{card.cellName}</span>
      <span className={css.chemistry}>{` · ${card.chemistry.name}`}</span>
      {card.fitCount > 0 && (
        <>
          {' '}
          <span className={css.more}>{t.fitCount(card.fitCount)}</span>
        </>
      )}
    </>
  )
}

function Device({ card }: { card: FitFacts }) {
  const t = useTexts('card')
  const label = card.deviceLabel ?? card.deviceBrand
  return (
    <>
      {label && t.fitsFor(label)}
      {label && card.fitCount > 1 && (
        <>
          {' '}
          <span className={css.more} title={t.fitCount(card.fitCount)}>
            {t.more(card.fitCount - 1)}
          </span>
        </>
      )}
      {card.fitCount === 0 && <span className={css.more}> {t.noFits}</span>}
    </>
  )
}
