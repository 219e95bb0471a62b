// One line of a list: item, quantity, note, price and the buttons that move or remove it.
import { useState } from 'react'
import { cardLabel } from '../../catalogue/product-card/card-label.ts'
import type { WishListItem } from '../../../../contract/wish-list.ts'
import { controlClass } from '../../../../ui/field.tsx'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { CardMarks } from '../../catalogue/product-card/product-tile.tsx'
import { ProductThumb } from '../../catalogue/product-card/product-thumb.tsx'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import { LazyBasketButton } from '../../pricing/price/lazy-basket-button.tsx'
import { isForMember } from '../../pricing/price/for-member.ts'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import type { ListItems } from './use-list-items.ts'
import { Subtotal, UnitPrice } from './line-figures.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { YourNumber } from './your-number.tsx'
import css from './wish-items-table.module.css'

interface WishListItemViewProps {
  line: WishListItem
  items: ListItems
  isSelected: boolean
  onSelect: (on: boolean) => void
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  drag: { isDragged: boolean; onStart: () => void; onEnd: () => void; onDrop: () => void }
}

export function WishListItemView(props: WishListItemViewProps) {
  const { line, items, isSelected, onSelect, drag } = props
  const t = useTexts('wish-list').table
  const { itemNo, product } = line
  return (
    <tr
      data-dragged={drag.isDragged || undefined}
      data-selected={isSelected || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        drag.onDrop()
      }}
    >
      <td className={css.select}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t.select(itemNo)}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </td>
      <td className={css.picture}>
        <ProductThumb card={product} />
      </td>
      <th scope="row" className={css.item}>
        <LocalLink to={productPath(product)}>{itemNo}</LocalLink>
        <CardMarks card={product} />
        <small>
          {[
            cardLabel(product),
            measureText(product.voltage, 'V'),
            measureText(product.capacity, 'mAh'),
          ].join(' · ')}
        </small>
        <YourNumber refs={line.customerRefs} />
      </th>
      <td className={css.quantity} data-label={t.columns.quantity}>
        <LineQuantity line={line} onSet={(quantity) => items.setQuantity(itemNo, quantity)} />
      </td>
      <td className={css.note}>
        <NoteField line={line} onSet={(note) => items.setNote(itemNo, note)} />
      </td>
      <td className={css.figure} data-label={t.columns.unit}>
        <UnitPrice line={line} />
      </td>
      <td className={css.stock}>
        <StockBand card={product} withFigure />
      </td>
      <td className={css.subtotal} data-label={t.columns.subtotal}>
        <Subtotal line={line} />
        {isForMember(product) && <LazyBasketButton card={product} quantity={line.quantity} small />}
      </td>
      <td className={css.controlsCell}>
        <LineControls {...props} />
      </td>
    </tr>
  )
}

/** Saves on blur or Enter. */
function NoteField({ line, onSet }: { line: WishListItem; onSet: (note: string) => void }) {
  const t = useTexts('wish-list').table
  const [typed, setTyped] = useState<string | null>(null)
  function finish() {
    if (typed !== null && typed.trim() !== line.note) onSet(typed.trim())
    setTyped(null)
  }
  return (
    <input
      className={controlClass}
      value={typed ?? line.note}
      maxLength={500}
      placeholder={t.notePlaceholder}
      aria-label={t.note(line.itemNo)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}

/** Buttons that move or remove the line, and the handle by which it is dragged. */
function LineControls({ line, items, isFirst, isLast, onMove, drag }: WishListItemViewProps) {
  const t = useTexts('wish-list').table
  const { itemNo } = line
  return (
    <span className={css.controls}>
      <button type="button" aria-label={t.up(itemNo)} disabled={isFirst} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button type="button" aria-label={t.down(itemNo)} disabled={isLast} onClick={() => onMove(1)}>
        ↓
      </button>
      <span
        className={css.grip}
        title={t.drag}
        draggable
        aria-hidden="true"
        onDragStart={drag.onStart}
        onDragEnd={drag.onEnd}
      >
        ⠿
      </span>
      <button type="button" aria-label={t.remove(itemNo)} onClick={() => items.remove([itemNo])}>
        <CloseIcon size={16} />
      </button>
    </span>
  )
}
