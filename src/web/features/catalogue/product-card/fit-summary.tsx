// One-line fit summary: the cell size, or the first device, the number of others, and a mark for unconfirmed fits.
import type { ProductCard } from '../../../../contract/product-card.ts'
import { useTexts } from '../../../texts.ts'
import { shownDevice } from './card-label.ts'
import css from './product-tile.module.css'

/** `fitCount`: devices on its fit list; `fitsConfirmed` is false if the list is empty or was derived. */
type FitFacts = Pick<
  ProductCard,
  | 'cellName'
  | 'chemistry'
  | 'deviceName'
  | 'deviceLabel'
  | 'deviceBrand'
  | 'fitCount'
  | 'fitsConfirmed'
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
  const label = shownDevice(card) ?? card.deviceBrand
  return (
    <>
      {label && (
        <span title={card.deviceName && (card.deviceLabel ?? undefined)}>{t.fitsFor(label)}</span>
      )}
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
