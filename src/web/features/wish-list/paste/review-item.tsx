// What a row of a review found: the item with its facts, why it was found, and where it cannot be sold as asked.
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { useNumber } from '../../../format/format.ts'
import { bracketed } from '../../../format/punctuation.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { cellLabel } from '../../catalogue/product-card/card-label.ts'
import { measure } from '../../catalogue/product-facts/measures.ts'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import { useMoney } from '../../pricing/price/money-format.ts'
import { reasonOf } from './rows-file.ts'
import type { ReviewView } from './review-views.ts'
import { isSold, type SeriesItem } from './series-preference.ts'
import css from './paste.module.css'

interface ReviewItemProps {
  view: ReviewView
  onTakeTwin: (twin: SeriesItem) => void
}

export function ReviewItem({ view, onTakeTwin }: ReviewItemProps) {
  const t = useTexts('list-review')
  const { row, card, item, repeats } = view
  if (row.state === 'checking') return <p role="status">{t.reading}</p>
  if (!card || !item) {
    return (
      <p className={css.result}>
        <Chip tone={repeats === null ? 'warn' : 'plain'}>
          {repeats === null ? reasonOf(view, t) : t.into(repeats)}
        </Chip>
        {row.state === 'failed' && <span role="alert">{t.rowFailed}</span>}
        {row.found?.length === 0 && <span role="status">{t.nothing}</span>}
      </p>
    )
  }
  const kind = row.matched.match && (t.kinds[row.matched.match.kind] ?? null)
  return (
    <div className={css.result}>
      <span>
        <LocalLink to={productPath(item)}>{item.itemNo}</LocalLink>{' '}
        <small>
          {[
            cellLabel(card) ?? card.deviceLabel ?? card.title,
            measure(card.voltage, 'V'),
            measure(item.energy, 'Wh'),
          ].join(' · ')}
        </small>{' '}
        {kind && row.matched.match?.kind !== 'item_no' && (
          <small>{bracketed(t.matched(kind))}</small>
        )}
        {repeats !== null && <small> {bracketed(t.into(repeats))}</small>}
      </span>
      <Availability view={view} item={item} onTakeTwin={onTakeTwin} />
      {row.rejected && <Chip tone="danger">{t.refused[row.rejected]}</Chip>}
    </div>
  )
}

/** Region, stock, minimum and multiple, before anything is added. */
function Availability(props: ReviewItemProps & { item: SeriesItem }) {
  const { view, item, onTakeTwin } = props
  const t = useTexts('list-review')
  const number = useNumber()
  const money = useMoney()
  const { quote, twin } = view
  const wanted = quote?.quantity ?? view.quantity ?? 0
  const isShort = item.stock !== undefined && item.stock > 0 && wanted > item.stock
  const { price } = item
  return (
    <span className={css.facts}>
      <StockBand card={item} withFigure />
      {isShort && <span>{t.short(number(item.stock ?? 0), number(wanted))}</span>}
      {price && (price.minimum > 1 || price.multiple > 1) && (
        <span>{t.rules(number(price.minimum), number(price.multiple))}</span>
      )}
      {quote && !quote.fault && <strong>{money(quote.total, quote.currency)}</strong>}
      {!isSold(item) && (
        <Chip tone="danger">{item.stop ? t.outcome.discontinued : t.notForRegion}</Chip>
      )}
      {!isSold(item) && twin && isSold(twin) && (
        <Button small onClick={() => onTakeTwin(twin)}>
          {t.takeTwin(twin.itemNo)}
        </Button>
      )}
    </span>
  )
}
