// The item that a row of a review matches: its facts, why it matches, and what prevents ordering it.
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { useNumber } from '../../../format/format.ts'
import { bracketed } from '../../../../shared/punctuation.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { cellLabel, shownDevice } from '../../catalogue/product-card/card-label.ts'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import { useMoney } from '../../pricing/price/money-format.ts'
import { FitMark } from './fit-mark.tsx'
import { PriceAndDelivery } from './price-and-delivery.tsx'
import type { OrderRights } from './order-rights.ts'
import { reasonOf } from './rows-file.ts'
import type { ReviewView } from './review-views.ts'
import { canBeBought, type SeriesItem } from './series-preference.ts'
import css from './paste.module.css'

interface ReviewItemProps {
  view: ReviewView
  /** Null: the row goes to a list. */
  order: OrderRights | null
  onTakeTwin: (twin: SeriesItem) => void
}

export function ReviewItem({ view, order, onTakeTwin }: ReviewItemProps) {
  const t = useTexts('list-review')
  const lang = useLang()
  const { row, card, item, repeats } = view
  if (row.state === 'checking') return <p role="status">{t.reading}</p>
  if (!card || !item) {
    return (
      <p className={css.result}>
        <Chip tone={repeats === null ? 'warn' : 'plain'}>
          {repeats === null ? reasonOf(view, t, lang) : t.into(repeats)}
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
            cellLabel(card) ?? shownDevice(card) ?? card.title,
            measureText(card.voltage, 'V'),
            measureText(item.energy, 'Wh'),
          ].join(' · ')}
        </small>{' '}
        {kind && row.matched.match?.kind !== 'item_no' && (
          <small>{bracketed(t.matched(kind))}</small>
        )}
        {repeats !== null && <small> {bracketed(t.into(repeats))}</small>}
      </span>
      {card.fit && <FitMark fit={card.fit} />}
      <Availability view={view} order={order} item={item} onTakeTwin={onTakeTwin} />
      {row.aliasItemNo === item.itemNo && (
        <small role="status">{t.order.kept(row.text, item.itemNo)}</small>
      )}
      {row.rejected && <Chip tone="danger">{t.rejected[row.rejected]}</Chip>}
    </div>
  )
}

/**
 * Region, stock, minimum and multiple, before anything is added. `data-decide` marks the button that gets the focus
 * when this row is the next to decide; see ReviewList.
 */
function Availability(props: ReviewItemProps & { item: SeriesItem }) {
  const { view, order, item, onTakeTwin } = props
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
      {isShort && !order && <span>{t.short(number(item.stock ?? 0), number(wanted))}</span>}
      {price && (price.minimum > 1 || price.multiple > 1) && (
        <span>{t.rules(number(price.minimum), number(price.multiple))}</span>
      )}
      {order ? (
        <PriceAndDelivery view={view} order={order} item={item} />
      ) : (
        quote && !quote.fault && <strong>{money(quote.total, quote.currency)}</strong>
      )}
      {!order && !canBeBought(item) && (
        <Chip tone="danger">{item.stop ? t.outcome.discontinued : t.notForRegion}</Chip>
      )}
      {!canBeBought(item) && twin && canBeBought(twin) && (
        <Button small data-decide onClick={() => onTakeTwin(twin)}>
          {t.takeTwin(twin.itemNo)}
        </Button>
      )}
    </span>
  )
}
