// Popover of a wish list button that adds the item when it opens and edits its quantity by the rules of the item.
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import { BUSINESS } from '../../../shared/business-constants.ts'
import { quoteQuantity, smallestOrder } from '../../../shared/price-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { quantityErrorText, readQuantity } from '../../components/quantity/quantity.ts'
import { QuantityField } from '../../components/quantity/quantity-field.tsx'
import { showMessage } from '../../components/toasts/toast-store.ts'
import { useNumber } from '../../format/format.ts'
import { labelled } from '../../../shared/punctuation.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useSite } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import type { ItemToList } from './item-to-list.ts'
import { editQuantity, type EditState, type QuantityEdit, validQuantity } from './quantity-edit.ts'
import { MAX_STORED } from './stored-list.ts'
import { usePopover } from './use-popover.ts'
import css from './list-quantity.module.css'

interface ListQuantityProps extends ItemToList {
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export function ListQuantity({ button, onClose, ...item }: ListQuantityProps) {
  const t = useTexts('list-quantity')
  const { itemNo, price = null } = item
  const site = useSite()
  const [edit] = useState(() => editQuantity(item, site))
  const { outcome } = useSyncExternalStore(edit.subscribe, edit.state)
  const report = useReport(itemNo)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  usePopover(panel, button)
  useEffect(() => edit.start(), [edit])
  useEffect(() => {
    if (CLOSING_OUTCOMES.has(outcome)) panel?.hidePopover()
  }, [outcome, panel])

  function handleKey({ key, target }: KeyboardEvent<HTMLElement>) {
    if (key === 'Escape') edit.discard()
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    if (validQuantity(item, target.value) !== undefined) panel?.hidePopover()
  }
  function close() {
    report(edit.state())
    onClose()
  }
  return (
    <div
      ref={setPanel}
      popover="auto"
      role="dialog"
      aria-label={t.title(itemNo)}
      tabIndex={-1}
      className={css.panel}
      onKeyDown={handleKey}
      onToggle={({ newState }) => {
        if (newState === 'closed') close()
      }}
    >
      <Status itemNo={itemNo} edit={edit} />
      <Quantity item={item} edit={edit} onDone={() => panel?.hidePopover()} />
      <Rules price={price} />
      <p className={css.actions}>
        <LocalLink to={PATHS.wishList}>{t.open}</LocalLink>
        <Button look="quiet" small onClick={() => void edit.remove()}>
          {t.remove}
        </Button>
      </p>
    </div>
  )
}

/** Outcomes after which the popover closes. */
const CLOSING_OUTCOMES: ReadonlySet<EditState['outcome']> = new Set(['full', 'failed', 'removed'])

/** Returns a function that shows once, after the popover has closed, what has changed on the list. */
function useReport(itemNo: string) {
  const t = useTexts('list-quantity')
  const quantityText = useQuantityText()
  return ({ outcome, hasSaved, saved }: EditState) => {
    if (outcome === 'full') showMessage('warning', t.full(String(MAX_STORED)))
    else if (outcome === 'removed') showMessage('done', t.removed(itemNo))
    else if (hasSaved) showMessage('done', t.closed(itemNo, quantityText(saved)))
  }
}

/** Returns a function that writes a quantity as '10 pieces'. */
function useQuantityText(): (quantity: number | null) => string | null {
  const priceTexts = useTexts('price')
  const number = useNumber()
  return (quantity) => (quantity === null ? null : priceTexts.pieces(number(quantity)))
}

function Status({ itemNo, edit }: { itemNo: string; edit: QuantityEdit }) {
  const t = useTexts('list-quantity')
  const quantityText = useQuantityText()
  const { outcome, saved } = useSyncExternalStore(edit.subscribe, edit.state)
  return (
    <p className={css.head}>
      <strong>{itemNo}</strong>{' '}
      <span role="status">
        {outcome === 'onOtherList' && t.onOtherList}
        {(outcome === 'added' || outcome === 'listed') && t[outcome](quantityText(saved))}
      </span>
    </p>
  )
}

interface QuantityProps {
  item: ItemToList
  edit: QuantityEdit
  onDone: () => void
}

function Quantity({ item: { itemNo, price = null }, edit, onDone }: QuantityProps) {
  const t = useTexts('list-quantity')
  const priceTexts = useTexts('price')
  const number = useNumber()
  const id = useId()
  const { shown } = useSyncExternalStore(edit.subscribe, edit.state)
  const quantity = readQuantity(shown)
  const quote = price && quantity !== null ? quoteQuantity(price, quantity) : null
  const fault = errorOf()
  function errorOf(): string | null {
    if (quantity === null) return shown === '' && !price ? null : priceTexts.fault.unreadable
    return price && quote?.fault ? quantityErrorText(quote.fault, price, priceTexts, number) : null
  }
  return (
    <>
      <div className={css.row}>
        <QuantityField
          id={id}
          label={t.quantity(itemNo)}
          typed={shown}
          terms={price}
          isFaulty={fault !== null}
          describedBy={fault === null ? undefined : `${id}-fault`}
          onType={edit.type}
          onFinish={edit.finish}
        />
        <Button look="primary" onClick={onDone}>
          {t.done}
        </Button>
      </div>
      <p id={`${id}-fault`} className={css.fault} role="status">
        {fault && `${fault} `}
        {quote?.fault && quote.nextQuantity > 0 && (
          <Button small onClick={() => edit.finish(String(quote.nextQuantity))}>
            {priceTexts.take(number(quote.nextQuantity))}
          </Button>
        )}
      </p>
    </>
  )
}

/** Minimum, multiple and maximum of a member; visitors see what an empty field means. */
function Rules({ price }: { price: NonNullable<ItemToList['price']> | null }) {
  const t = useTexts('list-quantity')
  const { facts } = useTexts('price')
  const number = useNumber()
  if (!price) return <p className={css.rules}>{t.empty(number(BUSINESS.wholesaleMinimum))}</p>
  const { multiple, maximum } = price
  const rules = [
    labelled(facts.minimum, number(smallestOrder(price))),
    multiple > 1 && labelled(facts.multiple, number(multiple)),
    maximum !== null && labelled(facts.maximum, number(maximum)),
  ]
  return <p className={css.rules}>{rules.filter(Boolean).join(' · ')}</p>
}
