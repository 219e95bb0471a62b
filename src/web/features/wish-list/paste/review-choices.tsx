// The packs among which the customer chooses for a row, each with what distinguishes it from the others.
import { useNumber } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { cellLabel, shownDevice } from '../../catalogue/product-card/card-label.ts'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import { useMoney } from '../../pricing/price/money-format.ts'
import { unitPriceAt } from '../../../../shared/price-rules.ts'
import { wordList } from '../../../../shared/punctuation.ts'
import { ReviewMark } from './fit-mark.tsx'
import { choicesOf, type ReviewCard } from './review-rows.ts'
import type { ReviewView } from './review-views.ts'
import { canBeBought, preferredItem } from './series-preference.ts'
import type { Review } from './use-review.ts'
import css from './paste.module.css'

interface ReviewChoicesProps {
  view: ReviewView
  review: Review
}

/** `data-decide` marks the button that gets the focus when this row is the next to decide; see ReviewList. */
export function ReviewChoices({ view, review }: ReviewChoicesProps) {
  const t = useTexts('list-review')
  const { row } = view
  const isGuess = row.found !== null || row.matched.outcome === 'not_found'
  return (
    <div role="group" aria-label={t.choicesOf(row.text)} className={css.packs}>
      {isGuess && <span>{t.suggestions}</span>}
      {choicesOf(row).map((card, at) => (
        <button
          key={card.itemNo}
          type="button"
          className={css.pack}
          data-decide={at === 0 || undefined}
          onClick={() => review.choose(row, card)}
        >
          <Choice card={card} view={view} review={review} />
        </button>
      ))}
    </div>
  )
}

function Choice({ card, view, review }: ReviewChoicesProps & { card: ReviewCard }) {
  const t = useTexts('list-review')
  const lang = useLang()
  const { regions } = useTexts('card')
  const number = useNumber()
  const money = useMoney()
  const item =
    preferredItem(card.pair ? [card, card.pair] : [card], review.preference, view.quantity) ?? card
  const { match } = view.row.matched
  const why = view.row.matched.outcome === 'ambiguous' && match ? match.raw : null
  const { price } = item
  return (
    <>
      <strong>{item.itemNo}</strong>{' '}
      <span>{cellLabel(card) ?? shownDevice(card) ?? card.title}</span>{' '}
      <span className={css.facts}>
        <span>
          {[
            measureText(card.voltage, 'V'),
            measureText(item.energy, 'Wh'),
            measureText(item.capacity, 'mAh'),
            card.dimension,
            card.packQty > 1 ? t.pack(number(card.packQty)) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <StockBand card={item} withFigure />
        {price && (
          <strong>
            {money(unitPriceAt(price, view.quantity ?? price.minimum), price.currency)}
          </strong>
        )}
        {canBeBought(item) ? (
          <span>
            {wordList(
              item.regions.map((region) => regions[region] ?? region),
              lang,
            )}
          </span>
        ) : (
          <span>{t.notForRegion}</span>
        )}
        {why && <span>{t.why(why)}</span>}
        {card.fit?.review && <ReviewMark review={card.fit.review} />}
      </span>
    </>
  )
}
