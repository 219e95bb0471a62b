// One-line fit summary: the cell size, or the first device, the number of others and the confidence.
import type { ProductCard } from '../../../../contract/product-card.ts'
import { useTexts } from '../../../texts.ts'
import css from './product-tile.module.css'

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

/** Cells are bought by size, so a missing device list is not mentioned. */
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
