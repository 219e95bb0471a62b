// Table of a visitor's lines: item, quantity and note, without prices.
import { cardLabel } from '../../catalogue/product-card/card-label.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { controlClass } from '../../../../ui/field.tsx'
import { CloseIcon } from '../../../../ui/icons.tsx'
import { hiddenClass, VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { readQuantity } from '../../../components/quantity/quantity.ts'
import { QuantityField } from '../../../components/quantity/quantity-field.tsx'
import { CardMarks } from '../../catalogue/product-card/product-tile.tsx'
import { ProductThumb } from '../../catalogue/product-card/product-thumb.tsx'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import type { StoredItem } from '../../wish-button/stored-list.ts'
import { changeStored } from '../../wish-button/wish-state.ts'
import { YourNumber } from './your-number.tsx'
import css from './wish-items-table.module.css'

interface StoredTableProps {
  stored: readonly StoredItem[]
  cards: ReadonlyMap<string, ProductCard>
  /** Removes all other lines. */
  onKeepOnly: (lines: readonly StoredItem[]) => void
}

export function StoredTable({ stored, cards, onKeepOnly }: StoredTableProps) {
  const texts = useTexts('wish-list')
  const t = texts.table
  const change = (itemNo: string, patch: Partial<StoredItem>) =>
    changeStored(stored.map((line) => (line.itemNo === itemNo ? { ...line, ...patch } : line)))
  return (
    <table className={classNames(css.table, css.stored)}>
      <caption className={hiddenClass}>{t.caption(texts.title)}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.picture}>
            <VisuallyHidden>{t.columns.picture}</VisuallyHidden>
          </th>
          <th scope="col">{t.columns.item}</th>
          <th scope="col">{t.columns.quantity}</th>
          <th scope="col">{t.columns.note}</th>
          <th scope="col" className={css.figure}>
            {t.columns.stock}
          </th>
          <th scope="col" className={css.controlsCell}>
            <VisuallyHidden>{t.columns.remove}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {stored.map((line) => (
          <StoredRow
            key={line.itemNo}
            line={line}
            card={cards.get(line.itemNo)}
            onChange={(patch) => change(line.itemNo, patch)}
            onRemove={() => onKeepOnly(stored.filter(({ itemNo }) => itemNo !== line.itemNo))}
          />
        ))}
      </tbody>
    </table>
  )
}

interface StoredRowProps {
  line: StoredItem
  card: ProductCard | undefined
  onChange: (patch: Partial<StoredItem>) => void
  onRemove: () => void
}

function StoredRow({ line, card, onChange, onRemove }: StoredRowProps) {
  const t = useTexts('wish-list').table
  const { itemNo, quantity, note } = line
  return (
    <tr>
      <td className={css.picture}>{card && <ProductThumb card={card} />}</td>
      <th scope="row" className={css.item}>
        {card ? <LocalLink to={productPath(card)}>{itemNo}</LocalLink> : itemNo}
        {card && <CardMarks card={card} />}
        {card && (
          <small>
            {[
              cardLabel(card),
              measureText(card.voltage, 'V'),
              measureText(card.capacity, 'mAh'),
            ].join(' · ')}
          </small>
        )}
        <YourNumber refs={line.customerRefs} />
      </th>
      <td className={css.quantity} data-label={t.columns.quantity}>
        <QuantityField
          id={`quantity-${itemNo}`}
          label={t.quantity(itemNo)}
          typed={quantity === null ? '' : String(quantity)}
          terms={null}
          isFaulty={false}
          onType={(typed) => onChange({ quantity: readQuantity(typed) })}
        />
      </td>
      <td className={css.note}>
        <input
          className={controlClass}
          value={note}
          maxLength={500}
          placeholder={t.notePlaceholder}
          aria-label={t.note(itemNo)}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </td>
      <td className={css.stock}>{card && <StockBand card={card} />}</td>
      <td className={css.controlsCell}>
        <span className={css.controls}>
          <button type="button" aria-label={t.remove(itemNo)} onClick={onRemove}>
            <CloseIcon size={16} />
          </button>
        </span>
      </td>
    </tr>
  )
}
