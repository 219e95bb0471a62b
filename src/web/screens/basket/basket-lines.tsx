// The lines of the basket as a table, on phones as cards; removing one can be undone.
import { useRef, useState } from 'react'
import { addBasketLines, removeBasketLines } from '../../../client/basket.ts'
import type { Basket } from '../../../contract/basket.ts'
import { Button } from '../../../ui/button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { hiddenClass, VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useLive } from '../../components/use-live.ts'
import { cardLabel } from '../../features/catalogue/product-card/card-label.ts'
import { ProductThumb } from '../../features/catalogue/product-card/product-thumb.tsx'
import { measureText } from '../../features/catalogue/product-facts/measures.ts'
import { useMoney } from '../../features/pricing/price/money-format.ts'
import { useNumber } from '../../format/format.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { productPath } from '../../paths.ts'
import { useRevalidator } from '../../router/router-context.ts'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { BasketQuantity } from './basket-quantity.tsx'
import type { BasketLine } from './line-fault.ts'
import css from './basket.module.css'

export function BasketLines({ basket: { lines } }: { basket: Basket }) {
  const t = useTexts('basket')
  const { message, removed, set, remove } = useBasketChanges()
  return (
    <>
      <p role="status" className={message ? css.message : hiddenClass}>
        {message}{' '}
        {removed && (
          <Button small onClick={() => set(removed.itemNo, removed.quantity)}>
            {t.undo}
          </Button>
        )}
      </p>
      {lines.length > 0 && (
        <table className={css.table}>
          <caption className={hiddenClass}>{t.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t.columns.item}</th>
              <th scope="col">{t.columns.quantity}</th>
              <th scope="col">{t.columns.free}</th>
              <th scope="col">{t.columns.unit}</th>
              <th scope="col">{t.columns.subtotal}</th>
              <th scope="col">
                <VisuallyHidden>{t.columns.remove}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.itemNo} line={line} onSet={set} onRemove={() => remove(line)} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

interface RowProps {
  line: BasketLine
  onSet: (itemNo: string, quantity: number, onSaved?: () => void) => Promise<boolean>
  onRemove: () => void
}

function Row({ line, onSet, onRemove }: RowProps) {
  const t = useTexts('basket')
  const isLive = useLive()
  const number = useNumber()
  const money = useMoney()
  const { itemNo, product, quote, free } = line
  return (
    <tr>
      <th scope="row">
        <span className={css.item}>
          <ProductThumb card={product} />
          <span>
            <LocalLink to={productPath(product)}>{itemNo}</LocalLink>
            <small>
              {[
                cardLabel(product),
                measureText(product.voltage, 'V'),
                measureText(product.capacity, 'mAh'),
              ].join(' · ')}
            </small>
          </span>
        </span>
      </th>
      <td className={css.quantity}>
        <BasketQuantity line={line} onSet={(...change) => onSet(itemNo, ...change)} />
      </td>
      {/* Pieces in stock that no order has reserved or waits for. */}
      <td className={css.figure} data-label={t.columns.free}>
        {number(Math.max(0, free))}
      </td>
      <td className={css.figure} data-label={t.columns.unit}>
        {quote
          ? quote.parts.map(({ quantity, unit }) => (
              <span key={unit} className={css.part}>
                {quote.parts.length > 1 && `${number(quantity)} × `}
                {money(unit, quote.currency)}
              </span>
            ))
          : '–'}
      </td>
      <td className={css.figure} data-label={t.columns.subtotal}>
        <strong>{quote && !quote.fault ? money(quote.total, quote.currency) : '–'}</strong>
      </td>
      <td className={css.removal}>
        <button
          type="button"
          className={css.remove}
          disabled={!isLive}
          aria-label={t.remove(itemNo)}
          onClick={onRemove}
        >
          <CloseIcon size={16} />
        </button>
      </td>
    </tr>
  )
}

/** Each change is saved immediately, and then reloads the page's data. */
function useBasketChanges() {
  const t = useTexts('basket')
  const { lang, transport } = useSite()
  const { revalidate } = useRevalidator()
  const [message, setMessage] = useState('')
  const [removed, setRemoved] = useState<BasketLine | null>(null)
  const sending = useRef(Promise.resolve())

  /** Changes are sent one after the other, so that the last one wins. Returns false if it was not saved. */
  function enqueue(change: () => Promise<unknown>): Promise<boolean> {
    const done = sending.current.then(change).then(
      async () => {
        await revalidate()
        return true
      },
      () => false,
    )
    sending.current = done.then(() => undefined)
    return done
  }

  async function set(itemNo: string, quantity: number, onSaved?: () => void): Promise<boolean> {
    const input = { lang, mode: 'set' as const, lines: [{ itemNo, quantity }] }
    const isSaved = await enqueue(async () => {
      await addBasketLines(input, transport)
      onSaved?.()
    })
    if (isSaved) setRemoved(null)
    setMessage(isSaved ? t.saved(itemNo) : t.notSaved)
    return isSaved
  }
  async function remove(line: BasketLine): Promise<void> {
    const { itemNo } = line
    if (!(await enqueue(() => removeBasketLines({ lang, ids: itemNo }, transport)))) return
    setMessage(t.removed(itemNo))
    setRemoved(line)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return { message, removed, set, remove }
}
